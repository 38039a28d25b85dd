import { expect, it } from 'vitest';
import { areaPath, linePath } from './line';

it('draws the maximum at the top and zero at the bottom', () => {
  expect(linePath([0, 10, 5], 100, 40)).toBe('M0.0 40.0L50.0 0.0L100.0 20.0');
  expect(areaPath([0, 10], 100, 40)).toBe('M0.0 40.0L100.0 0.0L100 40L0 40Z');
});

it('is flat if all values are zero', () => {
  expect(linePath([0, 0], 100, 40)).toBe('M0.0 40.0L100.0 40.0');
  expect(linePath([], 100, 40)).toBe('');
});
