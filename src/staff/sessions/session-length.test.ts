import { expect, it } from 'vitest';
import { endOf, extendedEndOf, latestEndOf, timesOf } from './session-length';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-27T08:00:00Z');
const at = (hours: number) => new Date(now + hours * HOUR).toISOString();

it.each([
  ['just begun', 0, 8, 8, 8],
  ['extended once', -6, 2, 2, 6],
  ['extended before there was a longest time', -10, 8, 2, 2],
])('a session %s', (_, begun, stored, end, extended) => {
  const session = { createdAt: at(begun), expiresAt: at(stored) };
  expect(endOf(session)).toBe(now + end * HOUR);
  expect(extendedEndOf(session, now)).toBe(now + extended * HOUR);
  expect(latestEndOf(session)).toBe(now + (begun + 12) * HOUR);
});

it('a session without a start counts as begun at its last extension', () => {
  const session = { createdAt: null, expiresAt: at(7) };
  expect(endOf(session)).toBe(now + 7 * HOUR);
  expect(latestEndOf(session)).toBe(now + 11 * HOUR);
});

it('has no negative seconds left', () => {
  expect(timesOf({ createdAt: at(-13), expiresAt: at(-5) }, now)).toEqual({ endsIn: 0, latestIn: 0 });
});
