import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathsInList } from '../../lib/frames-address';
import { Database } from '../outage/database';
import { Frames } from './frames';
import { PageFolder } from './page-folder';
import { PageResponses } from './page-responses';
import { PageStore } from './page-store';
import { PublishedPaths } from './published-paths';
import { noteMade, Rendering } from './rendering';

const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };
const html = (frame: string, main: string) =>
  `<header class="nav"><p>${frame}</p></header><main>${main}</main><footer class="footer "><p>${frame}</p></footer>`;

let folder: string;
let latest: Record<string, number>;
let known: number;
let requests: string[];
let renders: number;
let duringRender: () => void;
let store: PageStore;
let rendering: Rendering;

const isExpired = (tags: string[], since: number) => tags.some((tag) => (latest[tag] ?? 0) > since);
const storeOf = (build: number) =>
  new PageStore(new PageFolder(folder), { build, mostBytes: 1_000_000, isExpired, isPlain: () => true });

const publish = async (...tags: string[]) => {
  known += 1;
  for (const tag of tags) latest[tag] = known;
  store.published();
  await store.expire();
};

const put = (address: string) => {
  const tags = ['site', `document:${address.slice(1)}`, 'global:navigation', 'global:footer', 'link:old'];
  return store.put(address, { body: Buffer.from(html('Old', 'Words')), notes: { headers, tags, since: known } });
};

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frames-'));
  [latest, known, requests, renders, duringRender] = [{}, 1, [], 0, () => undefined];
  store = storeOf(1);
  rendering = new Rendering(
    (request: IncomingMessage, response: ServerResponse) => {
      const paths = pathsInList(request.url?.split('/').at(-1) ?? '');
      requests.push(...paths);
      renders += 1;
      const since = known;
      duringRender();
      noteMade({ tags: ['_N_T_/layout', 'global:navigation', 'global:footer', 'link:new'], since });
      const frames = paths.map((at) => `<div data-frame-of="${at}">${html(`New of ${at}`, '')}</div>`);
      response.writeHead(200, headers).end(frames.join(''));
    },
    ({ tags, since }) => isExpired(tags, since),
  );
  await put('/about');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const made = () => new Frames(store, rendering).page('/about');

it.each(['global:navigation', 'global:footer'])('after a publish of %s, a page gets its new frame', async (tag) => {
  await publish(tag);
  const page = await made();
  expect(String(page?.body)).toBe(html('New of /about', 'Words'));
  expect(requests).toEqual(['/about']);
  // As old as the frame, and expired by whatever its content or its frame shows.
  expect(page?.made?.since).toBe(known);
  expect(page?.made?.tags).toEqual(expect.arrayContaining(['document:about', 'link:old', 'link:new']));
  expect(page?.made?.tags).not.toContain('_N_T_/layout');
  expect(page?.headers).toEqual(headers);
});

it('frames that are wanted at the same moment are rendered together, ten at most', async () => {
  const addresses = Array.from({ length: 23 }, (_, index) => `/page-${index}`);
  for (const address of addresses) await put(address);
  await publish('global:navigation');
  const frames = new Frames(store, rendering);
  const pages = await Promise.all([...addresses, '/page-0'].map((address) => frames.page(address)));
  expect(pages.map((page) => String(page?.body))).toEqual(
    [...addresses, '/page-0'].map((address) => html(`New of ${address}`, 'Words')),
  );
  expect(new Set(requests)).toEqual(new Set(addresses));
  expect(renders).toBeLessThan(addresses.length);
});

it.each([['document:about'], ['document:about', 'global:navigation'], ['site']])(
  'after a publish of %s, it is rendered whole',
  async (...tags) => {
    await publish(...tags);
    expect(await made()).toBeUndefined();
    expect(requests).toEqual([]);
  },
);

it('a page that was published before the navigation is rendered whole', async () => {
  await publish('document:about');
  await publish('global:navigation');
  expect(await made()).toBeUndefined();
});

it('a page whose content is published during the render of its frame is rendered whole', async () => {
  await publish('global:navigation');
  duringRender = () => void publish('document:about');
  expect(await made()).toBeUndefined();
});

it('a page of another build is rendered whole', async () => {
  await publish('global:navigation');
  expect(await new Frames(storeOf(2), rendering).page('/about')).toBeUndefined();
});

it('a page without a copy, or whose frame fails or is missing, is rendered whole', async () => {
  expect(await new Frames(store, rendering).page('/none')).toBeUndefined();
  await publish('global:navigation');
  const failing = new Rendering(
    (_, response) => void response.writeHead(500).end(html('New', '')),
    () => false,
  );
  expect(await new Frames(store, failing).page('/about')).toBeUndefined();
  const empty = new Rendering(
    (_, response) => {
      noteMade({ tags: [], since: known });
      response.writeHead(200, headers).end();
    },
    () => false,
  );
  expect(await new Frames(store, empty).page('/about')).toBeUndefined();
});

describe('a visitor', () => {
  const OF_FRAMES = /^\/internal\/frames\//;
  let urls: string[];

  const get = () => {
    const rendering = new Rendering(
      ({ url = '' }: IncomingMessage, response: ServerResponse) => {
        urls.push(url);
        if (OF_FRAMES.test(url)) return;
        noteMade({ tags: ['document:about'], since: known });
        response.writeHead(200, headers).end('Whole');
      },
      () => false,
    );
    const database = new Database(async () => 1);
    const table = { madeAt: 1, tags: [], paths: ['/about'] };
    const paths = new PublishedPaths(
      async () => table,
      () => false,
    );
    return new PageResponses({ store, rendering, database, paths }).get('/about');
  };
  const textOf = (page: Awaited<ReturnType<typeof get>>) =>
    typeof page === 'object' && String(page.bodies.identity?.body);

  beforeEach(async () => {
    urls = [];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await publish('global:navigation');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('gets the stale copy if the frame hangs, and does not wait for a second render', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = get();
    await vi.waitFor(() => expect(urls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await page).toMatchObject({ renderedAt: expect.any(Number) });
    expect(urls).toHaveLength(1);
  });

  it('gets the page rendered whole if its copy cannot be read', async () => {
    vi.spyOn(store, 'staleCopy').mockRejectedValueOnce(new Error('EIO'));
    expect(textOf(await get())).toBe('Whole');
    expect(urls).toEqual(['/about']);
  });
});
