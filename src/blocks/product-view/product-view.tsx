import { useId } from 'react';
import { Illustrative } from '@/components/figures/drawing-notes';
import { at } from '@/components/figures/places';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { DecisionLog } from './decision-log';
import { Evidence } from './evidence';
import { LensView } from './lens';
import { Pulse } from './pulse';

/** Radio buttons choose the role, and `:has()` shows it; on paper and without support, all roles are shown. */
export function ProductView({ block, site }: BlockProps<'product-view'>) {
  const words = site.words.product;
  const name = useId();
  const isExcerpt = block.layout === 'split';
  const hasLens = block.layout !== 'sources';
  const hasEvidence = Boolean(block.artifacts?.length);
  return (
    <Section settings={block.section}>
      <div className={cx('product', isExcerpt && !hasEvidence && 'product-split')}>
        <SectionHead heading={block.heading} intro={block.intro} />
        {hasEvidence ? <Evidence block={block} site={site} name={name} /> : null}
        {hasLens ? (
          <figure className="lens" data-evidence="">
            <fieldset className="lens-roles" style={at({ '--roles': block.views.length })}>
              <legend className="note">{words.lens(block.event)}</legend>
              {block.views.map(({ id, role, horizon }, index) => (
                <label key={id ?? index} className="lens-role">
                  <input className="sr-only" type="radio" name={name} value={index} defaultChecked={index === 0} />
                  <span className="lens-strong">{role}</span> <span className="note">{horizon}</span>
                </label>
              ))}
            </fieldset>
            <div className="lens-views">
              {block.views.map((view, index) => (
                <LensView
                  key={view.id ?? index}
                  block={block}
                  site={site}
                  view={view}
                  hasOptions={!isExcerpt || hasEvidence}
                />
              ))}
            </div>
          </figure>
        ) : null}
        {isExcerpt || hasEvidence ? null : <Pulse block={block} words={words} name={name} />}
        <DecisionLog log={block.log} words={words} />
        <div className="drawing-notes">
          <Illustrative site={site} />
          {hasLens ? (
            <p className="note" aria-hidden="true">
              <span className="drawing-key">{words.read}</span>
              <span className="drawing-key lens-key-forecast">{words.forecast}</span>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
