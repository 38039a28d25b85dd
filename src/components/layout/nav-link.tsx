import type { ReactNode } from 'react';
import type { Site } from '@/lib/site';
import { FileFacts } from '../ui/cms-link';
import type { NavLink as NavLinkEntry } from './nav-entries';

type Props = { entry: NavLinkEntry; site: Site; className?: string; children?: ReactNode };

/** Other websites open in a new tab; a link without a target renders as text. */
export function NavLink({
  entry: { href, hrefLang, label, isExternal, facts, current },
  site,
  className,
  children,
}: Props) {
  const target = href === undefined ? { role: 'link', 'aria-disabled': true } : { href, hrefLang };
  return (
    <a
      {...target}
      className={className}
      aria-current={current}
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {label}
      <FileFacts facts={facts} />
      {children}
      {isExternal ? <span className="sr-only">{` ${site.words.frame.newTab}`}</span> : null}
    </a>
  );
}

export const Chevron = () => (
  <svg className="chevron" viewBox="0 0 10 10" aria-hidden="true">
    <path d="M1 3l4 4 4-4" />
  </svg>
);
