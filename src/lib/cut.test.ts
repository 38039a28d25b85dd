import { expect, it } from 'vitest';
import { beginning, clipped, ending } from './cut';

const family = '👩‍👩‍👧';
const flag = '🇨🇭';

it.each([
  ['an emoji', 'ab👋', 3, 'ab'],
  ['a family', `ab${family}c`, 6, 'ab'],
  ['a flag', `a${flag}${flag}`, 6, `a${flag}`],
  ['an accent', 'ae\u0301e', 2, 'a'],
])('a text does not end within %s', (_, text, limit, cut) => {
  expect(beginning(text, limit)).toBe(cut);
});

it('nor begin within one', () => {
  expect(ending(`${family}ab`, 5)).toBe('ab');
  expect(ending('abcdef', 3)).toBe('def');
});

it('a short text is whole, a long one has an ellipsis', () => {
  expect(beginning('abc', 3)).toBe('abc');
  expect(ending('abc', 3)).toBe('abc');
  expect(clipped('abc', 3)).toBe('abc');
  expect(clipped('ab 👋👋', 5)).toBe('ab…');
});
