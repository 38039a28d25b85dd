import { vocabulary, type Word } from './vocabulary';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names are case-sensitive and matched as they are; other words also match with an ending. */
function patternOf(avoid: string, write: string): RegExp {
  const isName = /^\p{Lu}/u.test(write);
  return new RegExp(
    `(?<![\\p{L}\\p{N}@./-])${escaped(avoid)}${isName ? '' : '(?:s|d|ly)?'}(?![\\p{L}\\p{N}@/])(?!\\.\\p{L})`,
    isName ? 'u' : 'iu',
  );
}

/** Words of a text that the brand avoids, and what it writes instead. */
export const avoidedWords = (text: string, words: Word[] = vocabulary): { word: string; write: string }[] =>
  words.flatMap(({ write, avoid }) =>
    avoid.flatMap((one) => {
      const [word] = patternOf(one, write).exec(text) ?? [];
      return word ? [{ word, write }] : [];
    }),
  );
