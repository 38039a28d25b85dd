import type { Current } from './nav-entries';

export const Mark = () => (
  <svg className="mark" viewBox="-16 -16 32 32" aria-hidden="true">
    <path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z" />
    <circle r="5.6" />
    <circle className="pupil" r="2.2" />
  </svg>
);

type Props = {
  name: string;
  /** What screen readers call the link. */
  label?: string;
  home?: string;
  current?: Current;
};

export const Logo = ({ name, label = `${name}, home`, home = '/', current }: Props) => (
  <a className="logo" href={home} aria-label={label} aria-current={current}>
    <Mark />
    {name}
  </a>
);
