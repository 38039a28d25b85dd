import { expect, it } from 'vitest';
import { refusedTarget } from './request-target';

const statusOf = (url: string, method = 'GET') => refusedTarget({ method, url })?.status;

it.each([
  '/',
  '/about?utm_source=a',
  '/%C3%A9',
  `/${'a'.repeat(1_999)}`,
  `/api/pages?${'a'.repeat(7_000)}`,
  '/admin?limit=100',
  '/admin/collections/pages?limit=&limitation=all',
])('is passed on: %.40s', (url) => expect(statusOf(url)).toBeUndefined());

it('what browsers ask before a request goes on to the API', () => {
  for (const url of ['/api/pages', '/rest/v1/profiles']) expect(statusOf(url, 'OPTIONS')).toBeUndefined();
});

it('a request by HTTP/1.1 names a host; one by HTTP/1.0 need not', () => {
  const request = { method: 'GET', url: '/', headers: {} };
  expect(refusedTarget({ ...request, httpVersion: '1.1' })?.status).toBe(400);
  expect(refusedTarget({ ...request, httpVersion: '1.0' })).toBeUndefined();
  expect(refusedTarget({ ...request, httpVersion: '1.1', headers: { host: 'site.example:8080' } })).toBeUndefined();
  // Next returns 500 in the admin.
  expect(refusedTarget({ ...request, httpVersion: '1.1', headers: { host: 'a b' } })?.status).toBe(400);
});

it.each([
  ['*', 'OPTIONS', 204],
  ['*', 'GET', 400],
  ['/og/none.png', 'OPTIONS', 204],
  ['http://elsewhere.example/', 'GET', 400],
  ['elsewhere.example:443', 'CONNECT', 405],
  ['//elsewhere.example', 'GET', 400],
  ['/\\elsewhere.example', 'GET', 400],
  ['/', 'TRACE', 405],
  ['/%', 'GET', 400],
  ['/terms.rsc?a=b', 'POST', 404],
  ['/about%00', 'GET', 400],
  ['/about?a=%00', 'GET', 400],
  [`/${'a'.repeat(2_000)}`, 'GET', 414],
  [`/?${'a'.repeat(2_000)}`, 'GET', 414],
  [`/apis?${'a'.repeat(2_000)}`, 'GET', 414],
  [`/api/pages?${'a'.repeat(8_000)}`, 'GET', 414],
  [`/api/pages/%2e%2e?${'a'.repeat(2_000)}`, 'GET', 414],
  [`/api/./pages?${'a'.repeat(2_000)}`, 'GET', 414],
  [`/api//pages?${'a'.repeat(2_000)}`, 'GET', 414],
  [`/api/pages/?${'a'.repeat(2_000)}`, 'GET', 414],
  ['', 'GET', 400],
  ['/admin/collections/pages?limit=100000', 'GET', 400],
  ['/admin/collections/pages?page=2&limit=1&limit=1e9', 'GET', 400],
  ['/admin/collections/pages?limit=0', 'GET', 400],
  ['/admin/collections/pages?limit=-5', 'GET', 400],
  ['/admin/collections/pages?limit[]=100000', 'GET', 400],
])('%.40s by %s: %i', (url, method, status) => expect(statusOf(url, method)).toBe(status));

it('a path that cannot be decoded may be that of a former site, which is redirected', () => {
  const redirectable = (url: string) => refusedTarget({ method: 'GET', url })?.mayRedirect ?? false;
  expect(['/m%FCnchen.html', '/m%FCnchen?a=%FC', '/%00%FC', '//a/%FC', '/%FC.rsc'].map(redirectable)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
