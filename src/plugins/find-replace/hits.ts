import type { Values as Json, Pointer } from '@/fields/walk';
import { asRead } from '@/search/separated';
import { joined, type Text } from '@/search/texts';

/** `text` is literal. */
export type Wanted = { text: string; matchCase: boolean; wholeWords: boolean };

export type Range = { start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}_]/u;

function patternOf({ text, matchCase, wholeWords }: Wanted): RegExp {
  const literal = asRead(text).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Only next to a letter: "C++" is a whole word, too.
  const begin = wholeWords && WORD.test(text.slice(0, 1)) ? '(?<![\\p{L}\\p{N}\\p{M}_])' : '';
  const end = wholeWords && WORD.test(text.slice(-1)) ? '(?![\\p{L}\\p{N}\\p{M}_])' : '';
  return new RegExp(`${begin}${literal}${end}`, matchCase ? 'gu' : 'giu');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** For each position of a text as it reads, the characters that are stored there. */
const storedAt = (text: string): Range[] =>
  [...graphemes.segment(text)].flatMap(({ segment, index }) =>
    Array<Range>(asRead(segment).length).fill({ start: index, end: index + segment.length }),
  );

/** No one would review more of a document. A text may have a million. */
export const MOST_HITS = 1_000;

/** In what is stored: a soft hyphen inside a word, say, is part of the range. */
export function rangesIn(text: string, wanted: Wanted, most = MOST_HITS): Range[] {
  if (asRead(wanted.text) === '') return [];
  const read = asRead(text);
  const stored = read === text ? undefined : storedAt(text);
  // A letter of a ligature cannot be replaced alone.
  const isWithin = (at: number) => at > 0 && stored !== undefined && stored[at] === stored[at - 1];
  return read
    .matchAll(patternOf(wanted))
    .filter(({ index, 0: { length } }) => !isWithin(index) && !isWithin(index + length))
    .take(most)
    .map(({ index: start, 0: { length } }) => {
      const end = start + length;
      return stored ? { start: stored[start]?.start ?? 0, end: stored[end - 1]?.end ?? text.length } : { start, end };
    })
    .toArray();
}

/** `key` is unique in the document as long as it does not change. */
export type Hit = Range & { key: string; text: Text };

/** The first of a document, always the same. */
export function hitsIn(texts: Text[], wanted: Wanted): Hit[] {
  const hits: Hit[] = [];
  for (const text of texts) {
    if (hits.length === MOST_HITS) break;
    const ranges = rangesIn(joined(text), wanted, MOST_HITS - hits.length);
    for (const range of ranges) hits.push({ ...range, key: `${text.key}:${range.start}`, text });
  }
  return hits;
}

function setAt(document: Json, pointer: Pointer, value: string): void {
  let inside: unknown = document;
  for (const key of pointer.slice(0, -1)) inside = (inside as Json)[key];
  (inside as Json)[String(pointer.at(-1))] = value;
}

/** In rich text an occurrence may cross formatting: the new words get that of its first letter. */
function replaceIn({ parts }: Text, ranges: Range[], replacement: string): string[] {
  const texts = parts.map(({ text }) => text);
  // From the end, so that earlier positions stay valid.
  for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
    let offset = 0;
    let isPlaced = false;
    for (const [index, { text: before }] of parts.entries()) {
      const from = Math.max(start, offset) - offset;
      const to = Math.min(end, offset + before.length) - offset;
      if (from < to) {
        const text = texts[index] ?? '';
        texts[index] = text.slice(0, from) + (isPlaced ? '' : replacement) + text.slice(to);
        isPlaced = true;
      }
      offset += before.length;
    }
  }
  return texts;
}

/** Returns a copy. `hits`: of this document (`hitsIn`). */
export function replaceHits<T extends object>(document: T, hits: Hit[], replacement: string): T {
  const changed = structuredClone(document);
  for (const [text, found] of Map.groupBy(hits, (hit) => hit.text)) {
    const texts = replaceIn(text, found, replacement);
    for (const [index, { pointer }] of text.parts.entries()) setAt(changed as Json, pointer, texts[index] ?? '');
  }
  return changed;
}
