import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withEtag } from '../pages/encodings';
import { sendPage } from './send-page';
import { SiteResponse } from './site-response';

const text = 'Wärme '.repeat(20_000);
const identity = withEtag(Buffer.from(text));
const gzip = withEtag(gzipSync(text));
const page = {
  address: '/about',
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  bodies: { identity, gzip },
  isStored: true,
};
const passing = { ...page, status: 404, bodies: { identity: withEtag(Buffer.from('none')) }, isStored: false };

const server = http.createServer({ ServerResponse: SiteResponse }, (request, response) =>
  sendPage(request, response, request.url === '/about' ? page : passing),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });

it.each([
  ['gzip', gzip],
  ['identity', identity],
])('sends the body in an encoding that is taken: %s', async (accepted, { etag, body }) => {
  const response = await ask('/about', { 'accept-encoding': accepted });
  expect(await response.text()).toBe(text);
  expect(response.headers.get('etag')).toBe(etag);
  expect(response.headers.get('content-encoding') ?? 'identity').toBe(accepted);
  const head = await ask('/about', { 'accept-encoding': accepted }, 'HEAD');
  expect(head.headers.get('content-length')).toBe(`${body.length}`);
  const again = await ask('/about', { 'accept-encoding': accepted, 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('content-encoding')]).toEqual([304, '', null]);
});

it('promises TLS over TLS alone', async () => {
  const promise = async (headers: Record<string, string>) =>
    (await ask('/about', headers)).headers.get('strict-transport-security');
  expect(await promise({ 'x-forwarded-proto': 'https' })).toBeTruthy();
  expect(await promise({})).toBeNull();
});

it('gives a page that is not kept the headers of all responses', async () => {
  const response = await ask('/nothing', { 'x-forwarded-proto': 'https' });
  expect([response.status, await response.text()]).toEqual([404, 'none']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('strict-transport-security')).toBeTruthy();
});
