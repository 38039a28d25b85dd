import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayRedirect, sendRedirect } from './send-redirect';
import { SiteResponse } from './site-response';

const redirect = {
  location: '/new?a=1#top',
  status: 302 as const,
  rule: { from: '/old', match: 'exact' as const, status: 302 as const, to: '/new' },
};
const server = http.createServer({ ServerResponse: SiteResponse }, (request, response) => {
  if (mayRedirect(request)) return sendRedirect(request, response, redirect);
  return response.writeHead(204).end();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual', ...init });

it('sends the location, the visitor’s query in it, and the headers of every response', async () => {
  const { status, headers } = await ask('/old?b=2?', { headers: { 'x-forwarded-proto': 'https' } });
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/new?a=1&b=2?#top');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeTruthy();
  expect(headers.get('cache-control')).toContain('max-age=0');
  expect((await ask('/old')).headers.get('strict-transport-security')).toBeNull();
  expect((await ask('/old', { method: 'HEAD' })).status).toBe(302);
});

it.each(['/admin', '/api/pages', '/_next/static/a.js', '/generated/redirects.json', '/healthz', '/share/x?y'])(
  'leaves %s to Next',
  async (path) => {
    expect((await ask(path)).status).toBe(204);
  },
);

it('leaves forms, actions and previews to Next', async () => {
  expect((await ask('/old', { method: 'POST' })).status).toBe(204);
  expect((await ask('/old', { headers: { 'next-action': 'a' } })).status).toBe(204);
  expect((await ask('/old', { headers: { cookie: '__prerender_bypass=1' } })).status).toBe(204);
  expect((await ask('/administration')).status).toBe(302);
});
