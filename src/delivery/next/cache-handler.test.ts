import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryCache } from '../../../tests/helpers/delivery-cache';
import { prerendered } from '../../../tests/helpers/delivery-pages';

type Cache = Awaited<ReturnType<typeof deliveryCache>>;
type Request = Awaited<ReturnType<Cache['restart']>>;

const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: false } };

const page = (body = '<main><h1>About</h1></main>', tags = 'site,document:1') => ({
  kind: 'APP_PAGE',
  html: prerendered(body),
  rscData: Buffer.from('flight'),
  headers: { 'x-next-cache-tags': tags },
  status: undefined as number | undefined,
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

const later = () => vi.setSystemTime(Date.now() + 5);
const publish = async (tag: string) => {
  later();
  cache.publishes.publish(tag);
  later();
  await cache.hear();
};

describe('a page', () => {
  it('is stripped in the very object that Next sends', async () => {
    const value = page();
    await request().set('/about', value, context);
    expect(value.html).not.toContain('__next_f');
    expect(value.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/),
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=59',
    });
  });

  it('is kept by its requester, with the tags and the publish that was known when its render began', async () => {
    await publish('document:2');
    const since = cache.publishes.newest();
    const render = request();
    await publish('document:3');
    expect(await cache.asking(() => render.set('/about', page(), context))).toEqual({
      tags: ['site', 'document:1'],
      since,
    });
    expect(cache.files()).toEqual([]);
    expect(await request().get('/about', context)).toBeNull();
  });

  it('is left alone when it is resumed at request time', async () => {
    const value = { ...page(), postponed: 'state' };
    const before = structuredClone({ html: value.html, headers: value.headers });
    await request().set('/about', value, context);
    expect(value).toMatchObject(before);
  });

  it('that asks for a status gets it: none there, moved', async () => {
    const missing = page('<main data-status="404"><h1>Not here</h1></main>');
    await request().set('/nope', missing, context);
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    const moved = page('<main data-status="301" data-location="/leadership">Moved</main>');
    await request().set('/old', moved, context);
    expect(moved).toMatchObject({ status: 301, headers: { location: '/leadership' } });
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

it('the response of a route to a method other than GET is not cached', async () => {
  const route = { kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {}, status: 405 };
  const kind = { ...context, kind: 'APP_ROUTE' };
  await request().set('/feed.xml', route, kind);
  expect(await request().get('/feed.xml', kind)).toBeNull();
});

it('what only ties a page to its tags leaves no file, for no address that anybody makes up', async () => {
  const marker = { kind: 'FETCH', data: { headers: {}, body: '"document:1"', url: '' }, revalidate: 31536000 };
  const kind = { kind: 'FETCH', tags: ['document:1'], softTags: [], fetchCache: true };
  await request().set('marker', marker, kind);
  expect(cache.files()).toEqual([]);
  expect(await request().get('marker', kind)).toBeNull();
});
