import type { ReactNode } from 'react';
import { scriptAddress } from '@/browser/script-file';
import { ReviewSwitch } from '../review-switch';

const pages = [
  { path: '/design-system', label: 'Design system' },
  { path: '/perception-icon', label: 'Awareness Field Sensor' },
  { path: '/perception-icon/library', label: 'Icon library' },
  { path: '/templates', label: 'Templates' },
  { path: '/voice-verbal', label: 'Voice' },
  { path: '/container-treatments', label: 'Container treatments' },
];

type Props = {
  path: string;
  heading: string;
  intro: string;
  /** Of a template's theme; all other pages start on graphite. */
  groundClass?: string;
  navTheme?: 'dark' | 'light';
  children?: ReactNode;
};

export function ShowcaseHead({
  path,
  heading,
  intro,
  groundClass = 'ground-graphite',
  navTheme = 'dark',
  children,
}: Props) {
  const current = pages.filter((page) => page.path === path || path.startsWith(`${page.path}/`)).at(-1);
  return (
    <section className={`showcase-head mesh ${groundClass}`} data-nav-theme={navTheme}>
      <script async type="module" src={scriptAddress('reference')} />
      <div className="wrap showcase-head-grid">
        <div>
          <h1 className="text-page">{heading}</h1>
          <p className="text-intro text-ink-2">{intro}</p>
        </div>
        {children ? <div className="showcase-head-figure">{children}</div> : null}
      </div>
      <nav className="wrap showcase-nav" aria-label="Reference">
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              <a
                href={page.path}
                className="text-caption"
                aria-current={page !== current ? undefined : page.path === path ? 'page' : 'true'}
              >
                {page.label}
              </a>
            </li>
          ))}
        </ul>
        <ReviewSwitch />
      </nav>
    </section>
  );
}
