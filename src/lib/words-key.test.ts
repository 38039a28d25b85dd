import { expect, it } from 'vitest';
import { wordsKey } from './words-key';

it('is the same however a text is broken into lines, and another for other words', () => {
  expect(wordsKey(' See\n sooner ')).toBe(wordsKey('See sooner'));
  expect(wordsKey('See sooner')).not.toBe(wordsKey('See later'));
  expect(wordsKey('See sooner')).not.toBe(wordsKey('see sooner'));
  expect(wordsKey(' \n')).toBe(0);
});
