import type { SectionSettings } from '@payload-types';
import type { ReactNode } from 'react';
import { grounds } from '@/fields/section';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';

/** Written out so that Tailwind includes them all (src/design-system/grounds.css). */
export const groundClass = {
  white: 'ground-white',
  frost: 'ground-frost',
  graphite: 'ground-graphite',
  ocean: 'ground-ocean',
  indigo: 'ground-indigo',
} as const;
const spacingClass = { compact: 'section-compact', standard: '', generous: 'section-generous' } as const;

export const themeOf = Object.fromEntries(grounds.map(({ value, navTheme }) => [value, navTheme])) as Record<
  SectionSettings['ground'],
  'light' | 'dark'
>;

/** In the preview frame, with the section's position in its document (src/data/preview/mark-fields.ts). */
type Settings = SectionSettings & { mark?: string; row?: string };

export const sectionPlace = ({ mark, row, hidden }: Partial<Settings> = {}) => ({
  'data-section': mark,
  'data-row': row,
  'data-hidden': mark && hidden ? '' : undefined,
});

export const sectionProps = (settings: Settings) => ({
  ...sectionPlace(settings),
  id: settings.anchor || undefined,
  'data-nav-theme': themeOf[settings.ground],
  className: cx('section', groundClass[settings.ground], spacingClass[settings.spacing]),
});

type Props = {
  settings: Settings;
  className?: string;
  label?: string;
  children: ReactNode;
};

export function Section({ settings, className, label, children }: Props) {
  const { className: base, ...attributes } = sectionProps(settings);
  return (
    <section {...attributes} className={cx(base, className)} aria-label={label}>
      <div className="wrap">{children}</div>
    </section>
  );
}

type HeadProps = { label?: string; heading?: string | null; intro?: string | null };

/** Label and headline in columns 1 to 7, the supporting sentence in 9 to 12. */
export function SectionHead({ label, heading, intro }: HeadProps) {
  if (!heading) return null;
  return (
    <div className="section-head grid-12">
      <div>
        {label ? <p className="note section-label">{label}</p> : null}
        <h2 className="text-page">{unbroken(heading)}</h2>
      </div>
      {intro ? <p className="text-small text-ink-2">{intro}</p> : null}
    </div>
  );
}
