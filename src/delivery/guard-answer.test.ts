import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardAnswer, guardRequest } from './guard-answer.mjs';
import { plainPolicy } from './policies.mjs';

/** A server whose answers somebody else makes, as Next does. */
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/missing': (response) => {
    response.setHeader('cache-control', 'public, s-maxage=31536000');
    response.writeHead(404).end();
  },
  '/failed': (response) => {
    response.statusCode = 500;
    response.end('x');
  },
  '/page': (response) => {
    response.writeHead(200, { 'cache-control': 'public', 'content-security-policy': "default-src 'none'" }).end();
  },
};
let seen: http.IncomingHttpHeaders = {};
const server = http.createServer((request, response) => {
  guardRequest(request);
  guardAnswer(request, response);
  seen = request.headers;
  answers[request.url ?? '']?.(response);
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each(['/missing', '/failed'])('%s is kept by no cache, and runs nothing', async (path) => {
  const { headers } = await fetch(base + path);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toBe(plainPolicy);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('a page keeps what it says of itself', async () => {
  const { headers } = await fetch(`${base}/page`);
  expect(headers.get('cache-control')).toBe('public');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it('a visitor chooses no nonce', async () => {
  await fetch(`${base}/page`, { headers: { 'content-security-policy': "script-src 'nonce-abcd'" } });
  expect(seen).not.toHaveProperty('content-security-policy');
});
