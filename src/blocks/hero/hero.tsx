import { descriptions } from '../../components/figures/descriptions';
import { Figure, hasWords } from '../../components/figures/figure';
import { sectionProps } from '../../components/ui/section';
import { cx } from '../../lib/cx';
import type { BlockProps } from '../types';
import { MeasuredHero } from './measured-hero';
import { readingPlaces } from './reading-places';
import { Readings } from './readings';
import { HeroWords } from './words';

const layoutClass = {
  split: 'hero-split',
  reversed: 'hero-split hero-reversed',
  centered: 'hero-centered',
  measured: 'hero-measured',
  plain: 'hero-plain',
} as const;

/** Only the sensor can be measured, and only a drawing makes a hero of two sides. */
function arrangementOf({ layout, figure }: BlockProps<'hero'>['block']) {
  if (!figure) return 'plain';
  return layout === 'measured' && figure !== 'sensor' ? 'split' : layout;
}

/** The drawing of a hero with its readings: round it where it has six nodes, below it otherwise. */
function HeroFigure({ block, isPlaced }: { block: BlockProps<'hero'>['block']; isPlaced: boolean }) {
  if (!block.figure) return null;
  return (
    <div
      className={cx(
        'hero-figure',
        hasWords(block.figure) ? 'is-diagram' : block.figure === 'sensor' ? 'is-eye' : 'is-dial',
      )}
    >
      <div className="hero-drawing">
        <Figure name={block.figure} size="large" label={descriptions[block.figure]} />
        <Readings readings={block.readings} places={isPlaced ? readingPlaces(block.figure) : undefined} />
      </div>
    </div>
  );
}

/** The opening of a page. It holds the page's one h1 and fills at least nine tenths of the screen. */
export function Hero({ block, site }: BlockProps<'hero'>) {
  const arrangement = arrangementOf(block);
  const { className, ...attributes } = sectionProps(block.section);
  return (
    <section {...attributes} className={cx('hero mesh min-h-[90svh]', layoutClass[arrangement], className)}>
      <div className="wrap">
        {arrangement === 'measured' ? (
          <MeasuredHero block={block} site={site} />
        ) : (
          <>
            <HeroWords block={block} site={site} />
            {arrangement === 'plain' ? null : <HeroFigure block={block} isPlaced={arrangement !== 'centered'} />}
          </>
        )}
      </div>
    </section>
  );
}
