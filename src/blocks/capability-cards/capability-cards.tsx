import type { Points } from '@payload-types';
import { Figure } from '@/components/figures/figure';
import { Actions } from '@/components/ui/cms-link';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';
import { Capability } from './capability';
import { Ring, timelineOf } from './ring';

const layouts = {
  plate: 'capabilities-plate',
  rows: 'capabilities-rows',
  grid: 'capabilities-grid',
  ring: 'capabilities-ring',
} as const;

const Practice = ({ heading, lines }: { heading: string; lines: NonNullable<Points> }) => (
  <div className="practice ground-graphite">
    <h3 className="text-header">{heading}</h3>
    <ul className="practice-lines">
      {lines.map((line, index) => (
        <li key={line.id ?? index}>{line.text}</li>
      ))}
    </ul>
    <Figure name="joined-signals" className="practice-figure" />
  </div>
);

export function CapabilityCards({ block, site }: BlockProps<'capability-cards'>) {
  const { layout, cards, practice, practiceHeading } = block;
  const hasPanel = Boolean(practice?.length);
  // Two columns beside the panel; three across the page if the cards fill them.
  const columns = (layout === 'plate' && hasPanel) || cards.length % 3 !== 0 ? 'in-2' : 'in-3';
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <div className={cx('capabilities', layouts[layout], hasPanel && 'has-panel')}>
        {layout === 'ring' ? <Ring names={cards.map(({ title }) => title)} /> : null}
        <ul
          className={cx('capability-cells', (layout === 'plate' || layout === 'grid') && columns)}
          data-stagger={layout === 'ring' ? undefined : 'steady'}
          data-evidence={cards.some(({ figure }) => figure) ? '' : undefined}
        >
          {cards.map((card, index) => (
            <Capability
              key={card.id ?? index}
              // The ring is their drawing.
              card={layout === 'ring' ? { ...card, figure: null } : card}
              site={site}
              style={layout === 'ring' ? timelineOf(index) : undefined}
            />
          ))}
        </ul>
        {hasPanel ? (
          <Practice heading={practiceHeading || site.words.industry.practice} lines={practice ?? []} />
        ) : null}
      </div>
      <Actions links={block.links} site={site} className="mt-8 md:mt-12" />
    </Section>
  );
}
