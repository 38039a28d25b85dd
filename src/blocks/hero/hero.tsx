import { scriptAddress } from '@/browser/script-file';
import { describeFigure } from '@/components/figures/descriptions';
import { Figure, hasWords } from '@/components/figures/figure';
import { isSubject } from '@/components/figures/subjects';
import { Picture, pictureIn } from '@/components/ui/picture';
import { sectionProps } from '@/components/ui/section';
import type { FigureName } from '@/design-system/figure-names';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { MeasuredHero } from './measured-hero';
import { readingPlaces } from './reading-places';
import { Readings } from './readings';
import { type Headline, HeroWords } from './words';

const layoutClass = {
  split: 'hero-split',
  reversed: 'hero-split hero-reversed',
  centered: 'hero-centered',
  below: 'hero-below',
  measured: 'hero-measured',
  plain: 'hero-plain',
} as const;

/** Only the sensor can be measured, and only a drawing or a picture gives a hero two sides. */
function arrangementOf({ layout, figure, picture }: BlockProps<'hero'>['block']) {
  if (pictureIn(picture)) return layout === 'measured' || layout === 'plain' ? 'split' : layout;
  if (!figure) return 'plain';
  return layout === 'measured' && figure !== 'sensor' ? 'split' : layout;
}

const kindOf = (figure: FigureName) => {
  if (figure === 'sensor') return 'is-eye';
  return hasWords(figure) ? 'is-diagram' : 'is-dial';
};

const pictureSizes = { beside: '(width >= 1024px) 50vw, 100vw', below: '(width >= 1440px) 1312px, 100vw' };

function HeroFigure({ block, site, isBeside }: Pick<BlockProps<'hero'>, 'block' | 'site'> & { isBeside: boolean }) {
  const { figure, readings } = block;
  const note = site.words.drawings.illustrativeReadings;
  const picture = pictureIn(block.picture);
  if (picture) {
    return (
      <div className="hero-figure is-picture">
        <Picture picture={picture} sizes={pictureSizes[isBeside ? 'beside' : 'below']} isCut isFirst />
        <Readings readings={readings} note={note} />
      </div>
    );
  }
  if (!figure) return null;
  const places = isBeside && isSubject(figure) ? readingPlaces(figure, readings) : undefined;
  const list = <Readings readings={readings} places={places} note={note} />;
  return (
    <div className={cx('hero-figure', kindOf(figure))}>
      <div className="hero-drawing" data-then={isSubject(figure) ? scriptAddress('gaze') : undefined}>
        <Figure
          name={figure}
          size="large"
          label={describeFigure(figure, site.language)}
          words={site.words.figures}
          isGazedAt={isSubject(figure)}
        />
        {places ? list : null}
      </div>
      {places ? null : list}
    </div>
  );
}

/** Opens a page with its only h1. `headline` changes the level where a hero is a sample. */
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
            {arrangement === 'plain' ? null : (
              <HeroFigure block={block} site={site} isBeside={arrangement === 'split' || arrangement === 'reversed'} />
            )}
          </>
        )}
      </div>
    </section>
  );
}
