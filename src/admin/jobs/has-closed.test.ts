import { expect, it } from 'vitest';
import { hasClosed } from './has-closed';

it('a job is open on its last day, and closed on the next', () => {
  const day = '2026-03-10T12:00:00.000Z';
  expect(hasClosed(day, new Date('2026-03-10T23:59:59Z'))).toBe(false);
  expect(hasClosed(day, new Date('2026-03-11T00:00:00Z'))).toBe(true);
});
