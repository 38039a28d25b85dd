import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchedFor, tsquery, wordsOf } from './words';

it('finds the words in what was typed', () => {
  expect(wordsOf('  Perception-gap,  “early”? ')).toEqual(['perception', 'gap', 'early']);
  expect(wordsOf('Übergrößen 24/7')).toEqual(['übergrößen', '24', '7']);
  expect(wordsOf('!? --')).toEqual([]);
  const long = 'rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  expect(wordsOf(long)).toEqual([long]);
});

it('matches every word, and prefixes while someone is typing', () => {
  expect(tsquery('river gauge', false)).toBe("'river' & 'gauge'");
  expect(tsquery('river gau', true)).toBe("'river':* & 'gau':*");
  expect(tsquery('', true)).toBe('');
});

it('is bounded, and text never becomes an operator', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (text) => {
      const query = tsquery(searchedFor.parse(text), true);
      expect(query).toMatch(/^$|^'[\p{L}\p{N}\p{M}]{1,100}':\*( & '[\p{L}\p{N}\p{M}]{1,100}':\*){0,7}$/u);
    }),
  );
});

it('accepts any value of a query string', () => {
  expect(searchedFor.parse(undefined)).toBe('');
  expect(searchedFor.parse(['a', 'b'])).toBe('a');
  expect(searchedFor.parse('  a   b ')).toBe('a b');
  expect(searchedFor.parse('x'.repeat(500))).toHaveLength(200);
});
