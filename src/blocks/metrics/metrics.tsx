import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';

const countClass: Record<number, string> = { 2: 'of-2', 3: 'of-3', 4: 'of-4' };

export function Metrics({ block, site }: BlockProps<'metrics'>) {
  return (
    <Section
      settings={block.section}
      className="metrics"
      label={block.heading ? undefined : site.words.sections.figures}
    >
      <SectionHead heading={block.heading} intro={block.intro} />
      <dl className={cx('metrics-list', countClass[block.metrics.length])} data-stagger="steady" data-evidence="">
        {block.metrics.map(({ id, value, label, note }) => (
          <div key={id ?? label} className="metric">
            <dt className="text-small">{label}</dt>
            <dd className="metric-value">{value}</dd>
            {note ? <dd className="metric-note text-caption text-ink-3">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </Section>
  );
}
