import type { Current } from './nav-entries';

export const Mark = () => (
  <svg className="mark" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
    <path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z" />
    <circle r="5.6" />
    <circle className="pupil" r="2.2" />
  </svg>
);

export const Logo = ({ name, current }: { name: string; current?: Current }) => (
  <a className="logo" href="/" aria-label={`${name}, home`} aria-current={current}>
    <Mark />
    {name}
  </a>
);
