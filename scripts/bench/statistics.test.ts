import { expect, test } from 'vitest';
import { median } from './statistics.ts';

test('the median does not depend on the order, and sorts as numbers', () => {
  expect(median([100, 9, 20])).toBe(20);
});

test('of an even count it is the mean of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('nothing measured is no number', () => {
  expect(median([])).toBeNaN();
});
