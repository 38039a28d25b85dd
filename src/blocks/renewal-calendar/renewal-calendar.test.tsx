import { describe, expect, it } from 'vitest';
import { rendering, wordsOf } from '../../../tests/helpers/blocks';
import { RenewalCalendar } from './renewal-calendar';
import { renewalCalendarExamples as examples } from './renewal-calendar.example';
import { dateOf, dayOfYear, monthStarts, placeRenewal } from './year';

const render = rendering(RenewalCalendar);

const year = examples['a year of insurance'].block;

it('lists the renewals by date, each with its reading and lead time', () => {
  const text = wordsOf(render({ ...year, renewals: year.renewals.toReversed() }));
  expect(text.indexOf('Marine cargo')).toBeLessThan(text.indexOf('Windstorm treaty'));
  expect(text).toContain('Feb 15 Marine cargo two ports, one trucker , 5 weeks before');
  expect(text).toContain('Apr 1 Property, river sites sprinkler valve still shut, not read yet');
  expect(text).toContain('9 weeks to change the terms');
});

it('says that it is illustrative', () => {
  expect(render(year)).toContain('>Illustrative<');
});

it('one reading is amber, however many are marked', () => {
  const all = { ...year, renewals: year.renewals.map((one) => ({ ...one, unread: true })) };
  expect(render(all).match(/key-unread/g)).toHaveLength(1);
  const none = { ...year, renewals: year.renewals.map((one) => ({ ...one, unread: false })) };
  expect(render(none)).not.toContain('key-unread');
  expect(render(none)).not.toContain(year.measure);
});

describe('a year', () => {
  it('starts on its first day and includes its last', () => {
    expect(placeRenewal({ month: 1, day: 1, weeks: 4 })).toEqual({ at: 0, from: 0 });
    expect(placeRenewal({ month: 12, day: 31, weeks: 1 }).at).toBe(99.7);
    expect(placeRenewal({ month: 7, day: 2, weeks: 26 })).toEqual({ at: 49.9, from: 0 });
  });

  it('has twelve months in order', () => {
    expect(monthStarts).toHaveLength(12);
    expect(monthStarts).toEqual(monthStarts.toSorted((a, b) => a - b));
  });

  it('treats a day past the end of the month as its last', () => {
    expect(dateOf({ month: 2, day: 31 })).toEqual({ month: 2, day: 28 });
    expect(dayOfYear({ month: 2, day: 31 })).toBe(dayOfYear({ month: 3, day: 1 }) - 1);
    expect(dateOf({ month: 14, day: 0 })).toEqual({ month: 12, day: 1 });
  });
});
