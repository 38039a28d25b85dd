import { calendar, offeredSlots } from '@shared/slots';
import { describe, expect, it } from 'vitest';
import { germanWords } from '../texts/german-words';
import { daysOf, sessionTime, zoneName } from './days';

// A Friday; the first offered day is Monday, November 23.
const slots = offeredSlots(Date.parse('2026-11-20T18:00:00Z')).map(({ startsAt }) => startsAt);
const keys = (timeZone: string) => daysOf(slots, timeZone).map(({ key }) => key);

describe('free times by days', () => {
  it("are office hours in the company's time zone", () => {
    const [monday] = daysOf(slots, calendar.timeZone);
    expect(monday).toMatchObject({ key: '2026-11-23', name: 'Monday, November 23', weekday: 'Mon', date: 'Nov 23' });
    expect(monday?.times.map(({ time }) => time)).toEqual(
      expect.arrayContaining(['9:00 AM', '12:00 PM', '12:30 PM', '4:30 PM']),
    );
    expect(keys(calendar.timeZone)).toHaveLength(20);
  });

  it('are the same instants in any zone, in the same order', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC']) {
      expect(daysOf(slots, zone).flatMap(({ times }) => times.map(({ startsAt }) => startsAt))).toEqual(slots);
      expect(new Set(keys(zone)).size).toBe(keys(zone).length);
    }
  });

  it('are on the next day where it is already tomorrow', () => {
    const [first] = daysOf(slots, 'Asia/Tokyo');
    expect(first).toMatchObject({ key: '2026-11-24', name: 'Tuesday, November 24' });
    expect(first?.times[0]?.time).toBe('1:00 AM');
    expect(daysOf(slots, 'Pacific/Auckland').map(({ weekday }) => weekday)).toContain('Sat');
  });

  it('are on two days where midnight is within office hours', () => {
    const days = daysOf(slots, 'Asia/Kolkata');
    expect(days.length).toBeGreaterThan(20);
    expect(days[0]?.times.at(-1)?.time).toBe('11:30 PM');
    expect(days[1]?.times[0]?.time).toBe('12:00 AM');
  });

  it('are empty when nothing is free', () => {
    expect(daysOf([], 'Europe/Berlin')).toEqual([]);
  });
});

describe('a session', () => {
  const start = '2026-11-23T16:00:00.000Z';
  const end = '2026-11-23T16:30:00.000Z';

  it('has its day and time as text', () => {
    expect(sessionTime(start, end, 'America/Denver')).toEqual({
      day: 'Monday, November 23, 2026',
      time: '9:00 AM to 9:30 AM',
    });
    expect(sessionTime(start, end, 'Asia/Tokyo')).toEqual({
      day: 'Tuesday, November 24, 2026',
      time: '1:00 AM to 1:30 AM',
    });
  });

  it('has plain spaces only, in every runtime', () => {
    expect(sessionTime(start, end, 'America/Denver').time).not.toMatch(/[\u00a0\u202f]/);
  });
});

it.each([
  ['America/Denver', 'Mountain Time (Denver)'],
  ['Europe/Berlin', 'Central European Time (Berlin)'],
  ['America/New_York', 'Eastern Time (New York)'],
])('the zone %s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

it.each(['UTC', 'Etc/UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'])('the zone %s has some name', (zone) => {
  expect(zoneName(zone)).toMatch(/^[A-Z][^_/]+$/);
  expect(zoneName(zone)).not.toMatch(/GMT[+-]/);
});

describe('in German', () => {
  it('days and times are written the German way', () => {
    const [monday] = daysOf(slots, 'Europe/Berlin', germanWords);
    expect(monday).toMatchObject({ key: '2026-11-23', name: 'Montag, 23. November', weekday: 'Mo', date: '23. Nov.' });
    expect(monday?.times[0]?.time).toBe('17:00');
    expect(sessionTime('2026-11-23T16:00:00.000Z', '2026-11-23T16:30:00.000Z', 'Europe/Berlin', germanWords)).toEqual({
      day: 'Montag, 23. November 2026',
      time: '17:00 bis 17:30 Uhr',
    });
  });

  it('zones have their German names', () => {
    expect(zoneName('Europe/Berlin', germanWords)).toBe('Mitteleuropäische Zeit (Berlin)');
  });
});
