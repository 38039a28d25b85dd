import { expect, it } from 'vitest';
import { shorten } from './shorten';

it('a text is cut between words, with an ellipsis', () => {
  expect(shorten('one two three', 13)).toBe('one two three');
  expect(shorten('one two three', 10)).toBe('one two…');
});

it('a text without spaces is not cut within an emoji', () => {
  expect(shorten('ab👋👋👋', 6)).toBe('ab👋…');
});
