import { Figure } from '@/components/figures/figure';
import { Picture, pictureIn } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockOf, BlockProps } from '../types';
import { Lid } from './lid';

const layouts = { arc: 'dimensions-arc', rows: 'dimensions-rows', grid: 'dimensions-grid' } as const;

type Dimension = BlockOf<'dimension-cards'>['dimensions'][number];

function Sight({ figure, picture }: Pick<Dimension, 'figure' | 'picture'>) {
  const chosen = pictureIn(picture);
  if (chosen) return <Picture picture={chosen} sizes="128px" className="dimension-figure dimension-picture" isCut />;
  return figure ? <Figure name={figure} size="small" className="dimension-figure" /> : null;
}

export function DimensionCards({ block }: BlockProps<'dimension-cards'>) {
  const { layout, dimensions } = block;
  return (
    <Section settings={block.section}>
      <SectionHead label={block.sectionName} heading={block.heading} intro={block.intro} />
      <div className={cx('dimensions', layouts[layout])} data-count={dimensions.length}>
        {layout === 'arc' && dimensions.length > 1 ? <Lid count={dimensions.length} /> : null}
        <ul className="dimension-list" data-stagger="brisk" data-evidence="">
          {dimensions.map(({ id, title, text, figure, picture }, index) => (
            <li key={id ?? index} className={cx('dimension', !figure && !pictureIn(picture) && 'has-no-figure')}>
              <Sight figure={figure} picture={picture} />
              <h3 className="text-subsection">{title}</h3>
              <p className="text-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
