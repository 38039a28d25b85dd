import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pickEncoding, ReadyPages } from './ready-pages.mjs';

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

test('a page whose tags have expired is not sent, but stays as the last good copy', async () => {
  const isExpired = vi.fn(() => false);
  const pages = new ReadyPages(isExpired);
  await pages.keep('/', answer);
  expect(pages.expired()).toEqual([]);
  expect(pages.get('/')).toBeDefined();
  isExpired.mockReturnValue(true);
  pages.published();
  expect(pages.get('/')).toBeUndefined();
  expect(pages.get('/')).toBeUndefined();
  expect(isExpired).toHaveBeenCalledWith(['site', 'path:/'], 1000);
  expect(pages.kept('/')?.bodies.identity.body.toString()).toBe(html);
  expect(pages.expired()).toEqual([{ path: '/', tags: ['site', 'path:/'] }]);
});

test('its tags are looked at once after each publish', async () => {
  const isExpired = vi.fn(() => false);
  const pages = new ReadyPages(isExpired);
  await pages.keep('/', answer);
  for (const times of [1, 2]) {
    for (let visit = 0; visit < 3; visit++) expect(pages.get('/')).toBeDefined();
    expect(isExpired).toHaveBeenCalledTimes(times);
    pages.published();
  }
});

test('a render that ends late does not replace a newer page', async () => {
  const pages = new ReadyPages(() => false);
  await pages.keep('/', { ...answer, html: 'new', lastModified: 2000 });
  await pages.keep('/', { ...answer, html: 'old' });
  expect(pages.get('/')?.bodies.identity.body.toString()).toBe('new');
});

test('weighs no more than it may: the page that nobody has asked for longest goes first, a pinned one never', async () => {
  const one = new ReadyPages(() => false);
  await one.keep('/', answer);
  const pages = new ReadyPages(() => false, { mostBytes: one.bytes * 3, pinned: ['/pinned'] });
  for (const path of ['/pinned', '/first', '/second']) await pages.keep(path, answer);
  pages.get('/first');
  await pages.keep('/third', answer);
  expect(['/pinned', '/first', '/second', '/third'].map((path) => pages.get(path) !== undefined)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(pages.bytes).toBe(one.bytes * 3);
  pages.forget('/third');
  expect(pages.bytes).toBe(one.bytes * 2);
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
  expect(page && pickEncoding(accepted, page.bodies)).toBe(encoding);
});

test('what is not compressed yet is sent as it is', () => {
  const identity = { body: Buffer.from('x'), etag: '"x"' };
  expect(pickEncoding('br, gzip', { identity })).toBe('identity');
});
