import { expect, it } from 'vitest';
import { inCompany, momentInWords, readable } from './readable-time';

const time = '2026-11-28T05:50:00.000Z';
const plain = (words: string | undefined) => words?.replace(/\s/g, ' ');

it.each([
  ['America/Denver', 'Nov 27, 2026, 10:50 PM', undefined],
  ['America/Boise', 'Nov 27, 2026, 10:50 PM', undefined],
  ['America/New_York', 'Nov 28, 2026, 12:50 AM', 'Friday, 10:50 PM in Denver'],
  ['America/Chicago', 'Nov 27, 2026, 11:50 PM', '10:50 PM in Denver'],
])('in %s a moment is %s; in the company %j', (zone, here, company) => {
  expect([plain(readable(time, zone)), plain(inCompany(time, zone))]).toEqual([here, company]);
});

it.each([
  ['America/Denver', '2026-11-28T02:50:00Z', 'Friday, 10:50 PM in Denver, in 3 hours'],
  ['America/New_York', '2026-11-28T05:20:00Z', 'Saturday, 12:50 AM in New York, in 30 minutes'],
  ['UTC', '2026-11-25T05:50:00Z', 'Saturday, 5:50 AM in UTC, in 3 days'],
  ['UTC', '2026-11-01T05:50:00Z', 'Saturday, November 28, 5:50 AM in UTC, in 27 days'],
  ['UTC', '2025-11-01T05:50:00Z', 'Saturday, November 28, 2026, 5:50 AM in UTC, in 392 days'],
  ['UTC', '2026-11-28T07:50:00Z', 'Saturday, 5:50 AM in UTC, 2 hours ago'],
])('in %s at %s it is %s', (zone, now, words) => {
  expect(plain(momentInWords(time, { zone, now: Date.parse(now) }))).toBe(words);
});
