import { Figure } from '../../components/figures/figure';
import { Section, SectionHead } from '../../components/ui/section';
import { cx } from '../../lib/cx';
import type { BlockProps } from '../types';
import { Lid } from './lid';

const layouts = { arc: 'dimensions-arc', rows: 'dimensions-rows', grid: 'dimensions-grid' } as const;

/**
 * The dimensions of perception. On the arc they are strung on one lid, because a reading is held in all of them at
 * once; as rows and as a grid they are read one by one.
 */
export function DimensionCards({ block }: BlockProps<'dimension-cards'>) {
  const { layout, dimensions } = block;
  return (
    <Section settings={block.section} className="overflow-x-clip">
      <SectionHead label={block.sectionName} heading={block.heading} intro={block.intro} />
      <div className={cx('dimensions', layouts[layout])} data-count={dimensions.length}>
        {layout === 'arc' && dimensions.length > 1 ? <Lid count={dimensions.length} /> : null}
        <ul className="dimension-list" data-stagger="brisk">
          {dimensions.map(({ id, title, text, figure }, index) => (
            <li key={id ?? index} className={cx('dimension', !figure && 'has-no-figure')}>
              {figure ? <Figure name={figure} size="small" className="dimension-figure" /> : null}
              <h3 className="text-subsection">{title}</h3>
              <p className="text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
