import { ReviewSwitch } from '../review-switch';

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
 * Hides and changes with the navigation: the stylesheet reads the header's data attributes.
 * @param props.overview its address, for other pages
 */
export const SectionNav = ({ overview = '' }: { overview?: string }) => (
  <nav className="section-nav" aria-label="Sections">
    <div className="wrap">
      <ul>
        {sectionEntries.map(({ label, href }) => (
          <li key={label}>
            <a href={href.startsWith('#') ? overview + href : href}>{label}</a>
          </li>
        ))}
      </ul>
      <ReviewSwitch />
    </div>
  </nav>
);
