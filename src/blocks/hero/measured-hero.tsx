import { scriptAddress } from '@/browser/script-file';
import { describeFigure } from '@/components/figures/descriptions';
import { Figure } from '@/components/figures/figure';
import { Measure } from '@/components/figures/measure';
import { Actions } from '@/components/ui/cms-link';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { splitMeasured } from './headline';
import { Highlighted } from './highlighted';
import { readingPlaces } from './reading-places';
import { Readings } from './readings';
import { type Headline, HeroIntro } from './words';

/**
 * The home hero: its dimension line measures the drawing below, from the signal in the eye's corner to the pupil. A look
 * at the signal closes the gap of the headline (hero.css), and what is left is time to choose.
 */
export function MeasuredHero({
  block,
  site,
  headline: Heading = 'h1',
}: Pick<BlockProps<'hero'>, 'block' | 'site'> & { headline?: Headline }) {
  const { words, language } = site;
  const parts = splitMeasured(block.heading, block.highlight);
  return (
    <div className={cx('measured', parts ? 'measured-split' : 'measured-whole')}>
      <Heading className="measured-heading text-hero">
        {parts ? (
          <>
            <span>
              <Highlighted text={parts.lead} phrase={block.highlight} />{' '}
            </span>
            <span>
              <Highlighted text={parts.from} phrase={block.highlight} />{' '}
            </span>
            <span>
              <Highlighted text={parts.to} phrase={block.highlight} />
            </span>
          </>
        ) : (
          <Highlighted text={block.heading} phrase={block.highlight} />
        )}
      </Heading>
      <div className="measured-copy">
        {block.badge ? <p className="hero-badge note">{block.badge}</p> : null}
        <HeroIntro text={block.intro} className="measured-intro" />
        <Actions links={block.links} site={site} className="hero-actions" />
      </div>
      <div className="measured-gap">
        <Measure name={block.gapLabel || words.drawings.gap} className="measured-line" />
        <div className="measured-drawing" data-then={scriptAddress('gaze')}>
          <p className="measured-hint note" aria-hidden="true">
            {block.hint || words.drawings.look}
          </p>
          <Figure
            name="sensor"
            size="large"
            label={describeFigure('sensor', language)}
            words={site.words.figures}
            isGazedAt
          />
          <Readings readings={block.readings} places={readingPlaces('sensor', block.readings)} />
        </div>
      </div>
      {parts ? (
        <p className="measured-closed" aria-hidden="true">
          <Measure name={block.closedLabel || words.figures.timeToChoose} />
        </p>
      ) : null}
      <ul className="measured-key note" aria-label={words.drawings.key}>
        <li>
          <i className="key key-unread" />
          {words.drawings.unread}
        </li>
        <li>
          <i className="key" />
          {words.drawings.joined}
        </li>
        {block.readings?.length ? <li>{words.drawings.illustrativeReadings}</li> : null}
      </ul>
    </div>
  );
}
