import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardRequest } from './guard-request';

let seen: http.IncomingHttpHeaders = {};
const server = http.createServer((request, response) => {
  guardRequest(request);
  seen = request.headers;
  response.end();
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('a visitor chooses no nonce', async () => {
  await fetch(`${base}/page`, { headers: { 'content-security-policy': "script-src 'nonce-abcd'" } });
  expect(seen).not.toHaveProperty('content-security-policy');
});

it('what only the site itself may say is dropped, and what browsers say stays', async () => {
  const ours = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated', 'x-middleware-subrequest'];
  const more = ['x-next-revalidated-tags', 'x-nextjs-data', 'x-matched-path', 'x-now-route-matches', 'next-resume'];
  const theirs = ['rsc', 'next-action', 'next-router-prefetch', 'x-forwarded-for', 'x-payload-http-method-override'];
  const headers = Object.fromEntries([...ours, ...more, ...theirs].map((name) => [name, '1']));
  await fetch(`${base}/page`, { headers });
  expect(Object.keys(seen).filter((name) => name in headers)).toEqual(theirs);
});

const siteOf = async (method: string, headers: Record<string, string>) => {
  await fetch(`${base}/page`, { method, headers });
  return seen['sec-fetch-site'];
};

it('a read is safe from wherever a link was clicked; a write keeps what the browser says of it', async () => {
  const click = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  expect(await siteOf('GET', {})).toBe('none');
  expect(await siteOf('GET', { 'sec-fetch-site': 'same-site' })).toBe('same-site');
  expect(await siteOf('GET', { origin: 'https://evil.example' })).toBeUndefined();
  expect(await siteOf('POST', {})).toBeUndefined();
  expect(await siteOf('POST', click)).toBe('cross-site');
});
