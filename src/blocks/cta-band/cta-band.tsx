import { eye } from '@/components/figures/geometry';
import { Canvas } from '@/components/figures/parts';
import { ButtonLink } from '@/components/ui/cms-link';
import { sectionProps } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';
import type { BlockProps } from '../types';

const lids = [30, 62, 96, 132, 170, 210, 252, 296];

export function CtaBand({ block, site }: BlockProps<'cta-band'>) {
  const { className, ...attributes } = sectionProps(block.section);
  return (
    <section {...attributes} className={cx('cta', className)}>
      <Canvas box={[-660, -300, 1320, 600]} className="cta-lids">
        <path className="l" d={lids.map((height) => eye(660, height)).join('')} />
      </Canvas>
      <div className="wrap">
        <div className="grid-12 cta-grid">
          <div className="cta-words" data-stagger="steady">
            {block.badge ? <p className="note cta-badge">{block.badge}</p> : null}
            <h2 className="text-page">{unbroken(block.heading)}</h2>
            <p className="cta-text text-ink-2">{block.text}</p>
            <p className="cta-actions">
              <ButtonLink link={block.primary} site={site} look="solid" />
              {block.hasSecondary ? <ButtonLink link={block.secondary} site={site} look="text" /> : null}
            </p>
            {block.measure ? <p className="note measure cta-measure">{block.measure}</p> : null}
          </div>
          {block.facts?.length ? (
            <dl className="cta-facts">
              {block.facts.map(({ id, label, value }) => (
                <div key={id ?? label}>
                  <dt className="note">{label}</dt>
                  <dd className="text-small">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
    </section>
  );
}
