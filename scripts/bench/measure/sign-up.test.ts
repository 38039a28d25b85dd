import { expect, test } from 'vitest';
import { compareRounds, type Round } from './sign-up.ts';

const round = (idle: number[], during: number[], errors = 0): Round => ({
  idle: { milliseconds: idle, errors: 0 },
  during: { milliseconds: during, errors },
  signUps: { seconds: 10, milliseconds: [100, 200], errors: { 'responds with 503': 1 } },
});

test('pools the times of all rounds, and divides their 95th percentiles', () => {
  const { idle, during, p95Ratio, ratios } = compareRounds([round([2, 4], [6, 8]), round([3, 5], [20, 15], 1)]);
  expect(idle).toEqual({ requests: 4, p50: 3, p95: 5, errors: 0 });
  expect(during).toEqual({ requests: 4, p50: 8, p95: 20, errors: 1 });
  expect(p95Ratio).toBe(4);
  expect(ratios).toEqual([2, 4]);
});

test('reports the outcome of the sign-ups', () => {
  const { perSecond, succeeded, errors } = compareRounds([round([1], [1]), round([1], [1])]);
  expect({ perSecond, succeeded, errors }).toEqual({
    perSecond: [0.2, 0.2],
    succeeded: 4,
    errors: { 'responds with 503': 2 },
  });
});

test('a page that never responded has no ratio', () => {
  expect(compareRounds([round([1], [], 9)]).p95Ratio).toBeNaN();
});
