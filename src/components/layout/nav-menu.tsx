import type { ReactNode } from 'react';
import type { Site } from '@/lib/site';
import type { NavEntry } from './nav-entries';
import { Chevron, NavLink } from './nav-link';

/**
 * An entry with a menu: its page as "Overview" unless a sub-entry leads there, then its sub-entries. The current section
 * is expanded initially.
 */
function Group({ entry, site }: { entry: NavEntry; site: Site }) {
  const isListed = entry.children.some(({ href }) => href === entry.href);
  return (
    <details className="nav-group" name="nav-group" open={entry.current !== undefined} suppressHydrationWarning>
      <summary aria-current={entry.current ? 'true' : undefined}>
        {entry.label}
        <Chevron />
      </summary>
      <ul>
        {isListed ? null : (
          <li>
            <NavLink entry={{ ...entry, label: site.words.frame.overview }} site={site}>
              <span className="sr-only">: {entry.label}</span>
            </NavLink>
          </li>
        )}
        {entry.children.map((child) => (
          <li key={child.label}>
            <NavLink entry={child} site={site} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export const NavMenu = ({ entries, site, action }: { entries: NavEntry[]; site: Site; action: ReactNode }) => (
  <details className="nav-menu" suppressHydrationWarning>
    <summary>
      <span className="sr-only">{site.words.frame.menu}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M0 8h24" />
        <path d="M8 16h16" />
      </svg>
    </summary>
    <div className="nav-sheet">
      <ul className="nav-sheet-list">
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.children.length > 0 ? <Group entry={entry} site={site} /> : <NavLink entry={entry} site={site} />}
          </li>
        ))}
      </ul>
      {action}
    </div>
  </details>
);
