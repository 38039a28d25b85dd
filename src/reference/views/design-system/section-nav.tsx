/** The entries of the section navigation (content document, section 2). */
const sectionEntries = [
  { label: 'Overview', href: '#overview' },
  { label: 'Logo System', href: '#logo-system' },
  { label: 'Color System', href: '#color-system' },
  { label: 'Typography', href: '#typography' },
  { label: 'Motion', href: '#motion' },
  { label: 'Layouts', href: '#page-layouts' },
  { label: 'Components', href: '#components' },
  { label: 'Accessibility', href: '#accessibility' },
  { label: 'Voice', href: '/voice-verbal' },
] as const;

/**
 * The bar under the bar. It hides, comes back and changes its looks together with it: the style sheet reads what the
 * frame's script has written on the header (past 80 px, after 20 px), so there is one rule and no second script.
 */
export const SectionNav = () => (
  <nav className="section-nav" aria-label="Sections">
    <ul className="wrap">
      {sectionEntries.map(({ label, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
