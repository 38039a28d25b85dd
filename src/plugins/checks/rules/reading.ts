import { type Finding, warning } from '@/lib/finding';
import type { Text } from '../collect';

/** Shorter texts are names and headlines. */
const LEAST_WORDS = 30;
/** Flesch-Kincaid school grade; specialist prose is at about 14. */
const HIGHEST_GRADE = 16;
const LONGEST_SENTENCE = 40;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"])|\n+/u).filter((sentence) => wordsOf(sentence).length > 0);

/** Vowel groups, without a silent e at the end. */
const syllablesIn = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouy]{1}.*)(?<![aeiouyl])e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length === 0 || sentences.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export const checkReading = (texts: Text[]): Finding[] =>
  texts.flatMap(({ path, text }) => {
    const longest = Math.max(0, ...sentencesOf(text).map((sentence) => wordsOf(sentence).length));
    if (longest > LONGEST_SENTENCE) {
      return [warning('reading', path, `A sentence of ${longest} words is hard to follow. Divide it.`)];
    }
    const grade = Math.round(gradeOf(text));
    return wordsOf(text).length >= LEAST_WORDS && grade > HIGHEST_GRADE
      ? [warning('reading', path, `Hard to read (grade ${grade}). Use shorter sentences and words.`)]
      : [];
  });
