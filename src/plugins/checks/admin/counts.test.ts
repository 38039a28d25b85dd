import { expect, it } from 'vitest';
import { countsInWords } from './counts';

const all = (errors: number, warnings: number) => [
  ...Array.from({ length: errors }, () => ({ level: 'error' as const })),
  ...Array.from({ length: warnings }, () => ({ level: 'warning' as const })),
];

it.each([
  [0, 0, ''],
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 3, '3 warnings'],
])('%d errors and %d warnings: %j', (errors, warnings, words) => {
  expect(countsInWords(all(errors, warnings))).toBe(words);
});
