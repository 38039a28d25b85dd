import { z } from 'zod';
import { readMark, type SuggestedBy, suggestionMark } from '@/lib/suggestions';
import { fingerprint, type Line } from './lines';

/**
 * `missing`: not translated yet. `suggested`: a machine wrote it, and nobody has accepted it. `outdated`: the English text
 * has changed since.
 */
const textStates = ['missing', 'suggested', 'outdated', 'translated'] as const;
export type TextState = (typeof textStates)[number];
export type Counts = Record<TextState, number>;

/** Key of a text → fingerprint of the English text that it was translated from, or the mark of a suggestion. */
export type Fingerprints = Record<string, string>;
export const fingerprintsOf = (stored: unknown): Fingerprints =>
  z
    .record(z.string(), z.string())
    .catch({})
    .parse(stored ?? {});

export type Pair = { english: Line; own: Line | undefined; state: TextState };

const groupsOf = (lines: Line[]): Map<string, Line[]> => Map.groupBy(lines, ({ group }) => group);

/** Takes a line out of a list: the one at this place if it fits, else the first that does. */
function take(lines: (Line | undefined)[], at: number, fits: (line: Line) => boolean): Line | undefined {
  const isAt = lines[at] && fits(lines[at]);
  const index = isAt ? at : lines.findIndex((line) => line && fits(line));
  const line = lines[index];
  if (line) lines[index] = undefined;
  return line;
}

/** Pairs lines by fingerprint wherever they are now, the rest by place: a new paragraph makes no other outdated. */
function pairGroup(english: Line[], own: Line[], from: Fingerprints): Pair[] {
  const left: (Line | undefined)[] = [...own];
  const held = english.map((line, at) =>
    take(left, at, ({ key }) => readMark(from[key]).print === fingerprint(line.text)),
  );
  const isAsLong = english.length === own.length;
  const isSuggested = ({ key }: Line) => readMark(from[key]).by !== undefined;
  return english.map((line, at) => {
    if (held[at]) return { english: line, own: held[at], state: isSuggested(held[at]) ? 'suggested' : 'translated' };
    const beside = isAsLong ? take(left, at, (one) => one === own[at]) : undefined;
    const other = beside ?? take(left, at, () => true);
    if (other && isSuggested(other)) return { english: line, own: other, state: 'suggested' };
    return { english: line, own: other, state: other && from[other.key] ? 'outdated' : 'missing' };
  });
}

export function pairsOf(english: Line[], own: Line[], from: Fingerprints): Pair[] {
  const groups = groupsOf(own);
  const paired = new Map(
    [...groupsOf(english)].flatMap(([group, lines]) =>
      pairGroup(lines, groups.get(group) ?? [], from).map((pair) => [pair.english, pair] as const),
    ),
  );
  return english.flatMap((line) => paired.get(line) ?? []);
}

export function countsOf(pairs: Pick<Pair, 'state'>[]): Counts {
  const counts: Counts = { missing: 0, suggested: 0, outdated: 0, translated: 0 };
  for (const { state } of pairs) counts[state] += 1;
  return counts;
}

type Change = { english: Line[]; before: Line[]; after: Line[]; from: Fingerprints };

/** An unchanged text keeps its fingerprint, even if it has moved. A suggestion is one wherever it was copied to. */
function carried({ before, after, from }: Omit<Change, 'english'>): Fingerprints {
  const into: Fingerprints = {};
  for (const [group, lines] of groupsOf(after)) {
    const left: (Line | undefined)[] = before.filter((line) => line.group === group);
    for (const [at, line] of lines.entries()) {
      const held = take(left, at, ({ text }) => text === line.text)?.key;
      if (held !== undefined && from[held]) into[line.key] = from[held];
    }
  }
  const marks = new Map(before.flatMap(({ key, text }) => (readMark(from[key]).by ? [[text, from[key]]] : [])));
  for (const { key, text } of after) {
    const mark = marks.get(text);
    if (mark) into[key] ??= mark;
  }
  return into;
}

/** Which texts a machine writes in this save, by their keys. */
export type Suggested = ReadonlyMap<string, SuggestedBy>;

/**
 * After an edit: a changed text counts as translated from the current English text, unless it is the English text, or a
 * machine wrote it.
 */
export function fingerprintsAfter(change: Change, suggested: Suggested = new Map()): Fingerprints {
  const { english, before, after } = change;
  const into = carried(change);
  const known = new Set(before.map(({ group, text }) => `${group} ${text}`));
  const isChanged = ({ group, text }: Line) => !known.has(`${group} ${text}`);
  for (const { english: line, own } of pairsOf(english, after, into))
    if (own && isChanged(own) && own.text !== line.text && !readMark(into[own.key]).by) {
      const by = suggested.get(own.key);
      into[own.key] = by ? suggestionMark(by, fingerprint(line.text)) : fingerprint(line.text);
    }
  return into;
}

const pick = (from: Fingerprints, isSuggested: boolean): Fingerprints =>
  Object.fromEntries(Object.entries(from).filter(([, mark]) => (readMark(mark).by !== undefined) === isSuggested));

export const withoutSuggestions = (from: Fingerprints): Fingerprints => pick(from, false);

/** Without an original there is nothing to translate, but what a machine wrote stays marked until it is changed. */
export const suggestionsLeft = (change: Omit<Change, 'english'>): Fingerprints => pick(carried(change), true);

/** After a change that translates nothing, such as find and replace: each text keeps its own. */
export function fingerprintsKept({ before, after, from }: Omit<Change, 'english'>): Fingerprints {
  const there = new Set(before.map(({ key }) => key));
  return Object.fromEntries(
    after.flatMap(({ key }) => (there.has(key) && from[key] ? [[key, from[key]] as const] : [])),
  );
}
