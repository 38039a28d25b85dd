import { plain } from '@/lib/mark';

/** How a headline is set: which of its words are in gradient, and where the dimension line may stand in it. */

export type Highlighted = [before: string, phrase: string, after: string];

/** The headline round its highlighted phrase, or nothing when the phrase is not in it. */
export function splitHighlight(text: string, phrase: string | null | undefined): Highlighted | null {
  const wanted = phrase?.trim();
  if (!wanted) return null;
  const start = text.indexOf(wanted);
  if (start < 0) return null;
  return [text.slice(0, start), wanted, text.slice(start + wanted.length)];
}

/** The headline in three parts: a first line, then one word, a gap with the dimension line, and the last two words. */
export type Measured = { lead: string; from: string; to: string };

/** Longer ends than this leave no room for a line between them. */
const LONGEST_ENDS = 22;

/**
 * Where the dimension line stands: before the last two words, one word after the first line. "Close the gap between /
 * signal | and sight." Headlines of fewer than five words, with long last words, or with a highlighted phrase across
 * the gap are set whole; the line then stands above the drawing.
 */
export function splitMeasured(heading: string, highlight?: string | null): Measured | null {
  const words = heading.trim().split(/\s+/);
  if (words.length < 5) return null;
  const lead = words.slice(0, -3).join(' ');
  const from = words.at(-3) ?? '';
  const to = words.slice(-2).join(' ');
  if (plain(from).length + plain(to).length > LONGEST_ENDS) return null;
  const isWhole = [lead, from, to].some((part) => splitHighlight(part, highlight));
  return highlight?.trim() && splitHighlight(heading, highlight) && !isWhole ? null : { lead, from, to };
}
