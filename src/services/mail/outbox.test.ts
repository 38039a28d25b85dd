import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, pauseAfter } from './outbox';

it('waits 30 seconds, then twice as long each time, at most an hour', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, index) => pauseAfter(index + 1));
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600, 3_600, 3_600]);
});
