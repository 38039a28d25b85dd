import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/env';
import { countConversion } from './conversions';
import { countOne } from './counter';

vi.mock('./counter', () => ({ countOne: vi.fn() }));
const counted = vi.mocked(countOne);

const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  origin: new URL(env().SITE_URL).origin,
};
const count = (form: string, from: string | undefined, headers = {}) =>
  countConversion({ form, from, headers: new Headers({ ...person, ...headers }) });

beforeEach(() => {
  counted.mockReset();
});

it('a message and a booking count for the page that led to the form', () => {
  count('contact', '/solutions/insurance');
  count('booking', '/platform');
  expect(counted.mock.calls).toEqual([
    ['contacts', '/solutions/insurance'],
    ['bookings', '/platform'],
  ]);
});

it('the calendar by itself counts for the page that embeds it', () => {
  count('booking', '/calendar');
  count('booking', '/calendar/3f0c9d3e-6a52-4a0e-9b7a-0f8f5d5f1c11');
  expect(counted.mock.calls).toEqual([
    ['bookings', '/booking'],
    ['bookings', '/booking'],
  ]);
});

it('a subscription is no conversion', () => {
  count('newsletter', '/');
  expect(counted).not.toHaveBeenCalled();
});

it('nothing is counted without a path, for an invalid one, for bots and for visitors who object', () => {
  count('contact', undefined);
  count('contact', 'https://elsewhere.example/');
  count('contact', '/contact', { 'user-agent': 'curl/8.5.0' });
  count('contact', '/contact', { 'sec-gpc': '1' });
  count('contact', '/contact', { origin: 'https://elsewhere.example' });
  expect(counted).not.toHaveBeenCalled();
});
