/** A part of a text that two versions share, or that only one of them has. */
export type WordChange = { is: 'same' | 'removed' | 'added'; text: string };

/** Longer texts are compared as one word: the table below grows with the square. */
const MOST_WORDS = 400;

/** Words with the space behind them. */
const wordsIn = (text: string): string[] => {
  const words = text.match(/\S+\s*|^\s+/g) ?? [];
  return words.length > MOST_WORDS ? [text] : words;
};

const isSameWord = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/** `shared[a][b]`: how many words the ends of both texts, from there, have in common. */
function sharedFrom(before: string[], after: string[]): number[][] {
  const shared = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (a: number, b: number) => shared[a]?.[b] ?? 0;
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--) {
      const row = shared[a] ?? [];
      row[b] = isSameWord(before[a], after[b]) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  return shared;
}

/** How many words two texts have in common, in the same order. One row of the table above at a time. */
function sharedCount(before: readonly string[], after: readonly string[]): number {
  let row = new Array<number>(after.length + 1).fill(0);
  for (const word of before) {
    const next = [0];
    for (let b = 0; b < after.length; b++)
      next.push(word === after[b] ? (row[b] ?? 0) + 1 : Math.max(row[b + 1] ?? 0, next[b] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The words of a text, to compare it with many. */
export const comparable = (text: string): string[] => wordsIn(text).map((word) => word.trim());

/** From 0 to 1: how much of two texts is the same words in the same order. */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const all = one.length + other.length;
  return all === 0 ? 1 : (2 * sharedCount(one, other)) / all;
}

/** What has changed between two texts, by words. */
export function wordChanges(earlier: string, now: string): WordChange[] {
  const [before, after] = [wordsIn(earlier), wordsIn(now)];
  const shared = sharedFrom(before, after);
  const changes: WordChange[] = [];
  const add = (is: WordChange['is'], text: string) => {
    const last = changes.at(-1);
    if (last?.is === is) last.text += text;
    else changes.push({ is, text });
  };
  let [a, b] = [0, 0];
  while (a < before.length || b < after.length) {
    const [removed, added] = [before[a], after[b]];
    if (removed !== undefined && added !== undefined && isSameWord(removed, added)) {
      add('same', added);
      a += 1;
      b += 1;
    } else if (removed !== undefined && (shared[a + 1]?.[b] ?? -1) >= (shared[a]?.[b + 1] ?? -1)) {
      add('removed', removed);
      a += 1;
    } else {
      add('added', added ?? '');
      b += 1;
    }
  }
  return changes;
}
