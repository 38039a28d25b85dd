import type { Site } from '@/lib/site';
import { Arrow } from '../ui/arrow';
import type { NavEntry } from './nav-entries';
import { Chevron, NavLink } from './nav-link';

/** The button opens the menu for keyboard and touch; a mouse opens it on hover. Without scripts, CSS does. */
function Dropdown({ entry, id, site }: { entry: NavEntry; id: string; site: Site }) {
  return (
    <li className="nav-item">
      <NavLink entry={entry} site={site} className="nav-link" />
      {/* The script may have opened it before hydration. */}
      <button
        type="button"
        className="nav-toggle"
        aria-expanded="false"
        aria-controls={id}
        aria-label={site.words.frame.morePages(entry.label)}
        suppressHydrationWarning
      >
        <Chevron />
      </button>
      <ul className="drop" id={id}>
        {entry.children.map((child) => (
          <li key={child.label}>
            <NavLink entry={child} site={site}>
              <Arrow />
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

export const NavBar = ({ entries, site }: { entries: NavEntry[]; site: Site }) => (
  <ul className="nav-links">
    {entries.map((entry, index) =>
      entry.children.length > 0 ? (
        <Dropdown key={entry.label} entry={entry} id={`nav-${index + 1}`} site={site} />
      ) : (
        <li key={entry.label} className="nav-item">
          <NavLink entry={entry} site={site} className="nav-link" />
        </li>
      ),
    )}
  </ul>
);
