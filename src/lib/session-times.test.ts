import { expect, it } from 'vitest';
import { sessionTime } from './session-times';

const time = (startsAt: string, endsAt: string, language: 'en' | 'de') =>
  sessionTime(startsAt, endsAt, { timeZone: 'Europe/Berlin', language }).time;

it('a session within a day has a range of times', () => {
  expect(time('2026-12-01T16:00:00Z', '2026-12-01T16:30:00Z', 'en')).toBe('5:00 – 5:30 PM GMT+1');
  expect(time('2026-12-01T16:00:00Z', '2026-12-01T16:30:00Z', 'de')).toBe('17:00–17:30 Uhr MEZ');
});

it.each([
  [
    'across midnight',
    '2026-12-01T22:45:00Z',
    '2026-12-01T23:15:00Z',
    '11:45 PM – 12:15 AM GMT+1',
    '23:45–00:15 Uhr MEZ',
  ],
  [
    'until midnight',
    '2026-12-01T22:30:00Z',
    '2026-12-01T23:00:00Z',
    '11:30 PM – 12:00 AM GMT+1',
    '23:30–00:00 Uhr MEZ',
  ],
])('a session %s reads like any other, on the day on which it begins', (_, startsAt, endsAt, english, german) => {
  expect(time(startsAt, endsAt, 'en')).toBe(english);
  expect(time(startsAt, endsAt, 'de')).toBe(german);
  expect(sessionTime(startsAt, endsAt, { timeZone: 'Europe/Berlin' }).day).toBe('Tuesday, December 1, 2026');
});
