import { expect, it } from 'vitest';
import { isOverdue } from './last-backup';

const now = new Date('2026-11-23T12:00:00.000Z');

it.each([
  ['2026-11-22T10:00:00.000Z', false],
  ['2026-11-22T09:59:59.999Z', true],
  ['2027-11-23T03:00:00.000Z', true],
])('after a backup at %s, the next one is overdue: %s', (at, expected) => {
  expect(isOverdue({ at, bytes: 1 }, now)).toBe(expected);
});

it('nothing is overdue where this command has never run', () => expect(isOverdue(null, now)).toBe(false));
