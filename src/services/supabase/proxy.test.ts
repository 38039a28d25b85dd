import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { proxy } from './proxy';

let received: { method?: string; url?: string; headers: http.IncomingHttpHeaders; body: string } | undefined;
const upstream = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received = { method: request.method, url: request.url, headers: request.headers, body };
  if (request.url === '/auth/v1/breaks') return response.destroy();
  if (request.url === '/auth/v1/verify')
    return response.writeHead(303, { location: 'http://site.example/auth#a' }).end();
  response
    .writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'retry-after': '7' })
    .end('{"ok":1}');
});

beforeAll(async () => {
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(() => upstream.close());
afterEach(() => {
  received = undefined;
  Object.assign(env(), { SUPABASE_EMBEDDED: 'off', SUPABASE_URL: undefined });
});

const embedded = (port = (upstream.address() as AddressInfo).port) =>
  Object.assign(env(), { SUPABASE_EMBEDDED: 'on', SUPABASE_URL: `http://127.0.0.1:${port}` });
const at = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

describe('the way to the embedded services', () => {
  it('returns 404 when Supabase is elsewhere', async () => {
    Object.assign(env(), { SUPABASE_URL: 'https://abcd.supabase.co' });
    expect((await proxy(at('/auth/v1/health'))).status).toBe(404);
    expect(received).toBeUndefined();
  });

  it("forwards the request without cookies and with the visitor's address only", async () => {
    embedded();
    const headers = {
      apikey: 'k',
      cookie: 'payload-token=x',
      'x-forwarded-for': '192.0.2.1, 203.0.113.7',
      'x-real-ip': '1.1.1.1',
    };
    const response = await proxy(at('/rest/v1/profiles?select=*', { method: 'POST', headers, body: '{"a":1}' }));
    expect(received).toMatchObject({ method: 'POST', url: '/rest/v1/profiles?select=*', body: '{"a":1}' });
    expect(received?.headers).toMatchObject({ apikey: 'k', 'x-forwarded-for': '203.0.113.7' });
    expect(received?.headers).not.toHaveProperty('cookie');
    expect(received?.headers).not.toHaveProperty('x-real-ip');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ ok: 1 });
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '7' });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('forwards a redirect instead of following it', async () => {
    embedded();
    const response = await proxy(at('/auth/v1/verify'));
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://site.example/auth#a']);
  });

  it('accepts at most 64 KB, even without a length', async () => {
    embedded();
    const post = (body: BodyInit) =>
      proxy(at('/auth/v1/signup', { method: 'POST', body, duplex: 'half' } as RequestInit));
    expect((await post('x'.repeat(65_536))).status).toBe(201);
    received = undefined;
    expect((await post('x'.repeat(65_537))).status).toBe(413);
    const stream = new Blob(['x'.repeat(65_537)]).stream();
    expect((await post(stream)).status).toBe(413);
    expect(received).toBeUndefined();
  });

  it.each(['/auth/v1/breaks', '/auth/v1/health'])('reports clearly that there is no response: %s', async (path) => {
    embedded(path.endsWith('health') ? 1 : undefined);
    const response = await proxy(at(path));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 503,
      error_code: 'upstream_unavailable',
      msg: 'The service is not available. Please try again later.',
    });
  });
});
