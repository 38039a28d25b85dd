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
  expect(statusOf({ origin, 'next-action': '0' })).toBeUndefined();
  expect(statusOf({ origin, 'next-action': '0' }, 'POST', '/preview/frame?path=/about')).toBeUndefined();
  expect(statusOf({ origin, 'next-action': '0', host: 'inside:3000', 'x-forwarded-host': host })).toBeUndefined();
  expect(statusOf({ origin, 'content-type': form }, 'POST', '/contact?files')).toBeUndefined();
});

it.each([
  '/admin',
  '/admin/login',
  '/preview/frame',
  '/contact',
  '/',
  '/calendar',
  '/share/token',
  '/examples/contact',
])('a page takes nothing without an origin: %s', (path) => {
  expect(statusOf({ 'next-action': '0' }, 'POST', path)).toBe(403);
  expect(statusOf({ 'content-type': form }, 'POST', path)).toBe(403);
  expect(statusOf({ 'content-type': form.replace('multipart', 'Multipart') }, 'POST', path)).toBe(403);
});

it('only pages of staff call functions, and they post no forms', () => {
  const origin = 'https://site.example';
  for (const path of ['/contact', '/', '/posted/contact', '/forms/contact', '/previews', '/search', '/sitemap.xml'])
    expect(statusOf({ origin, 'next-action': '0' }, 'POST', path), path).toBe(404);
  expect(statusOf({ origin, 'content-type': form })).toBe(405);
});

it('endpoints decide themselves: mail programs unsubscribe without an origin', () => {
  for (const path of ['/subscription/unsubscribe?token=x', '/forms/built', '/functions/v1/submit-contact'])
    expect(statusOf({ 'content-type': form }, 'POST', path), path).toBeUndefined();
});

it('files of the build take no form: Next returned 500 for one without an end', () => {
  expect(statusOf({ 'content-type': form }, 'POST', '/_next/data/x')).toBe(404);
  expect(statusOf({ 'content-type': form }, 'GET', '/_next/data/x')).toBeUndefined();
});

it('an address that is only spelled like the API’s is a page: Next returned 500 for an odd origin', () => {
  expect(statusOf({ origin: 'document', 'content-type': form }, 'POST', '/%61pi/media')).toBe(403);
});

it('other requests are judged elsewhere', () => {
  const origin = 'https://elsewhere.example';
  expect(statusOf({ origin, 'content-type': 'application/json' })).toBeUndefined();
  expect(statusOf({ origin, 'content-type': form }, 'GET')).toBeUndefined();
  expect(statusOf({ origin, 'content-type': form }, 'POST', '/api/media')).toBeUndefined();
});
