import { expect, test } from 'vitest';
import { sizeInWords } from './download';

test.each([
  [0, '1 KB'],
  [900, '1 KB'],
  [391_168, '382 KB'],
  [1_023_999, '1 MB'],
  [1_258_291, '1.2 MB'],
  [20 * 1024 * 1024, '20 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
