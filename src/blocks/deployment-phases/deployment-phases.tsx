import { Actions } from '@/components/ui/cms-link';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { toScale } from './duration';
import { Phase } from './phase';
import { Ruler } from './ruler';

const layouts = { scale: 'phases-scale', ledger: 'phases-ledger', columns: 'phases-columns' } as const;

/** The scale layout draws durations to scale: up to four phases share one ruler, more are rows. */
export function DeploymentPhases({ block, site, data }: BlockProps<'deployment-phases'>) {
  const isScale = block.layout === 'scale';
  const stretches = toScale(
    data.map(({ duration }) => duration),
    site.words.phases,
  );
  // Equal segments say nothing in a ledger; on the scale they still connect the phases.
  const isDrawn = isScale || stretches.some(({ mark }) => mark);
  const hangs = isScale && data.length > 1 && data.length <= 4;
  return (
    <Section settings={block.section}>
      <SectionHead label={block.sectionName} heading={block.heading} intro={block.intro} />
      <div className={cx('phases', layouts[block.layout], hangs && 'is-hung')} data-count={data.length}>
        {isScale ? <Ruler stretches={stretches} hangs={hangs} start={site.words.phases.start} /> : null}
        <ol className="phase-list" data-stagger="brisk">
          {data.map((phase, index) => (
            <Phase
              key={`${phase.title} ${phase.duration}`}
              phase={phase}
              outcome={site.words.phases.outcome}
              stretch={isDrawn ? stretches[index] : undefined}
            />
          ))}
        </ol>
      </div>
      <Actions links={block.links} site={site} className="mt-8 md:mt-12" />
    </Section>
  );
}
