import { type Finding, warning } from '@/lib/finding';
import { avoidedWords } from '@/reference/registry/avoided-words';
import type { Word } from '@/reference/registry/vocabulary';
import type { Text } from '../collect';

export const checkWords = (texts: Text[], vocabulary: Word[]): Finding[] =>
  texts.flatMap(({ path, text }) =>
    avoidedWords(text, vocabulary).map(({ word, write }) =>
      warning('words', path, `“${word}” is not one of our words. Write: ${write}.`),
    ),
  );
