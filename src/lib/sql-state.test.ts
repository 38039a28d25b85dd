import { expect, it } from 'vitest';
import { isPassing } from './sql-state';

it.each(['08006', '25006', '40P01', '53300', '57P01'])('%s passes: later, the same may succeed', (code) => {
  expect(isPassing(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }))).toBe(true);
});

it.each(['23505', '25P02', '42P01'])('%s does not', (code) => {
  expect(isPassing(Object.assign(new Error('no'), { code }))).toBe(false);
});
