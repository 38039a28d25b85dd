import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median does not depend on the order, and sorts as numbers', () => {
  expect(median([100, 9, 20])).toBe(20);
});

test('the median of an even count is the mean of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('no values give NaN', () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 95)).toBeNaN();
});

test.each([
  [50, 100],
  [95, 190],
  [96, 192],
  [100, 200],
  [0, 2],
])('percentile %i of the even numbers from 2 to 200 is %i, in any order', (percent, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 200 - 2 * index);
  expect(percentile(values, percent)).toBe(value);
});

test('a percentile of few values is rounded up to a measured value', () => {
  expect(percentile([3, 1, 2], 95)).toBe(3);
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([7], 95)).toBe(7);
});
