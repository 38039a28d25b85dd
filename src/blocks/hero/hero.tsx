import { descriptions } from '../../components/figures/descriptions';
import { Figure, hasWords } from '../../components/figures/figure';
import type { FigureName } from '../../components/figures/names';
import { isSubject } from '../../components/figures/subjects';
import { Picture, pictureIn } from '../../components/ui/picture';
import { sectionProps } from '../../components/ui/section';
import { cx } from '../../lib/cx';
import type { BlockProps } from '../types';
import { MeasuredHero } from './measured-hero';
import { readingPlaces } from './reading-places';
import { Readings } from './readings';
import { type Headline, HeroWords } from './words';

const layoutClass = {
  split: 'hero-split',
  reversed: 'hero-split hero-reversed',
  centered: 'hero-centered',
  measured: 'hero-measured',
  plain: 'hero-plain',
} as const;

/** Only the sensor can be measured, and only a drawing or a picture makes a hero of two sides. */
function arrangementOf({ layout, figure, picture }: BlockProps<'hero'>['block']) {
  if (pictureIn(picture)) return layout === 'measured' || layout === 'plain' ? 'split' : layout;
  if (!figure) return 'plain';
  return layout === 'measured' && figure !== 'sensor' ? 'split' : layout;
}

const kindOf = (figure: FigureName) => {
  if (figure === 'sensor') return 'is-eye';
  return hasWords(figure) ? 'is-diagram' : 'is-dial';
};

/** How wide a picture is shown beside the words, and below them. */
const pictureSizes = { beside: '(width >= 1024px) 50vw, 100vw', below: '(width >= 1440px) 1312px, 100vw' };

/**
 * The picture of a hero, or its drawing, with the readings: round a dial that stands beside the words, below anything
 * else.
 */
function HeroFigure({ block, isBeside }: { block: BlockProps<'hero'>['block']; isBeside: boolean }) {
  const { figure, readings } = block;
  const picture = pictureIn(block.picture);
  if (picture) {
    return (
      <div className="hero-figure is-picture">
        <Picture picture={picture} sizes={pictureSizes[isBeside ? 'beside' : 'below']} isCut isFirst />
        <Readings readings={readings} />
      </div>
    );
  }
  if (!figure) return null;
  const places = isBeside && isSubject(figure) ? readingPlaces(figure, readings) : undefined;
  const list = <Readings readings={readings} places={places} />;
  return (
    <div className={cx('hero-figure', kindOf(figure))}>
      <div className="hero-drawing">
        <Figure name={figure} size="large" label={descriptions[figure]} />
        {places ? list : null}
      </div>
      {places ? null : list}
    </div>
  );
}

/**
 * The opening of a page. It holds the page's one h1 and fills at least nine tenths of the screen. Where it is shown as a
 * sample, its headline takes the place it has there.
 */
export function Hero({ block, site, headline }: BlockProps<'hero'> & { headline?: Headline }) {
  const arrangement = arrangementOf(block);
  const { className, ...attributes } = sectionProps(block.section);
  return (
    <section {...attributes} className={cx('hero mesh min-h-[90svh]', layoutClass[arrangement], className)}>
      <div className="wrap">
        {arrangement === 'measured' ? (
          <MeasuredHero block={block} site={site} headline={headline} />
        ) : (
          <>
            <HeroWords block={block} site={site} headline={headline} />
            {arrangement === 'plain' ? null : <HeroFigure block={block} isBeside={arrangement !== 'centered'} />}
          </>
        )}
      </div>
    </section>
  );
}
