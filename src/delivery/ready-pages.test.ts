import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pickBody, ReadyPages } from './ready-pages.mjs';

const html = `<!doctype html><title>Alethia</title>${'<p>One reading after another.</p>'.repeat(40)}`;
const answer = {
  html,
  lastModified: 1000,
  tags: ['site', 'path:/'],
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    vary: ['rsc', 'next-router-state-tree'],
    'content-length': 12,
    date: 'yesterday',
    'x-nextjs-cache': 'MISS',
  },
};

test('keeps a page in every encoding, with the headers that are not of one response', async () => {
  const pages = new ReadyPages(() => false);
  await pages.keep('/', answer);
  const page = pages.get('/');
  expect(page?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    vary: 'rsc, next-router-state-tree',
  });
  expect(page?.bodies.br && brotliDecompressSync(page.bodies.br.body).toString()).toBe(html);
  expect(page?.bodies.gzip && gunzipSync(page.bodies.gzip.body).toString()).toBe(html);
});

test('each encoding has an entity tag of its own', async () => {
  const pages = new ReadyPages(() => false);
  await pages.keep('/', answer);
  const tags = Object.values(pages.get('/')?.bodies ?? {}).map(({ etag }) => etag);
  expect(new Set(tags).size).toBe(3);
});

test('a page whose tags have expired is not sent, and is forgotten', async () => {
  const isExpired = vi.fn(() => false);
  const pages = new ReadyPages(isExpired);
  await pages.keep('/', answer);
  isExpired.mockReturnValue(true);
  expect(pages.get('/')).toBeUndefined();
  expect(isExpired).toHaveBeenCalledWith(['site', 'path:/'], 1000);
  isExpired.mockReturnValue(false);
  expect(pages.get('/')).toBeUndefined();
});

test('holds a bounded number of pages and drops the oldest', async () => {
  const pages = new ReadyPages(() => false, 2);
  for (const path of ['/first', '/second', '/third']) await pages.keep(path, answer);
  expect(pages.get('/first')).toBeUndefined();
  expect(pages.get('/third')).toBeDefined();
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
  const pages = new ReadyPages(() => false);
  await pages.keep('/', answer);
  const page = pages.get('/');
  expect(page && pickBody(accepted, page.bodies).encoding).toBe(encoding);
});

test('what is not compressed yet is sent as it is', () => {
  const identity = { body: Buffer.from('x'), etag: '"x"' };
  expect(pickBody('br, gzip', { identity })).toEqual({ encoding: 'identity', ...identity });
});
