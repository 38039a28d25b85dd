import { type Finding, warning } from '@/lib/finding';
import type { Word } from '@/reference/registry/vocabulary';
import type { Text } from '../collect';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names are case-sensitive and matched as they are; other words also match with an ending. */
function patternOf(avoid: string, write: string): RegExp {
  const isName = /^\p{Lu}/u.test(write);
  return new RegExp(
    `(?<![\\p{L}\\p{N}@./-])${escaped(avoid)}${isName ? '' : '(?:s|d|ly)?'}(?![\\p{L}\\p{N}@/])(?!\\.\\p{L})`,
    isName ? 'u' : 'iu',
  );
}

export function checkWords(texts: Text[], vocabulary: Word[]): Finding[] {
  const patterns = vocabulary.flatMap(({ write, avoid }) =>
    avoid.map((word) => ({ write, pattern: patternOf(word, write) })),
  );
  return texts.flatMap(({ path, text }) =>
    patterns.flatMap(({ write, pattern }) => {
      const [word] = pattern.exec(text) ?? [];
      return word ? [warning('words', path, `“${word}” is not one of our words. Write: ${write}.`)] : [];
    }),
  );
}
