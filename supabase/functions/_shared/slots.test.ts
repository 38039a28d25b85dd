import { describe, expect, it } from 'vitest';
import { calendar, findOffered, freeSlots, offeredSlots } from './slots.ts';

const at = (iso: string) => Date.parse(iso);
const timeZone = calendar.timeZone;
const clock = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });
const dayOf = (iso: string) => clock.format(at(iso)).slice(0, 10);
const timeOf = (iso: string) => clock.format(at(iso)).slice(-5);
const weekdayOf = (iso: string) => weekday.format(at(iso));

const days = (now: string) => [...new Set(offeredSlots(at(now)).map(({ startsAt }) => dayOf(startsAt)))];
const onDay = (now: string, day: string) => offeredSlots(at(now)).filter(({ startsAt }) => dayOf(startsAt) === day);

const moments = {
  'a Wednesday morning': '2026-06-10T15:00:00Z',
  'a Friday evening, when it is Saturday in UTC': '2026-06-13T03:00:00Z',
  'a Saturday': '2026-06-13T18:00:00Z',
  'a Sunday, one minute before midnight': '2026-06-15T05:59:00Z',
  'the week before clocks go forward': '2026-03-02T16:00:00Z',
  'the week before clocks go back': '2026-10-26T16:00:00Z',
  'the end of the year': '2026-12-30T20:00:00Z',
  'a leap day': '2028-02-29T20:00:00Z',
};

describe.each(Object.entries(moments))('on %s', (_, now) => {
  const slots = offeredSlots(at(now));

  it('offers 20 working days of 16 sessions each, in order', () => {
    expect(days(now)).toHaveLength(20);
    expect(slots).toHaveLength(320);
    expect(slots.map(({ startsAt }) => startsAt)).toEqual(slots.map(({ startsAt }) => startsAt).toSorted());
    for (const day of days(now)) expect(onDay(now, day)).toHaveLength(16);
  });

  it('offers no weekend, nothing today and nothing that has passed', () => {
    expect(new Set(slots.map(({ startsAt }) => weekdayOf(startsAt)))).toEqual(
      new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']),
    );
    expect(days(now)).not.toContain(dayOf(now));
    expect(slots.every(({ startsAt }) => at(startsAt) > at(now))).toBe(true);
  });

  it('begins at nine and ends at five on the clocks of the company, whatever the season', () => {
    for (const day of days(now)) {
      const times = onDay(now, day).map(({ startsAt }) => timeOf(startsAt));
      expect([times[0], times[1], times.at(-1)]).toEqual(['09:00', '09:30', '16:30']);
      expect(timeOf(onDay(now, day).at(-1)?.endsAt ?? '')).toBe('17:00');
    }
  });

  it('has sessions of 30 minutes that do not overlap', () => {
    for (const [index, { startsAt, endsAt }] of slots.entries()) {
      expect(at(endsAt) - at(startsAt)).toBe(30 * 60_000);
      expect(at(slots[index + 1]?.startsAt ?? '9999-01-01')).toBeGreaterThanOrEqual(at(endsAt));
    }
  });
});

describe('the clocks change', () => {
  it('in March: the same hour on the wall is an hour earlier in UTC', () => {
    const now = '2026-03-05T16:00:00Z';
    expect(onDay(now, '2026-03-06')[0]?.startsAt).toBe('2026-03-06T16:00:00.000Z');
    expect(onDay(now, '2026-03-09')[0]?.startsAt).toBe('2026-03-09T15:00:00.000Z');
  });

  it('in November: an hour later', () => {
    const now = '2026-10-29T16:00:00Z';
    expect(onDay(now, '2026-10-30')[0]?.startsAt).toBe('2026-10-30T15:00:00.000Z');
    expect(onDay(now, '2026-11-02')[0]?.startsAt).toBe('2026-11-02T16:00:00.000Z');
  });

  it('in the night itself: on both sides of it the next day is Monday', () => {
    for (const now of [
      '2026-03-08T08:59:00Z',
      '2026-03-08T09:01:00Z',
      '2026-11-01T07:30:00Z',
      '2026-11-01T08:30:00Z',
    ]) {
      expect(weekdayOf(offeredSlots(at(now))[0]?.startsAt ?? '')).toBe('Mon');
      expect(days(now)).toHaveLength(20);
    }
  });
});

describe('which days', () => {
  it('the first is tomorrow, by the company’s midnight and not by that of UTC', () => {
    // 2026-06-10 is a Wednesday; Denver is six hours behind UTC.
    expect(days('2026-06-11T05:59:59Z')[0]).toBe('2026-06-11');
    expect(days('2026-06-11T06:00:00Z')[0]).toBe('2026-06-12');
  });

  it('after Thursday comes Friday, after Friday Monday', () => {
    expect(days('2026-06-11T18:00:00Z')[0]).toBe('2026-06-12');
    expect(days('2026-06-12T18:00:00Z')[0]).toBe('2026-06-15');
  });

  it('twenty working days are four weeks', () => {
    const offered = days('2026-06-12T18:00:00Z');
    expect([offered[0], offered.at(-1)]).toEqual(['2026-06-15', '2026-07-10']);
  });
});

describe('what is free', () => {
  const now = at('2026-06-12T18:00:00Z');
  const all = offeredSlots(now);
  const [, second] = all;
  if (!second) throw new Error('There are no slots.');
  const minutes = (iso: string, more: number) => new Date(at(iso) + more * 60_000).toISOString();
  const missing = (startsAt: string, endsAt: string) => {
    const free = new Set(freeSlots(now, [{ startsAt, endsAt }]).map((slot) => slot.startsAt));
    return all.map((slot) => slot.startsAt).filter((slot) => !free.has(slot));
  };

  it('is everything when nothing is taken', () => {
    expect(freeSlots(now, [])).toEqual(all);
  });

  it('excludes a taken slot, however its time is written', () => {
    expect(missing(second.startsAt, second.endsAt)).toEqual([second.startsAt]);
    expect(missing('2026-06-15 09:30:00-06', '2026-06-15 10:00:00-06')).toEqual(['2026-06-15T15:30:00.000Z']);
  });

  it('excludes slots that overlap a meeting, but not adjacent ones', () => {
    expect(missing(minutes(second.startsAt, 15), minutes(second.startsAt, 45))).toHaveLength(2);
    expect(missing(minutes(second.startsAt, -30), minutes(second.startsAt, 60))).toHaveLength(3);
    expect(missing(minutes(second.startsAt, 1), minutes(second.startsAt, 2))).toEqual([second.startsAt]);
    expect(missing(minutes(second.startsAt, -600), minutes(second.startsAt, -60))).toEqual([]);
  });

  it('loses a whole day to an all-day meeting', () => {
    expect(missing('2026-06-15T00:00:00Z', '2026-06-16T06:00:00Z')).toHaveLength(16);
  });
});

describe('a requested time', () => {
  const now = at('2026-06-12T18:00:00Z');

  it('is found if it is offered, in any notation', () => {
    const slot = { startsAt: '2026-06-15T15:00:00.000Z', endsAt: '2026-06-15T15:30:00.000Z' };
    expect(findOffered('2026-06-15T15:00:00.000Z', now)).toEqual(slot);
    expect(findOffered('2026-06-15T09:00:00-06:00', now)).toEqual(slot);
  });

  it.each([
    ['before the office opens', '2026-06-15T14:30:00Z'],
    ['when the office closes', '2026-06-15T23:00:00Z'],
    ['between two slots', '2026-06-15T15:15:00Z'],
    ['on a Saturday', '2026-06-13T16:00:00Z'],
    ['today', '2026-06-12T20:00:00Z'],
    ['in the past', '2026-06-11T16:00:00Z'],
    ['after twenty working days', '2026-07-13T15:00:00Z'],
    ['at no time at all', 'next Tuesday'],
  ])('is not offered %s', (_, startsAt) => {
    expect(findOffered(startsAt, now)).toBeUndefined();
  });
});
