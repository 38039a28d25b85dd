import { gapWeeks } from '@shared/gap';
import { scriptAddress } from '@/browser/script-file';
import { Section, SectionHead } from '@/components/ui/section';
import { firstGap, gapIn, weeksIn } from '@/lib/gap-sketch';
import { sessionPage } from '@/lib/routes';
import type { BlockProps } from '../types';
import { GapLine, gapStyle } from './gap-line';

type Weeks = { id: string; name: 'known' | 'late'; label: string; value: number; says: string; after: string };

/** Fields for numbers, which src/browser/gap.js makes sliders. */
const WeeksInput = ({ id, name, label, value, says, after }: Weeks) => (
  <p className="gap-weeks">
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} type="number" required {...gapWeeks[name]} defaultValue={value} />
    <span className="note text-ink-2">
      <span data-gap-weeks={name}>{says}</span> {after}
    </span>
  </p>
);

/** Sends the gap to the booking page, which draws it too. */
export function GapSketch({ block, site }: BlockProps<'gap-sketch'>) {
  const gap = site.gap ?? gapIn(block, firstGap);
  const id = `gap-${block.id ?? 'sketch'}`;
  return (
    <Section settings={block.section}>
      <SectionHead heading={block.heading} intro={block.intro} />
      <form
        className="gap"
        action={sessionPage}
        style={gapStyle(gap)}
        data-gap={`${block.week}|${block.weeks}`}
        data-soon={scriptAddress('gap')}
        suppressHydrationWarning
      >
        <GapLine gap={gap} isLive />
        <p className="field">
          <label htmlFor={`${id}-decision`}>{block.question}</label>
          <select id={`${id}-decision`} name="decision" className="field-input" defaultValue={gap.decision}>
            {block.decisions?.map(({ id: row, text }) => (
              <option key={row ?? text}>{text}</option>
            ))}
          </select>
        </p>
        <WeeksInput
          id={`${id}-known`}
          name="known"
          label={block.knownLabel}
          value={gap.known}
          says={weeksIn(block, gap.known)}
          after={block.knownText}
        />
        <WeeksInput
          id={`${id}-late`}
          name="late"
          label={block.lateLabel}
          value={gap.late}
          says={weeksIn(block, gap.late)}
          after={block.lateText}
        />
        <button type="submit" className="button button-solid">
          {block.button}
        </button>
      </form>
    </Section>
  );
}
