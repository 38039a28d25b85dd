import { componentAddress, componentPages } from '../../registry/component-pages';

type Entry = { label: string; href: string };

/** Sections of the overview, with the groups that are worth finding. */
const sections: { label: string; id: string; groups?: [label: string, id: string][] }[] = [
  { label: 'Core principles', id: 'overview' },
  { label: 'Logo system', id: 'logo-system' },
  { label: 'Color system', id: 'color-system', groups: [['Contrast', 'contrast']] },
  { label: 'Typography', id: 'typography' },
  { label: 'Spacing', id: 'spacing' },
  { label: 'Motion', id: 'motion' },
  { label: 'Gradient architecture', id: 'gradient-architecture' },
  { label: 'Info boxes', id: 'info-boxes' },
  { label: 'Page layouts', id: 'page-layouts' },
  { label: 'Metrics', id: 'metrics' },
  { label: 'Components', id: 'components' },
  {
    label: 'Card patterns',
    id: 'card-patterns',
    groups: [
      ['Solution cards', 'modules'],
      ['Industry cards', 'industries'],
      ['Content cards', 'content-cards'],
    ],
  },
  { label: 'Button audit', id: 'button-audit' },
  { label: 'Accessibility', id: 'accessibility' },
  { label: 'Voice', id: 'voice-verbal' },
];
const more: Entry[] = [
  { label: 'Icon library', href: '/perception-icon/library' },
  { label: 'Awareness Field Sensor', href: '/perception-icon' },
  { label: 'Templates', href: '/templates' },
  { label: 'Container treatments', href: '/container-treatments' },
  { label: 'Voice and verbal identity', href: '/voice-verbal' },
  { label: 'Tokens as JSON', href: '/assets/tokens.json' },
  { label: 'Tokens as CSS', href: '/assets/tokens.css' },
];

const pagesOf = (kind: 'part' | 'section'): Entry[] =>
  componentPages
    .filter((page) => page.kind === kind)
    .map(({ id, name }) => ({ label: name, href: componentAddress(id) }));

const groupsOn = (overview: string): { name: string; entries: Entry[] }[] => [
  {
    name: 'Foundations',
    entries: sections.flatMap(({ label, id, groups = [] }) =>
      [[label, id] as const, ...groups].map(([name, anchor]) => ({ label: name, href: `${overview}#${anchor}` })),
    ),
  },
  { name: 'Parts', entries: pagesOf('part') },
  { name: 'Sections of pages', entries: pagesOf('section') },
  { name: 'More', entries: more },
];

/**
 * Everything that can be looked up. Anchors alone; src/browser/reference.js filters them. On small screens it folds
 * into the bar of sections.
 * @param props.overview address of the overview, empty on itself
 */
export const ReferenceIndex = ({ overview, path }: { overview: string; path: string }) => (
  <nav className="ref-index ground-graphite" aria-label="Index">
    <details>
      <summary>Index</summary>
      <div className="ref-index-body">
        <p className="ref-index-search">
          <label htmlFor="index-search" className="sr-only">
            Search the index
          </label>
          <input
            id="index-search"
            type="search"
            className="field-input"
            placeholder="Search"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
          />
          <kbd>/</kbd>
        </p>
        {groupsOn(overview).map(({ name, entries }) => (
          <div key={name} data-index-group>
            <p className="note">{name}</p>
            <ul>
              {entries.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} aria-current={href === path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="ref-index-none text-ink-2" hidden suppressHydrationWarning>
          Nothing is called that.
        </p>
      </div>
    </details>
  </nav>
);
