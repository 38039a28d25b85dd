import { expect, test } from 'vitest';
import { slope } from './slope.ts';

const every = (values: number[]) => values.map((value, index) => ({ minute: index / 2, value }));

test('growth per minute, regardless of the first value', () => {
  expect(slope(every([500, 501, 502, 503]))).toBeCloseTo(2);
  expect(slope(every([90, 80, 70]))).toBeCloseTo(-20);
});

test('an outlier among fluctuating values is no trend', () => {
  expect(Math.abs(slope(every([300, 310, 300, 310, 300, 310, 300, 310, 300])))).toBeLessThan(1);
});

test('a single value has no trend', () => {
  expect(slope(every([300]))).toBeNaN();
});
