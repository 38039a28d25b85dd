import { plain } from '@/lib/mark';

export type Highlighted = [before: string, phrase: string, after: string];

/** Splits a headline at its highlighted phrase; null if it does not contain the phrase. */
export function splitHighlight(text: string, phrase: string | null | undefined): Highlighted | null {
  const wanted = phrase?.trim();
  if (!wanted) return null;
  const start = text.indexOf(wanted);
  if (start < 0) return null;
  return [text.slice(0, start), wanted, text.slice(start + wanted.length)];
}

/** A first line, one word, the gap for the dimension line, and the last two words. */
export type Measured = { lead: string; from: string; to: string };

/** In characters: longer ends leave no room for the line. */
const LONGEST_ENDS = 22;

/**
 * Splits a headline at the dimension line: "Close the gap between / signal | and sight." Null for fewer than five
 * words, long last words or a highlight across the gap; the line is then above the drawing.
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
