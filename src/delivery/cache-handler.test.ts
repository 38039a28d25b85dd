import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryCache } from '../../tests/helpers/delivery-cache';
import { prerendered } from '../../tests/helpers/delivery-pages';

type Cache = Awaited<ReturnType<typeof deliveryCache>>;
type Request = Awaited<ReturnType<Cache['restart']>>;

const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: false } };
const fetchContext = { kind: 'FETCH', tags: ['document:1'], softTags: [], fetchCache: true };

const page = (body = '<main><h1>About</h1></main>', tags = 'site,document:1') => ({
  kind: 'APP_PAGE',
  html: prerendered(body),
  rscData: Buffer.from('flight'),
  headers: { 'x-next-cache-tags': tags },
  status: undefined as number | undefined,
});
const data = (body: string | undefined) => ({
  kind: 'FETCH',
  data: { headers: {}, body, url: '' },
  revalidate: 31536000,
});

let cache: Cache;
let request: Request;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  cache = await deliveryCache();
  request = await cache.restart();
  later();
});
afterEach(() => {
  cache.remove();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Moves the clock that dates entries and publishes. It lags behind the one that Next compares expiry with. */
const later = () => vi.setSystemTime(Date.now() + 5);
const publish = async (tag: string) => {
  later();
  await request().revalidateTag([tag]);
  later();
};
const read = (key: string) => request().get(key, context);

it.each([204, 405, 500])('what a route answers to another method than GET, %i, is not kept for GET', async (status) => {
  const key = '/feed.xml';
  const kind = { ...context, kind: 'APP_ROUTE' };
  const feed = { kind: 'APP_ROUTE', body: Buffer.from('<feed/>'), headers: {}, status: 200 };
  await request().set(key, { ...feed, status }, kind);
  expect(await request().get(key, kind)).toBeNull();
  await request().set(key, feed, kind);
  await request().set(key, { ...feed, status }, kind);
  expect((await request().get(key, kind))?.value.status).toBe(200);
});

describe('a page', () => {
  it('is stripped in the very object that Next sends as the first answer', async () => {
    const value = page();
    await request().set('/about', value, context);
    expect(value.html).not.toContain('__next_f');
    expect(value.headers).toMatchObject({
      // The one text is that of the speculation rules.
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^ ]+';/),
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=59',
    });
  });

  it('is stored as Next made it, and stripped when it is read', async () => {
    const value = page();
    const { html } = value;
    await request().set('/about', value, context);
    const stored = cache.files();
    expect(stored).toContain('about.html');
    const entry = await read('/about');
    expect(entry?.value.html).toBe(value.html);
    vi.stubEnv('DELIVERY', 'off');
    request = await cache.restart();
    expect((await read('/about'))?.value.html).toBe(html);
  });

  it('keeps its tags, which say when it is stale', async () => {
    await request().set('/about', page(), context);
    expect((await read('/about'))?.value.headers['x-next-cache-tags']).toBe('site,document:1');
  });

  it('is left alone when it is resumed at request time', async () => {
    const value = { ...page(), postponed: 'state' };
    const before = structuredClone({ html: value.html, headers: value.headers });
    await request().set('/about', value, context);
    expect(value).toMatchObject(before);
  });
});

describe('a page that asks for a status', () => {
  it('is sent as 404, kept by nobody', async () => {
    const value = page('<main data-status="404"><h1>Not here</h1></main>');
    await request().set('/nope', value, context);
    expect(value.status).toBe(404);
    expect(value.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(cache.files().filter((name) => name.startsWith('nope'))).toEqual([]);
  });

  it('takes the copy of a page that is gone off the disk', async () => {
    await request().set('/about', page(), context);
    await publish('document:1');
    await request().set('/about', page('<main data-status="404">x</main>'), context);
    expect(cache.files().filter((name) => name.startsWith('about'))).toEqual([]);
  });

  it('is sent as a redirect, at first and from the cache', async () => {
    const value = page('<main data-status="301" data-location="/leadership">Moved</main>');
    await request().set('/old', value, context);
    for (const sent of [value, (await read('/old'))?.value]) {
      expect(sent).toMatchObject({ status: 301, headers: { location: '/leadership' } });
    }
  });

  it('of a file that does not exist is kept neither: made-up addresses fill no disk', async () => {
    const route = { kind: 'APP_ROUTE', body: Buffer.from('None.'), headers: {}, status: 404 };
    await request().set('/og/none.png', route, { ...context, kind: 'APP_ROUTE' });
    expect(cache.files().filter((name) => name.includes('none'))).toEqual([]);
  });

  it('also gets it while the layer is off', async () => {
    vi.stubEnv('DELIVERY', 'off');
    request = await cache.restart();
    const missing = page('<main data-status="404">x</main>');
    const ordinary = page();
    const { html } = ordinary;
    await request().set('/nope', missing, context);
    await request().set('/about', ordinary, context);
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    expect(ordinary.html).toBe(html);
    const policy = expect.stringContaining("script-src 'self' 'unsafe-inline';");
    expect(ordinary.headers).toMatchObject({ 'content-security-policy': policy });
  });
});

describe('publishing', () => {
  it('expires the pages that carry the tag and no others', async () => {
    await request().set('/about', page(), context);
    await request().set('/platform', page(undefined, 'site,document:2'), context);
    await publish('document:1');
    expect(await read('/about')).toBeNull();
    expect(await read('/platform')).not.toBeNull();
  });

  it.each(['APP_PAGE', 'FETCH'])(
    'holds at once for %s when the clock that dates it is ahead of the other',
    async (kind) => {
      vi.setSystemTime(performance.timeOrigin + performance.now() + 60_000);
      const isPage = kind === 'APP_PAGE';
      const readIt = () => request().get('/about', isPage ? context : fetchContext);
      await request().set('/about', isPage ? page() : data('old'), isPage ? context : fetchContext);
      expect(await readIt()).not.toBeNull();
      await publish('document:1');
      expect(await readIt()).toBeNull();
    },
  );

  it('is remembered by the next process', async () => {
    await request().set('/about', page(), context);
    await request().set('/platform', page(undefined, 'site,document:2'), context);
    await publish('document:1');
    request = await cache.restart();
    expect(await read('/about')).toBeNull();
    expect(await read('/platform')).not.toBeNull();
  });

  it('keeps a page that was rendered after it', async () => {
    await publish('document:1');
    await request().set('/about', page(), context);
    expect(await read('/about')).not.toBeNull();
  });

  it.each([
    ['page', '/about', page, context],
    ['cached read', 'read', () => data('"old"'), fetchContext],
    [
      'route',
      '/feed.xml',
      () => ({
        kind: 'APP_ROUTE',
        body: Buffer.from('x'),
        headers: { 'x-next-cache-tags': 'document:1' },
        status: 200,
      }),
      { ...context, kind: 'APP_ROUTE' },
    ],
  ])('is not undone by a %s whose render it overtook', async (_, key, make, ctx) => {
    const slow = request();
    await publish('document:1');
    await slow.set(key, make(), ctx);
    expect(await request().get(key, ctx)).toBeNull();
    expect(cache.files()).toEqual(['tag-state.json']);
  });

  it('in the moment between a render and its storing is seen by the next process too', async () => {
    const slow = request();
    later();
    const published = Date.now();
    later();
    await slow.set('/about', page(), context);
    fs.writeFileSync(cache.tagsFile, JSON.stringify({ 'document:1': { stale: published, expired: published } }));
    request = await cache.restart();
    expect(await read('/about')).toBeNull();
  });
});

describe('the tag state', () => {
  it('is not opened for the proxy, whose handler has no folder', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const empty = await deliveryCache({ CACHE_URL: 'redis://127.0.0.1:1' });
    const made = await empty.restart();
    made({ serverDistDir: undefined });
    await new Promise((resolve) => setImmediate(resolve));
    expect(complaints).not.toHaveBeenCalled();
    expect(empty.files()).toEqual([]);
    complaints.mockRestore();
    empty.remove();
  });

  it('that is lost makes everything stale, once', async () => {
    await request().set('/about', page(), context);
    fs.rmSync(cache.tagsFile);
    later();
    request = await cache.restart();
    request();
    expect(await read('/about')).toBeNull();
    later();
    await request().set('/about', page(), context);
    request = await cache.restart();
    expect(await read('/about')).not.toBeNull();
  });

  it('takes over what others wrote to its file', async () => {
    await request().set('/about', page(), context);
    later();
    fs.writeFileSync(cache.tagsFile, JSON.stringify({ site: { expired: Date.now() } }));
    await publish('document:9');
    expect(await read('/about')).toBeNull();
  });

  it('that cannot be saved does not stop a publish', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await request().set('/about', page(), context);
    vi.stubEnv('CACHE_TAGS_FILE', '/dev/null/tag-state.json');
    await publish('document:1');
    expect(await read('/about')).toBeNull();
  });
});

describe('other entries', () => {
  it.each([undefined, 'null', '"document:1"'])('that only attach tags are not stored: %s', async (body) => {
    await request().set('marker', data(body), fetchContext);
    await request().set('read', data('"value"'), fetchContext);
    expect(cache.files()).toContain('read');
    expect(cache.files()).not.toContain('marker');
  });

  it('come back as they were', async () => {
    const route = { kind: 'APP_ROUTE', body: Buffer.from('<feed data-status="404"/>'), headers: {}, status: 200 };
    await request().set('/feed.xml', route, { ...context, kind: 'APP_ROUTE' });
    expect((await request().get('/feed.xml', { ...context, kind: 'APP_ROUTE' }))?.value).toEqual(route);
  });
});
