import { describe, expect, it } from 'vitest';
import { dayInWords, dayOf, monthInWords, onDay, otherMonth, periodOf, readMonth, today, weeksOf } from './month';

describe('the weeks of a month', () => {
  it('begin on Sunday, contain all its days once, and end on Saturday', () => {
    for (let month = '2023-12'; month < '2033-01'; month = otherMonth(month, 1)) {
      const weeks = weeksOf(month);
      const days = weeks.flat();
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const [index, day] of days.entries()) expect(new Date(day).getUTCDay()).toBe(index % 7);
      const own = days.filter((day) => day.startsWith(month));
      const [year, number] = month.split('-').map(Number);
      expect(own).toHaveLength(new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate());
      for (const week of weeks) expect(week.some((day) => day.startsWith(month))).toBe(true);
    }
  });

  it.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2027-05', 6, '2027-04-25', '2027-06-05'],
  ])('%s has %i of them', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks.flat()[0], weeks.flat().at(-1)]).toEqual([count, first, last]);
  });
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', -1, '2026-02'],
] as const)('%s moved by %i is %s', (month, by, other) => {
  expect(otherMonth(month, by)).toBe(other);
});

it.each(['2026-13', '2026-00', '26-11', '2026-1', '', undefined, ['2026-11'], '2026-11-01', "2026-11'"])(
  '%s is no month',
  (value) => {
    expect(readMonth(value)).toBeUndefined();
  },
);

it('a month and a day in words', () => {
  expect([monthInWords('2026-11'), dayInWords('2026-11-27')]).toEqual(['November 2026', 'Friday, November 27']);
});

describe('the day of an entry', () => {
  const late = '2026-11-28T04:30:00.000Z';

  it('is that of the person', () => {
    expect(dayOf(late, 'America/Denver')).toBe('2026-11-27');
    expect(dayOf(late, 'Europe/Berlin')).toBe('2026-11-28');
    expect(dayOf(late, 'Pacific/Kiritimati')).toBe('2026-11-28');
    expect(today('Pacific/Kiritimati', new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-29');
  });

  it('is the same everywhere if it is a whole day', () => {
    for (const zone of ['America/Denver', 'Pacific/Kiritimati']) expect(dayOf('2026-11-27', zone)).toBe('2026-11-27');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('is in the period of its month in %s', (zone) => {
    const { from, to } = periodOf('2026-11');
    const days = new Set(weeksOf('2026-11').flat());
    for (let time = Date.parse('2026-10-25'); time < Date.parse('2026-12-15'); time += 3_600_000) {
      const at = new Date(time).toISOString();
      if (days.has(dayOf(at, zone))) expect(at >= from && at < to).toBe(true);
    }
  });
});

describe('an entry on another day', () => {
  const clock = (at: string, zone: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: zone });

  it.each(['America/Denver', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
    'has the same time of day there, across changes of clocks: %s',
    (zone) => {
      const at = '2026-10-15T17:45:30.000Z';
      for (const day of ['2026-10-16', '2026-10-25', '2026-11-01', '2026-12-31', '2027-03-14', '2027-03-28']) {
        const moved = onDay(at, day, zone);
        expect([dayOf(moved, zone), clock(moved, zone)]).toEqual([day, clock(at, zone)]);
      }
    },
  );

  it('is later by what a change of clocks skips', () => {
    expect(onDay('2027-03-10T09:30:00.000Z', '2027-03-14', 'America/Denver')).toBe('2027-03-14T09:30:00.000Z');
    expect(clock('2027-03-14T09:30:00.000Z', 'America/Denver')).toBe('03:30:00');
  });

  it('is at the first of two equal times', () => {
    expect(onDay('2026-10-20T07:30:00.000Z', '2026-11-01', 'America/Denver')).toBe('2026-11-01T07:30:00.000Z');
  });

  it('comes back to where it was', () => {
    const at = '2026-11-27T22:50:00.000Z';
    expect(onDay(onDay(at, '2027-06-01', 'America/Denver'), '2026-11-27', 'America/Denver')).toBe(at);
  });

  it('is that day if it has no time', () => {
    expect(onDay('2026-11-27', '2026-12-01', 'Europe/Berlin')).toBe('2026-12-01');
  });
});
