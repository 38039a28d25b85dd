import { useId } from 'react';
import { Illustrative } from '@/components/figures/drawing-notes';
import { at } from '@/components/figures/places';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { LensView } from './lens';
import { Pulse } from './pulse';

/**
 * Lens and Pulse with one event. Radio buttons choose the role and the stylesheet shows it (`:has()`); on paper and
 * where that is unknown, all roles are shown.
 */
export function ProductView({ block }: BlockProps<'product-view'>) {
  const name = useId();
  const isExcerpt = block.layout === 'split';
  return (
    <Section settings={block.section}>
      <div className={cx('product', isExcerpt && 'product-split')}>
        <SectionHead heading={block.heading} intro={block.intro} />
        <figure className="lens" data-evidence="">
          <fieldset className="lens-roles" style={at({ '--roles': block.views.length })}>
            <legend className="note">{`Lens, ${block.event}, as read by`}</legend>
            {block.views.map(({ id, role, horizon }, index) => (
              <label key={id ?? index} className="lens-role">
                <input className="sr-only" type="radio" name={name} value={index} defaultChecked={index === 0} />
                <span className="lens-strong">{role}</span> <span className="note">{horizon}</span>
              </label>
            ))}
          </fieldset>
          <div className="lens-views">
            {block.views.map((view, index) => (
              <LensView key={view.id ?? index} block={block} view={view} hasOptions={!isExcerpt} />
            ))}
          </div>
        </figure>
        {isExcerpt ? null : <Pulse block={block} />}
        <div className="drawing-notes">
          <Illustrative />
          <p className="note" aria-hidden="true">
            <span className="drawing-key">read</span>
            <span className="drawing-key lens-key-forecast">forecast</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
