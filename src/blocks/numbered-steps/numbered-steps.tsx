import { Actions } from '@/components/ui/cms-link';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import { unbroken } from '@/lib/unbroken';
import type { BlockProps } from '../types';
import { Opening } from './opening';

const layouts = { ledger: 'steps-ledger', openings: 'steps-openings', columns: 'steps-columns' } as const;

export function NumberedSteps({ block, site }: BlockProps<'numbered-steps'>) {
  const { layout, steps, note, links } = block;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <ol
        className={cx('steps', layouts[layout])}
        data-stagger="steady"
        data-count={steps.length}
        data-evidence={layout === 'openings' ? '' : undefined}
      >
        {steps.map(({ id, title, text }, index) => (
          <li key={id ?? index} className="step">
            {layout === 'openings' ? <Opening step={index + 1} of={steps.length} className="step-eye" /> : null}
            <h3 className="text-subsection">{unbroken(title)}</h3>
            <p className="text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      {note || links?.length ? (
        <div className={cx('steps-end', layout === 'openings' && 'steps-end-openings')}>
          {note ? <p className="steps-note">{note}</p> : null}
          <Actions links={links} site={site} />
        </div>
      ) : null}
    </Section>
  );
}
