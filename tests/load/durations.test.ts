import { expect, it } from 'vitest';
import { Durations } from './durations.ts';

it('percentiles of durations are right to a quarter of a millisecond', () => {
  const durations = new Durations();
  for (let n = 1; n <= 1_000; n++) durations.add(n / 10);
  expect(durations.count).toBe(1_000);
  expect(durations.longest).toBe(100);
  expect(durations.percentile(50)).toBeCloseTo(50, 0);
  expect(durations.percentile(99)).toBeCloseTo(99, 0);
  expect(durations.percentile(100)).toBeGreaterThanOrEqual(100);
});
