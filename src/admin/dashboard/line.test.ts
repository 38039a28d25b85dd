import { expect, it } from 'vitest';
import { areaPath, linePath } from './line';

it('goes from left to right, the most at the top and nothing at the bottom', () => {
  expect(linePath([0, 10, 5], 100, 40)).toBe('M0.0 40.0L50.0 0.0L100.0 20.0');
  expect(areaPath([0, 10], 100, 40)).toBe('M0.0 40.0L100.0 0.0L100 40L0 40Z');
});

it('of nothing at all is a flat line', () => {
  expect(linePath([0, 0], 100, 40)).toBe('M0.0 40.0L100.0 40.0');
  expect(linePath([], 100, 40)).toBe('');
});
