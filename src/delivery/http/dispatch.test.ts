import { AsyncResource } from 'node:async_hooks';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionBegun, refuseAction } from '../../lib/action-call';
import { Database } from '../outage/database';
import { apiUnavailable, notices } from '../outage/notices';
import { PageFolder } from '../pages/page-folder';
import { PageResponses } from '../pages/page-responses';
import { PageStore } from '../pages/page-store';
import { PublishedPaths } from '../pages/published-paths';
import { noteMade, Rendering } from '../pages/rendering';
import { dispatcher } from './dispatch';
import { experimentSender } from './send-experiment';
import { SiteResponse } from './site-response';

const table = { madeAt: 1, tags: ['site'], paths: ['/', '/about', '/booking'] };
type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => unknown;

let folder: string;
let server: http.Server;
let isUp: boolean;
let asks: number;
let next: Handler;
let lastPublish: number;
let store: PageStore;
let pages: PageResponses;
let address: string;
let exposures: string[];
let random: number;

const session = 'payload-token=real';
const fails: Handler = (_, response) => void response.writeHead(500).end('Internal');
const neverResponds: Handler = () => undefined;
const renders =
  (body: string): Handler =>
  (_, response) => {
    noteMade({ tags: ['site', 'path:/about'], since: lastPublish });
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' }).end(body);
  };

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dispatch-'));
  isUp = true;
  asks = 0;
  exposures = [];
  random = 0.6;
  next = fails;
  lastPublish = 1000;
  const isExpired = (_: string[], since: number) => since < lastPublish;
  const handler: Handler = (request, response) => next(request, response);
  const database = new Database(async () => {
    asks += 1;
    return isUp ? 1 : Promise.reject(new Error('refused'));
  });
  const paths = new PublishedPaths(
    async () => table,
    () => false,
  );
  const options = { build: 1, mostBytes: 1_000_000, isExpired, isPlain: () => true };
  store = new PageStore(new PageFolder(folder), options);
  const rendering = new Rendering(handler, ({ tags, since }) => isExpired(tags, since));
  pages = new PageResponses({ store, rendering, database, paths });
  const ask = dispatcher({
    next: async (request, response) => {
      await handler(request, response);
    },
    ...{ database, pages, store, dataDir: '/nowhere' },
    countRead: (at, reader) => exposures.push(`${at} ${reader}`),
    hasSession: async ({ cookie }) =>
      cookie === 'payload-token=hangs' ? Promise.reject(new Error('503')) : cookie === session,
    sendExperiment: experimentSender({
      page: (at) => pages.get(at),
      count: (at, variant) => exposures.push(`${at} ${variant}`),
      isSecure: true,
      random: () => random,
    }),
  });
  server = http.createServer({ ServerResponse: SiteResponse }, (request, response) => void ask(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true, maxRetries: 3 });
  vi.restoreAllMocks();
});

const visit = async (to: string, init: RequestInit = {}) => {
  const response = await fetch(address + to, init);
  return { status: response.status, body: await response.text(), headers: response.headers };
};
/** Rendered once, and expired since. */
async function once(to: string, body: string) {
  const headers = { 'content-type': 'text/html' };
  await store.put(to, { body: Buffer.from(body), notes: { headers, tags: ['site'], since: lastPublish } });
  lastPublish += 1000;
  store.published();
}

it('visitors who wait for the same page share its render, and what is stored of it', async () => {
  const put = vi.spyOn(store, 'put');
  const find = vi.spyOn(store, 'find');
  const handler = vi.fn<Handler>((request, response) => {
    const finish = AsyncResource.bind(() => renders('first')(request, response));
    // Only visitors who have looked into the folder wait for the render.
    const allWait = vi.waitFor(() => expect(find).toHaveResolvedTimes(5), { timeout: 10_000 });
    void allWait.then(() => setImmediate(finish));
  });
  next = handler;
  const received = await Promise.all(Array.from({ length: 5 }, () => visit('/about')));
  expect(new Set(received.map(({ body }) => body))).toEqual(new Set(['first']));
  expect(handler).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledTimes(1);
});

it('a visitor who asks after a publish does not get a page that was being stored before it', async () => {
  next = renders('first');
  const put = store.put.bind(store);
  let afterPublish: ReturnType<typeof visit> | undefined;
  vi.spyOn(store, 'put').mockImplementationOnce(async (...page) => {
    lastPublish += 1000;
    store.published();
    next = renders('second');
    afterPublish = visit('/about');
    await afterPublish;
    return put(...page);
  });
  await visit('/about');
  expect((await afterPublish)?.body).toBe('second');
  expect((await visit('/about')).body).toBe('second');
});

it('a page is rendered once, whatever is requested after it, until something is published', async () => {
  next = renders('first');
  for (const to of ['/about', '/about?utm=1', '/about']) {
    expect((await visit(to)).body).toBe('first');
    next = renders('second');
  }
  lastPublish += 1;
  store.published();
  expect((await visit('/about')).body).toBe('second');
});

it('counts how often visitors read a page, not that it was prepared', async () => {
  next = renders('about');
  await pages.prepare('/about');
  for (const to of ['/about', '/about?utm=1']) await visit(to);
  lastPublish += 1;
  expect(await store.expire()).toEqual([{ address: '/about', tags: expect.any(Array), reads: 2 }]);
  await visit('/about');
  lastPublish += 1;
  expect(await store.expire()).toEqual([{ address: '/about', tags: expect.any(Array), reads: 3 }]);
});

it('a page that fails is sent as it was last, and that is logged once', async () => {
  const begin = Date.now();
  await once('/about', '<h1>About</h1>');
  next = fails;
  for (const to of ['/about', '/about', '/about?utm=1']) {
    const { status, body, headers } = await visit(to);
    expect({ status, body }).toEqual({ status: 200, body: '<h1>About</h1>' });
    expect(Date.parse(headers.get('x-stale-copy') ?? '')).toBeGreaterThanOrEqual(begin);
  }
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringContaining('/about fails with 500')]]);
});

it('a page that could not be prepared is logged', async () => {
  await once('/about', '<h1>About</h1>');
  next = fails;
  expect(await pages.prepare('/about')).toBe(false);
  next = renders('new');
  expect(await pages.prepare('/about')).toBe(true);
});

it.each([
  ['/nothing', 404, notices.notFound],
  ['/wp-login.php', 404, notices.notFound],
  ['/about', 503, notices.unavailable],
  ['/auth', 503, notices.unavailable],
  ['/robots.txt', 503, 'Not available right now.\n'],
])('%s that fails without a copy gets %i', async (to, status, body) => {
  expect(await visit(to)).toMatchObject({ status, body });
});

it('no stale copy is sent of an unpublished page, or in a preview', async () => {
  await once('/gone', 'was here');
  next = fails;
  expect((await visit('/gone')).status).toBe(404);
  await once('/about', 'published');
  next = fails;
  expect((await visit('/about', { headers: { cookie: '__prerender_bypass=1' } })).status).toBe(503);
});

it('the data of the router is never a page', async () => {
  await once('/about', 'published');
  next = fails;
  expect(await visit('/about', { headers: { rsc: '1' } })).toMatchObject({ status: 500, body: 'Internal' });
});

it('what is for one visitor is neither kept nor shared, and Next sees who asks', async () => {
  const requests: http.IncomingMessage[] = [];
  next = (request, response) => {
    requests.push(request);
    response.end(request.headers.cookie);
  };
  const visits = ['a=1', 'a=2'].map((cookie) => visit('/calendar', { headers: { cookie } }));
  expect((await Promise.all(visits)).map(({ body }) => body)).toEqual(['a=1', 'a=2']);
  expect(requests).toHaveLength(2);
});

it('a page with a cookie is sent to its visitor only', async () => {
  for (const name of ['first', 'second']) {
    next = (request, response) => {
      response.setHeader('set-cookie', `visitor=${name}`);
      return renders(name)(request, response);
    };
    const { body, headers } = await visit('/about');
    expect([body, headers.get('set-cookie')]).toEqual([name, `visitor=${name}`]);
  }
});

it('no request waits while the database is away', async () => {
  await once('/about', '<h1>About</h1>');
  isUp = false;
  next = neverResponds;
  for (const to of ['/api/pages', '/%61pi/pages']) {
    expect(await visit(to)).toMatchObject({ status: 503, body: apiUnavailable });
  }
  expect(await visit('/admin')).toMatchObject({ status: 503, body: notices.maintenance });
  expect(await visit('/nothing')).toMatchObject({ status: 404 });
  expect(await visit('/auth')).toMatchObject({ status: 503, body: notices.unavailable });
  expect(await visit('/about')).toMatchObject({ status: 200, body: '<h1>About</h1>' });
});

it('what needs no database is rendered without it', async () => {
  isUp = false;
  expect((await visit('/api/pages')).status).toBe(503);
  next = renders('shell');
  expect(await visit('/auth')).toMatchObject({ status: 200, body: 'shell' });
});

it('a pending request gets its response when the database goes away, even without other requests', async () => {
  next = neverResponds;
  const waiting = [visit('/nothing'), visit('/about'), visit('/admin')];
  await vi.waitFor(() => expect(asks).toBeGreaterThan(0));
  isUp = false;
  const [nothing, about, admin] = await Promise.all(waiting);
  expect(nothing).toMatchObject({ status: 404, body: notices.notFound });
  expect(about).toMatchObject({ status: 503, body: notices.unavailable });
  expect(admin).toMatchObject({ status: 503, body: notices.maintenance });
}, 20_000);

it('a form that a browser sends by itself fails with a word of what to do; others fail as they do', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) };
  expect(await visit('/contact', { ...form, headers: { accept: 'text/html' } })).toMatchObject({
    status: 503,
    body: notices.notSent,
  });
  expect(await visit('/forms/contact', form)).toMatchObject({ status: 500, body: 'Internal' });
});

it.each(['/preview?path=/about', '/preview/frame?path=/about', '/share/token', '/calendar/id', '/contact/success'])(
  'a browser that opens %s gets our words if it fails, and programs get what Next says',
  async (to) => {
    expect(await visit(to, { headers: { accept: 'text/html,*/*' } })).toMatchObject({
      status: 503,
      body: notices.unavailable,
    });
    expect(await visit(to)).toMatchObject({ status: 500, body: 'Internal' });
  },
);

it('a visitor who leaves takes nothing from those who wait for the same page', async () => {
  const requests: (() => void)[] = [];
  next = (request, response) => void requests.push(AsyncResource.bind(() => renders('new')(request, response)));
  const gone = new AbortController();
  const first = visit('/about', { signal: gone.signal }).catch(() => 'gone');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const second = visit('/about');
  gone.abort();
  expect(await first).toBe('gone');
  requests[0]?.();
  expect((await second).body).toBe('new');
});

it('a draft waits for nothing, and nothing for it', async () => {
  const requests: http.ServerResponse[] = [];
  next = (_, response) => void requests.push(response);
  const draft = visit('/about', { headers: { cookie: '__prerender_bypass=x' } });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const page = visit('/about');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.end('page');
  expect((await page).body).toBe('page');
  requests[0]?.end('draft');
  expect((await draft).body).toBe('draft');
});

it('a redirect is looked up with the query that the visitor has', async () => {
  next = (request, response) => void response.writeHead(308, { location: `/booking${request.url?.slice(5)}` }).end();
  const { status, headers } = await visit('/book?utm_source=letter', { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/booking?utm_source=letter']);
});

describe('the Markdown twin of a page', () => {
  const main = '<main><h1>About</h1></main>';
  const linked = `<link rel="alternate" type="text/markdown" href="https://alethia.example/about.md"/>${main}`;

  it('is made of the page that links to it, and its readers are counted', async () => {
    next = renders(linked);
    const { status, body, headers } = await visit('/about.md', { headers: { 'user-agent': 'x GPTBot/1.2' } });
    expect([status, body, headers.get('content-type')]).toEqual([200, '# About\n', 'text/markdown; charset=utf-8']);
    expect(headers.get('link')).toBe('<https://alethia.example/about>; rel="canonical"');
    await visit('/about.md');
    await visit('/about');
    expect(exposures).toEqual(['/about crawler/GPTBot', '/about crawler/others']);
  });

  it('is as new as the page, and a stale copy without the database', async () => {
    next = renders(linked);
    await visit('/about.md');
    lastPublish += 1000;
    store.published();
    next = renders(linked.replace('About', 'Newer'));
    expect((await visit('/about.md')).body).toBe('# Newer\n');
    isUp = false;
    lastPublish += 1000;
    store.published();
    next = fails;
    const stale = await visit('/about.md');
    expect([stale.status, stale.body]).toEqual([200, '# Newer\n']);
    expect(stale.headers.get('x-stale-copy')).not.toBeNull();
  });

  it.each([
    ['a page without the link', '/about.md', main],
    ['a page that links to another twin, such as a variant', '/booking.md', linked],
    ['what needs a cookie', '/contact/success.md', linked.replace('about', 'contact/success')],
    ['what is not a page', '/account/data.md/x.md', linked],
  ])('there is none of %s', async (_, twin, html) => {
    next = renders(html);
    expect((await visit(twin)).status).toBe(404);
    expect(exposures).toEqual([]);
  });
});

it('a search is rendered for its query and never kept; when it fails, with the kept page without results', async () => {
  const urls: (string | undefined)[] = [];
  next = (request, response) => {
    urls.push(request.url);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<html><body data-cache="private">${request.headers['x-visitor-address'] ?? ''}</body></html>`);
  };
  const headers = { 'x-visitor-address': '192.0.2.1' };
  for (const query of ['?q=one', '?q=two', '?q=two']) {
    const { status, body, headers: sent } = await visit(`/search${query}`, { headers });
    expect([status, body]).toEqual([200, expect.stringContaining('192.0.2.1')]);
    expect(sent.get('cache-control')).toBe('private, no-store');
    expect(sent.get('content-security-policy')).toContain("script-src 'self'");
  }
  expect(urls).toEqual(['/search?q=one', '/search?q=two', '/search?q=two']);

  await once('/internal/fallback/no-search', 'No search now');
  next = fails;
  expect(await visit('/search?q=one')).toMatchObject({ status: 503, body: 'No search now' });
});

it('a booking page with a gap is made for its query; when that fails, the plain page is sent', async () => {
  const urls: (string | undefined)[] = [];
  next = (request, response) => {
    urls.push(request.url);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body data-cache="private">drawn</body></html>');
  };
  const { body, headers } = await visit('/booking?known=7&late=2');
  expect([body, headers.get('cache-control')]).toEqual([expect.stringContaining('drawn'), 'private, no-store']);
  expect(urls).toEqual(['/booking?known=7&late=2']);

  await once('/booking', 'plain');
  next = fails;
  expect(await visit('/booking?known=7&late=2')).toMatchObject({ status: 200, body: 'plain' });
});

describe('a page with a running experiment', () => {
  const running = {
    id: '3f2a9c1e-0000-4000-8000-000000000001',
    shares: [50, 50],
    pages: ['7d1b0000-0000-4000-8000-000000000002'],
  };
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
  const see = (more: Record<string, string> = {}, method = 'GET') =>
    visit('/about', { method, headers: { ...person, ...more } });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

  beforeEach(async () => {
    const headers = {
      'content-type': 'text/html',
      'cache-control': 'private, no-cache',
      'x-experiment': JSON.stringify(running),
    };
    const notes = { headers, tags: ['site'], since: lastPublish };
    await store.put('/about', { body: Buffer.from('the page'), notes });
    await store.put(`/internal/variant/${running.pages[0]}`, { body: Buffer.from('variant b'), notes });
  });

  it('is sent in the variant of each visitor, who is counted once', async () => {
    const first = await see();
    expect(first.body).toBe('variant b');
    expect(first.headers.get('set-cookie')).toBe(
      'alethia_experiments=3f2a9c1e-b; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-experiment')).toBeNull();
    random = 0.1;
    const again = await see({ cookie: `theme=1; ${cookieOf(first)}` });
    expect([again.body, again.headers.get('set-cookie')]).toEqual(['variant b', null]);
    const other = await see();
    expect([other.body, cookieOf(other)]).toEqual(['the page', 'alethia_experiments=3f2a9c1e-a']);
    expect(exposures).toEqual([`/about ${running.id}/b`, `/about ${running.id}/a`]);
  });

  it('keeps the variants of other experiments', async () => {
    const response = await see({ cookie: 'alethia_experiments=00000000-c-goal' });
    expect(cookieOf(response)).toBe('alethia_experiments=00000000-c-goal.3f2a9c1e-b');
  });

  it.each([
    ['who asks not to be tracked', { 'sec-gpc': '1' }],
    ['who asks not to be tracked, with a cookie of before', { dnt: '1', cookie: 'alethia_experiments=3f2a9c1e-b' }],
    ['that is a machine', { 'user-agent': 'Googlebot/2.1' }],
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('is itself for a visitor %s', async (_, headers) => {
    const response = await see(headers);
    expect([response.status, response.body, response.headers.get('set-cookie')]).toEqual([200, 'the page', null]);
    expect(exposures).toEqual([]);
  });

  it('is not sent ahead of a first visit, which may never come', async () => {
    const ahead = { 'sec-purpose': 'prefetch' };
    const response = await see(ahead);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([425, null]);
    expect((await see({ ...ahead, cookie: 'alethia_experiments=3f2a9c1e-b' })).body).toBe('variant b');
    expect((await see({ ...ahead, 'sec-gpc': '1' })).body).toBe('the page');
    expect(exposures).toEqual([]);
  });

  it('is itself once a variant is gone', async () => {
    await store.forget(`/internal/variant/${running.pages[0]}`);
    next = (_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('none');
    const received = await see();
    expect([received.status, received.body, received.headers.get('set-cookie')]).toEqual([200, 'the page', null]);
    expect(exposures).toEqual([]);
  });

  it('is checked against the copy of the browser', async () => {
    const first = await see();
    const headers = { cookie: cookieOf(first), 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await see(headers)).status).toBe(304);
    expect((await see({ ...headers, cookie: 'alethia_experiments=3f2a9c1e-a' })).body).toBe('the page');
  });
});

describe('a call of a server function', () => {
  const call = (cookie: string) =>
    fetch(`${address}/admin`, { method: 'POST', headers: { 'next-action': 'x', cookie }, body: '[]' });

  it.each(['', 'payload-token=made-up', 'release-preview=x'])('is not read without a session: %s', async (cookie) => {
    let calls = 0;
    next = (_, response) => {
      calls += 1;
      response.end('done');
    };
    expect((await call(cookie)).status).toBe(401);
    expect(calls).toBe(0);
    expect(await (await call(session)).text()).toBe('done');
  });

  // Next returns 500 for all of them.
  it.each<[string, number, () => void]>([
    ['cannot be read', 400, () => undefined],
    ['fails', 500, actionBegun],
    ['is refused', 404, () => void expect(() => refuseAction(404, 'x')).toThrow()],
  ])('that %s gets %i', async (_, status, begin) => {
    next = async (request, response) => {
      begin();
      fails(request, response);
    };
    const received = await call(session);
    expect([received.status, await received.text()]).toEqual([status, expect.not.stringContaining('Internal')]);
  });

  it('waits for the check of the session', async () => {
    expect((await call('payload-token=hangs')).status).toBe(503);
  });

  it('waits for the database', async () => {
    isUp = false;
    expect((await call(session)).status).toBe(503);
  });
});
