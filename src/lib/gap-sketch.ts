import type { GapSketchBlock } from '@payload-types';
import { noteLimit } from '@shared/booking';
import { entryLines } from '@shared/clean-entry';
import { countCharacters, limits } from '@shared/fields';
import { knownWeeks, lateWeeks } from '@shared/gap';
import { z } from 'zod';

type Query = Record<string, string | string[] | undefined>;

const note = z
  .string()
  .max(2 * limits.message)
  .transform(entryLines)
  .refine((text) => text !== '' && countCharacters(text) <= noteLimit && !text.includes('\0'))
  .optional()
  .catch(undefined);
const brought = z.object({ note, known: knownWeeks, late: lateWeeks });

/** What a visitor brings to the calendar: a note, and the weeks of the gap that they drew. */
export type BroughtNote = { note: string; known?: number; late?: number };

/** Undefined without a note that can be booked; anything else that is wrong is left out. */
export function noteInQuery(query: Query): BroughtNote | undefined {
  const { note, known, late } = brought.parse(query);
  return note === undefined ? undefined : { note, known, late };
}

/** The phrases of the section where a gap is drawn (src/blocks/gap-sketch). */
export type GapTexts = Pick<
  GapSketchBlock,
  'question' | 'decisions' | 'knownLabel' | 'reachedLabel' | 'lateLabel' | 'week' | 'weeks' | 'line' | 'note'
>;

export type Gap = { known: number; late: number; decision?: string };
/** With what its section says about it. */
export type DrawnGap = Gap & { texts: GapTexts };

export const firstGap: Gap = { known: 7, late: 2 };

const drawn = z.object({
  known: knownWeeks,
  late: lateWeeks,
  decision: z.string().max(100).optional().catch(undefined),
});

/** The gap of an address, which anybody may write. Undefined unless it can be drawn. */
export function gapInQuery(query: Query): Gap | undefined {
  const { known, late, decision } = drawn.parse(query);
  return known === undefined || late === undefined ? undefined : { known, late, decision };
}

/** A decision that the section does not offer is left out. */
export const gapIn = (texts: GapTexts, { known, late, decision }: Gap): DrawnGap => ({
  known,
  late,
  decision: texts.decisions?.find(({ text }) => text === decision)?.text,
  texts,
});

export const weeksIn = ({ week, weeks }: Pick<GapTexts, 'week' | 'weeks'>, count: number) =>
  `${count} ${count === 1 ? week : weeks}`;

/** `{name}` in a phrase; a name that is unknown stays. */
const filled = (phrase: string, values: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

const valuesOf = ({ known, late, decision, texts }: DrawnGap) => ({
  decision: decision ?? texts.question,
  known: weeksIn(texts, known),
  late: weeksIn(texts, late),
  had: weeksIn(texts, known + late),
  used: `${late}`,
});

/** `You had 9 weeks. You used 2.` Also in src/browser/gap.js. */
export const gapLine = (gap: DrawnGap) => filled(gap.texts.line, valuesOf(gap));

/** Short enough for a booking. */
export const gapNote = (gap: DrawnGap) => [...filled(gap.texts.note, valuesOf(gap))].slice(0, noteLimit).join('');
