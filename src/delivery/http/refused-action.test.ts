import { expect, it } from 'vitest';
import { refusedAction } from './refused-action';

const form = 'multipart/form-data; boundary=x';
const host = 'site.example';
const statusOf = (headers: Record<string, string>, method = 'POST', url = '/admin') =>
  refusedAction({ method, url, headers: { host, ...headers } })?.status;

// Next returned 500 for each of them.
it.each(['https://elsewhere.example', 'null', 'no address', 'https://site.example:8443'])(
  'a call of a server function from %s is refused',
  (origin) => {
    expect(statusOf({ origin, 'content-type': form })).toBe(403);
    expect(statusOf({ origin, 'next-action': '0' }, 'POST', '/contact')).toBe(403);
  },
);

it('a call from a page of this site goes on, also behind a proxy with another host', () => {
  const origin = 'https://site.example';
  expect(statusOf({ origin, 'content-type': form })).toBeUndefined();
  expect(statusOf({ origin, 'next-action': '0', host: 'inside:3000', 'x-forwarded-host': host })).toBeUndefined();
  expect(statusOf({ 'content-type': form })).toBeUndefined();
});

it('files of the build take no form: Next returned 500 for one without an end', () => {
  expect(statusOf({ 'content-type': form }, 'POST', '/_next/data/x')).toBe(404);
  expect(statusOf({ 'content-type': form }, 'GET', '/_next/data/x')).toBeUndefined();
  expect(statusOf({ 'content-type': form }, 'POST', '/_nextdoor')).toBeUndefined();
});

it('other requests are judged elsewhere', () => {
  const origin = 'https://elsewhere.example';
  expect(statusOf({ origin, 'content-type': 'application/json' })).toBeUndefined();
  expect(statusOf({ origin, 'content-type': form }, 'GET')).toBeUndefined();
  expect(statusOf({ origin, 'content-type': form }, 'POST', '/api/media')).toBeUndefined();
});
