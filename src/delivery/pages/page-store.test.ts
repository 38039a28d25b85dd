import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withSmallDisk } from '../../../tests/helpers/small-disk';
import { PageFolder } from './page-folder';
import { PageStore } from './page-store';

const html = `<!doctype html><title>Alethia</title>${'<p>One reading after another.</p>'.repeat(40)}`;
const PLAIN = { 'content-type': 'text/html', policy: 'of all' };
const MEGABYTE = 1024 * 1024;

let root: string;
/** The last publish of each tag. */
let published: Record<string, number>;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'pages-'));
  published = {};
});
afterEach(() => fs.rm(root, { recursive: true, maxRetries: 3 }));

const process_ = ({ root: folder = root, ...options }: { build?: number; mostBytes?: number; root?: string } = {}) =>
  new PageStore(new PageFolder(folder), {
    build: 1,
    mostBytes: MEGABYTE,
    isExpired: (tags, since) => tags.some((tag) => (published[tag] ?? 0) > since),
    isPlain: ({ policy }) => policy === 'of all',
    ...options,
  });

const response = (since: number, body = html, headers: Record<string, string> = PLAIN) => ({
  body: Buffer.from(body),
  notes: { headers, tags: ['site', 'document:1'], since },
});
const files = async () =>
  (await fs.readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
const aboutFiles = [
  'fresh/about/index.html',
  'fresh/about/index.html.br',
  'fresh/about/index.html.gz',
  'fresh/about/index.html.notes.json',
];
const text = async (page: Promise<{ bodies: { identity: { body: Buffer } } } | undefined>) =>
  (await page)?.bodies.identity.body.toString();

it('a page lies in the folder as a server of files expects it, in every encoding', async () => {
  await process_().put('/about', response(1));
  expect(await files()).toEqual(aboutFiles);
  const read = (name: string) => fs.readFile(path.join(root, 'fresh/about', name));
  expect(String(await read('index.html'))).toBe(html);
  expect(String(brotliDecompressSync(await read('index.html.br')))).toBe(html);
  expect(String(gunzipSync(await read('index.html.gz')))).toBe(html);
});

it('the most read of expired pages are named first, before any of them is moved', async () => {
  const store = process_();
  for (const address of ['/once', '/never', '/often']) await store.put(address, response(1));
  for (const address of ['/often', '/once', '/often']) store.noteRead(address);
  published = { site: 2 };
  store.published();
  const named = vi.fn((expired: { address: string }[]) => {
    expect(expired.map(({ address }) => address)).toEqual(['/often', '/once', '/never']);
    expect(existsSync(path.join(root, 'fresh/often/index.html'))).toBe(true);
  });
  expect((await store.expire(undefined, named)).map(({ reads }) => reads)).toEqual([2, 1, 0]);
  expect(named).toHaveBeenCalledOnce();
  expect((await files()).every((file) => file.startsWith('stale/'))).toBe(true);
});

it('a page that is rendered while others are moved stays fresh', async () => {
  const store = process_();
  const addresses = Array.from({ length: 120 }, (_, index) => `/page-${index}`);
  for (const address of addresses) await store.put(address, response(1, '<p>Old</p>'));
  published = { site: 2 };
  store.published();
  let put: Promise<unknown> = Promise.resolve();
  await store.expire(undefined, () => {
    put = store.put('/page-119', response(2, '<p>New</p>'));
  });
  await put;
  expect((await files()).filter((file) => file.startsWith('fresh/'))).toEqual([
    'fresh/page-119/index.html',
    'fresh/page-119/index.html.notes.json',
  ]);
  expect(await text(process_().find('/page-119'))).toBe('<p>New</p>');
});

it('a file lies under its name, the home page at the root', async () => {
  const store = process_();
  await store.put('/', response(1));
  await store.put('/sitemap.xml', response(1, '<urlset/>'));
  await store.put('/.well-known/security.txt', response(1, 'Contact:'));
  for (const file of ['fresh/index.html', 'fresh/sitemap.xml', 'fresh/.well-known/security.txt']) {
    expect(await files()).toContain(file);
  }
  expect(await text(process_().find('/sitemap.xml'))).toBe('<urlset/>');
});

it('what needs headers of its own lies where no server of files looks', async () => {
  const store = process_();
  await store.put('/contact', response(1, html, { policy: 'its own' }));
  expect((await files()).every((file) => file.startsWith('own/fresh/contact/'))).toBe(true);
  await store.put('/contact', response(1));
  expect((await files()).some((file) => file.startsWith('own/'))).toBe(false);
});

it('the next process has it with its headers, from the disk', async () => {
  await process_().put('/about', response(1));
  const next = process_();
  expect(next.get('/about')).toBeUndefined();
  expect((await next.find('/about'))?.headers).toEqual(PLAIN);
  expect(next.get('/about')?.bodies.identity.body.toString()).toBe(html);
});

it('a page that has expired moves to the stale shelf, and is the stale copy until there is a new one', async () => {
  const store = process_();
  await store.put('/about', response(1));
  await store.put('/platform', { ...response(1), notes: { headers: PLAIN, tags: ['document:2'], since: 1 } });
  published = { 'document:1': 2 };
  store.published();
  expect(store.get('/about')).toBeUndefined();
  expect(await store.find('/about')).toBeUndefined();
  expect(await store.sweep()).toEqual([{ address: '/about', tags: ['site', 'document:1'], reads: 0 }]);
  expect((await files()).filter((file) => file.includes('/about/'))).toEqual(
    expect.arrayContaining(['stale/about/index.html', 'stale/about/index.html.notes.json']),
  );
  expect((await files()).some((file) => file.startsWith('fresh/about'))).toBe(false);
  expect(await store.last('/about')).toMatchObject({ renderedAt: expect.any(Number) });
  expect(await text(store.find('/platform'))).toBe(html);
  await store.put('/about', response(2, 'new'));
  // Another process may move the new page away before it knows of it: one copy always remains.
  expect(await files()).toContain('stale/about/index.html');
  expect(await text(store.find('/about'))).toBe('new');
});

it('sweeps what other processes have written', async () => {
  const [here, there] = [process_(), process_()];
  await here.sweep();
  await there.put('/about', response(1));
  published = { site: 2 };
  expect((await here.sweep()).map(({ address }) => address)).toEqual(['/about']);
  // Rendered again elsewhere in the meantime.
  await there.put('/about', response(2));
  expect(await here.sweep()).toEqual([]);
  expect(await text(here.find('/about'))).toBe(html);
});

it('moves a page that it read from the folder, without looking through the folder', async () => {
  const [here, there] = [process_(), process_()];
  await there.put('/about', response(1));
  await here.find('/about');
  published = { site: 2 };
  expect((await here.expire()).map(({ address }) => address)).toEqual(['/about']);
  expect((await files()).every((file) => file.startsWith('stale/'))).toBe(true);
});

it('a page published while it is written does not stay fresh', async () => {
  let looks = 0;
  const store = new PageStore(new PageFolder(root), {
    build: 1,
    mostBytes: MEGABYTE,
    isExpired: () => looks++ > 0,
    isPlain: () => true,
  });
  await store.put('/about', response(1));
  expect(await files()).toContain('stale/about/index.html');
  expect((await files()).some((file) => file.startsWith('fresh/'))).toBe(false);
});

it('a render that a publish has overtaken is sent, not kept', async () => {
  const store = process_();
  published = { 'document:1': 5 };
  expect((await store.put('/about', response(4))).bodies.identity.body.toString()).toBe(html);
  expect(await files()).toEqual([]);
  expect(store.get('/about')).toBeUndefined();
});

it('pages of an older build are rendered again; those that a newer one renders meanwhile are used', async () => {
  await process_({ build: 1 }).put('/about', response(1));
  const store = process_({ build: 2 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await process_({ build: 3 }).put('/platform', response(1));
  expect(await store.find('/about')).toBeUndefined();
  expect(await text(store.last('/about'))).toBe(html);
  expect(await text(store.find('/platform'))).toBe(html);
  expect((await store.sweep()).map(({ address }) => address)).toEqual(['/about']);
});

it('pages that a newer build has left are rendered again by an older one that starts', async () => {
  await process_({ build: 3 }).put('/about', response(1, 'of the newer build'));
  const store = process_({ build: 2 });
  expect(await store.find('/about')).toBeUndefined();
  expect((await store.sweep()).map(({ address }) => address)).toEqual(['/about']);
  expect(await text(store.last('/about'))).toBe('of the newer build');
});

it('pages that a build made while the clock was ahead has left are rendered again once it is right', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
  await process_({ build: 3 }).put('/about', response(1, 'of the other build'));
  vi.useRealTimers();
  const store = process_({ build: 2 });
  expect(await store.find('/about')).toBeUndefined();
  expect((await store.sweep()).map(({ address }) => address)).toEqual(['/about']);
});

it('pages of a database that was replaced by an older one are rendered again', async () => {
  await process_().put('/about', response(7));
  await process_().put('/platform', response(5));
  const store = process_();
  expect((await store.sweep(5)).map(({ address }) => address)).toEqual(['/about']);
  expect(await text(store.find('/platform'))).toBe(html);
});

it('a page that is gone leaves no copy', async () => {
  const store = process_();
  await store.put('/about', response(1));
  expect(await files()).toEqual(aboutFiles);
  await store.forget('/about');
  expect(await files()).toEqual([]);
  expect(await store.last('/about')).toBeUndefined();
});

it('a half-written page counts as none', async () => {
  await process_().put('/about', response(1));
  await fs.writeFile(path.join(root, 'fresh/about/index.html.notes.json'), '{"headers":');
  expect(await process_().find('/about')).toBeUndefined();
});

it.each(aboutFiles)('a process that is killed before it writes %s leaves nothing that stays fresh', async (last) => {
  const { rename } = fs;
  const killed = new Promise<void>((resolve) => {
    vi.spyOn(fs, 'rename').mockImplementation((from, to) => {
      if (to !== path.join(root, last)) return rename(from, to);
      resolve();
      return new Promise(() => {});
    });
  });
  void process_().put('/about', response(1));
  await killed;
  vi.restoreAllMocks();
  published = { 'document:1': 2 };
  await process_().sweep();
  expect((await files()).filter((file) => aboutFiles.includes(file))).toEqual([]);
});

it('a page that cannot be stored is sent all the same, and nothing of the old one stays fresh', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const store = process_();
  await store.put('/about', response(1));
  published = { 'document:1': 2 };
  store.published();
  const [fresh, stale] = [path.join(root, 'fresh'), path.join(root, 'stale')];
  await fs.rm(stale, { recursive: true });
  await fs.writeFile(stale, '');
  await store.expire();
  expect(await files()).toEqual(['stale']);
  await fs.rm(fresh, { recursive: true });
  await fs.writeFile(fresh, '');
  expect((await store.put('/about', response(2, 'new'))).bodies.identity.body.toString()).toBe('new');
  expect((await store.put('/platform', response(2, 'too'))).bodies.identity.body.toString()).toBe('too');
  expect(await text(store.find('/about'))).toBe('new');
  expect(error).toHaveBeenCalledOnce();
  for (const file of [fresh, stale]) await fs.rm(file);
  await store.put('/about', response(3));
  expect(await files()).toEqual(aboutFiles);
});

it('a full disk keeps no part of a page, and stores it again once there is room', async (test) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  await withSmallDisk(test, path.join(root, 'site'), 1, async (disk) => {
    const store = process_({ root: path.join(root, 'site') });
    const isFile = (name: unknown) => String(name).includes('.');
    await store.put('/about', response(1));
    disk.fill();
    published = { 'document:1': 2 };
    store.published();
    await store.expire();
    const large = html.repeat(1000);
    expect((await store.put('/about', response(2, large))).bodies.identity.body.toString()).toBe(large);
    // Of a mirror, and during an outage.
    expect(disk.files().filter(isFile)).toContain('stale/about/index.html');
    expect(disk.files().filter((name) => isFile(name) && String(name).startsWith('fresh'))).toEqual([]);
    disk.free();
    await store.put('/about', response(2));
    expect(disk.files()).toContain('fresh/about/index.html.notes.json');
  });
});

it('memory is bounded, the disk keeps all', async () => {
  const store = process_({ mostBytes: 20_000 });
  for (const address of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h']) await store.put(address, response(1));
  expect(store.get('/a')).toBeUndefined();
  expect(store.get('/h')).toBeDefined();
  expect(await text(store.find('/a'))).toBe(html);
});

it.each([
  '/about/',
  '/about/index.html',
  '/index.html',
  `/${'a'.repeat(400)}`,
  '/../secret',
  '/a/../../secret',
  '/.env',
  '/a//b',
  '/%2e%2e/x',
])('%s is kept nowhere', async (address) => {
  const store = process_();
  await store.put('/about', response(1));
  const before = await files();
  await store.put(address, response(1));
  expect((await files()).filter((file) => !file.includes('/about/index'))).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  expect(store.get(address)).toBeUndefined();
  expect(await process_().find(address)).toBeUndefined();
});
