import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { plainPolicy } from '../html/csp';
import { SiteResponse } from './site-response';

let server: http.Server | undefined;
afterEach(() => void server?.close());

type Handler = (response: SiteResponse) => void;

async function ask(handler: Handler, hasFallback = true, path = '/') {
  const made = http.createServer({ ServerResponse: SiteResponse }, (_, response) => {
    if (hasFallback)
      response.fallback = (status) => ({ status: 200, headers: { 'x-instead-of': `${status}` }, body: 'kept' });
    handler(response);
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const received = await fetch(`http://127.0.0.1:${(made.address() as AddressInfo).port}${path}`);
  return { status: received.status, body: await received.text(), headers: received.headers };
}

it.each<[string, Handler]>([
  ['writeHead', (response) => response.writeHead(500, { 'x-of': 'failure' }).end('sorry')],
  [
    'a status, then the body',
    (response) => {
      response.statusCode = 503;
      response.setHeader('x-of', 'failure');
      response.end('sorry');
    },
  ],
  [
    'a body in parts',
    (response) => {
      response.statusCode = 500;
      response.setHeader('x-of', 'failure');
      response.write('sor', () => response.end('ry'));
    },
  ],
  [
    'headers first',
    (response) => {
      response.statusCode = 500;
      response.setHeader('x-of', 'failure');
      response.flushHeaders();
      response.setHeader('x-late', '1');
      response.end('sorry');
    },
  ],
])('a failure, known by %s, is replaced as a whole', async (_, handler) => {
  const { status, body, headers } = await ask(handler);
  expect({ status, body }).toEqual({ status: 200, body: 'kept' });
  expect(headers.get('x-of')).toBeNull();
  expect(headers.get('x-instead-of')).toMatch(/^50/);
});

it.each([200, 304, 404])('a response with %i is left alone', async (status) => {
  const received = await ask((response) => response.writeHead(status).end());
  expect(received.status).toBe(status);
});

it('a response that takes too long is replaced, and what comes after all goes nowhere', async () => {
  let late = Promise.resolve();
  const { body, headers } = await ask((response) => {
    late = new Promise((resolve) =>
      setTimeout(() => {
        response.writeHead(200, { 'x-of': 'late' });
        response.end('late', resolve);
      }, 20),
    );
    response.replace();
  });
  await late;
  expect(body).toBe('kept');
  expect(headers.get('x-instead-of')).toBe('0');
});

it('a response that has begun is not replaced', async () => {
  const { body } = await ask((response) => {
    response.writeHead(200);
    response.write('half');
    expect(response.replace()).toBe(false);
    response.end(' whole');
  });
  expect(body).toBe('half whole');
});

it.each<[string, Handler]>([
  [
    'a page that is missing',
    (response) => {
      response.setHeader('cache-control', 'public, s-maxage=31536000');
      response.writeHead(404).end();
    },
  ],
  [
    'a failure',
    (response) => {
      response.statusCode = 500;
      response.end('x');
    },
  ],
])('%s is kept by no cache, and runs nothing', async (_, handler) => {
  const { headers } = await ask(handler, false);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toBe(plainPolicy);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('what is sent instead has the headers of every response', async () => {
  const { headers } = await ask((response) => response.writeHead(500).end());
  expect(headers.get('content-security-policy')).toBe(plainPolicy);
  expect(headers.get('content-length')).toBe('4');
});

it('a page keeps what it says of itself', async () => {
  const own = { 'cache-control': 'public', 'content-security-policy': "default-src 'none'" };
  const { headers } = await ask((response) => response.writeHead(200, own).end());
  expect(headers.get('cache-control')).toBe('public');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it.each([
  ['/admin', 'same-origin'],
  ['/api/users/me?depth=0', 'same-origin'],
  ['/share/token', 'same-origin'],
  ['/preview/frame', 'same-origin'],
  ['/api/media/file/picture.png', null],
  ['/og/about.png', null],
  ['/about', null],
])('%s may be loaded by other sites only where they show it', async (path, policy) => {
  const { headers } = await ask((response) => response.writeHead(200).end(), false, path);
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

it('the length of a streamed body is sent, unless it is compressed', async () => {
  const streamed = (encoding?: string) =>
    ask((response) => {
      response.setHeader('x-streamed-length', '4');
      if (encoding) response.setHeader('content-encoding', encoding);
      response.write('te');
      response.end('xt');
    });
  const plain = await streamed();
  expect([plain.body, plain.headers.get('content-length')]).toEqual(['text', '4']);
  const encoded = await streamed('identity');
  expect(encoded.headers.has('content-length')).toBe(false);
  for (const { headers } of [plain, encoded]) expect(headers.has('x-streamed-length')).toBe(false);
});
