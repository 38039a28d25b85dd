import { z } from 'zod';
import { beginning } from '@/lib/cut';
import { asSearched } from './separated';

const MOST_CHARACTERS = 200;
const MOST_WORDS = 8;
/** German has words of more than 60 letters; a part of one would not be found. */
const LONGEST_WORD = 100;

/** Accepts missing and repeated values. */
export const searchedFor = z
  .preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string().catch(''))
  .transform((text) => beginning(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MOST_CHARACTERS));

/** Lowercase letters and digits only, so that none is a Postgres operator. */
export const wordsOf = (text: string): string[] =>
  (
    asSearched(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
    .slice(0, MOST_WORDS)
    .map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));

/** The search for `to_tsquery`; empty if there are no words. `isTyping` also finds words by their beginning. */
export const tsquery = (text: string, isTyping: boolean): string =>
  wordsOf(text)
    .map((word) => `'${word}'${isTyping ? ':*' : ''}`)
    .join(' & ');
