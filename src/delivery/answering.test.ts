import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from './answering.mjs';
import { Database } from './database.mjs';
import { ReadyPages } from './ready-pages.mjs';
import { Renders } from './renders.mjs';
import { requestPage } from './request-page.mjs';
import { SiteFacts } from './site-facts.mjs';
import { StandInResponse } from './stand-in-response.mjs';

const notices = { maintenance: 'M', unavailable: 'U', notSent: 'S', notFound: 'N' };
const files = {
  'server.json': { coded: ['auth', 'robots.txt'], fixed: [], newestMigration: '1', notices },
  'paths.json': { madeAt: 1, tags: ['site'], paths: ['/', '/about'] },
};
const page = {
  kind: 'APP_PAGE' as const,
  html: '<h1>About</h1>',
  headers: { 'x-next-cache-tags': 'site,path:/about' },
};

let server: http.Server;
let isUp: boolean;
let asks: number;
let next: (request: http.IncomingMessage, response: http.ServerResponse) => unknown;
let pages: ReadyPages;
let renders: Renders;
let address: string;

const fails = (_: unknown, response: http.ServerResponse) => void response.writeHead(500).end('Internal');
/** As the cache handler does before a page is rendered anew. */
const findsOld: typeof next = (request, response) => {
  const notes = requestPage.getStore();
  if (notes) notes.lastGood = { page, lastModified: 1000 };
  fails(request, response);
};
const neverAnswers = () => {
  const notes = requestPage.getStore();
  if (notes) notes.isMissing = true;
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isUp = true;
  asks = 0;
  next = fails;
  pages = new ReadyPages(() => true);
  renders = new Renders();
  const facts = new SiteFacts(
    async (file) => files[file],
    () => false,
  );
  const database = new Database(async () => {
    asks += 1;
    return isUp ? 1 : Promise.reject(new Error('refused'));
  });
  const ask = answering({
    next: async (request, response) => {
      await next(request, response);
    },
    database,
    pages,
    facts,
    renders,
    dataDir: '/nowhere',
  });
  server = http.createServer({ ServerResponse: StandInResponse }, (request, response) => void ask(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

const visit = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(address + path, init);
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
};

it('a page that fails is sent as it was last, and that is said once', async () => {
  next = findsOld;
  for (const path of ['/about', '/about', '/about?utm=1']) {
    const { status, body, headers } = await visit(path);
    expect({ status, body }).toEqual({ status: 200, body: '<h1>About</h1>' });
    expect(headers.get('x-kept-copy')).toBe('1970-01-01T00:00:01.000Z');
    expect(headers.get('x-next-cache-tags')).toBeNull();
  }
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['/nothing', 404, 'N'],
  ['/wp-login.php', 404, 'N'],
  ['/about', 503, 'U'],
  ['/auth', 503, 'U'],
  ['/robots.txt', 503, 'Not available right now.\n'],
])('%s that fails without a copy is answered with %i', async (path, status, body) => {
  expect(await visit(path)).toMatchObject({ status, body });
});

it('a copy is not sent of a page that is gone, nor to somebody who looks at drafts', async () => {
  expect((await visit('/gone')).status).toBe(404);
  next = findsOld;
  expect((await visit('/gone')).status).toBe(404);
  expect((await visit('/about', { headers: { cookie: '__prerender_bypass=1' } })).status).toBe(503);
});

it('the data of the router is never answered with a page', async () => {
  next = findsOld;
  expect(await visit('/about', { headers: { rsc: '1' } })).toMatchObject({ status: 500, body: 'Internal' });
});

it('nobody waits while the database is away', async () => {
  isUp = false;
  next = neverAnswers;
  expect((await visit('/api/pages')).status).toBe(503);
  expect(await visit('/admin')).toMatchObject({ status: 503, body: 'M' });
  expect(await visit('/nothing')).toMatchObject({ status: 404 });
  expect(await visit('/about')).toMatchObject({ status: 503, body: 'U' });
  next = (_request) => {
    const notes = requestPage.getStore();
    if (notes) notes.lastGood = { page, lastModified: 1000 };
  };
  expect(await visit('/about')).toMatchObject({ status: 200, body: '<h1>About</h1>' });
});

it('who waits when the database goes away is answered, also when nobody else comes', async () => {
  next = neverAnswers;
  const waiting = [visit('/nothing'), visit('/about'), visit('/admin')];
  await vi.waitFor(() => expect(asks).toBeGreaterThan(0));
  isUp = false;
  const [nothing, about, admin] = await Promise.all(waiting);
  expect(nothing).toMatchObject({ status: 404, body: 'N' });
  expect(about).toMatchObject({ status: 503, body: 'U' });
  expect(admin).toMatchObject({ status: 503, body: 'M' });
}, 20_000);

it('a form that a browser sends by itself fails with a word of what to do; others fail as they do', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) };
  expect(await visit('/contact', { ...form, headers: { accept: 'text/html' } })).toMatchObject({
    status: 503,
    body: 'S',
  });
  expect(await visit('/forms/contact', form)).toMatchObject({ status: 500, body: 'Internal' });
});

it('who asks after a publish does not get what was being rendered before it', async () => {
  const asked: http.ServerResponse[] = [];
  next = (_, response) => {
    asked.push(response);
    return once(response, 'finish');
  };
  const first = visit('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const shares = visit('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  renders.published();
  const waits = visit('/about');
  const other = visit('/');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.end('other');
  asked[0]?.end('old');
  expect((await first).body).toBe('old');
  expect(asked).toHaveLength(3);
  asked[1]?.end('old');
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  asked[3]?.end('new');
  expect([(await shares).body, (await other).body, (await waits).body]).toEqual(['old', 'other', 'new']);
});

it('nobody waits for what was asked by somebody who has gone', async () => {
  const asked: http.ServerResponse[] = [];
  next = (_, response) => {
    asked.push(response);
    return new Promise(() => undefined);
  };
  const gone = new AbortController();
  const first = visit('/about', { signal: gone.signal }).catch(() => 'gone');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const closed = once(asked[0] as http.ServerResponse, 'close');
  gone.abort();
  await Promise.all([first, closed]);
  renders.published();
  const second = visit('/about');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.end('new');
  expect((await second).body).toBe('new');
});

it('a draft waits for nothing, and nothing for it', async () => {
  const asked: http.ServerResponse[] = [];
  next = (_, response) => {
    asked.push(response);
    return once(response, 'finish');
  };
  const cookie = { headers: { cookie: '__prerender_bypass=x' } };
  const visits = [visit('/about', cookie)];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  renders.published();
  visits.push(visit('/about'));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  renders.published();
  visits.push(visit('/about', cookie));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  for (const response of asked) response.end('answered');
  expect((await Promise.all(visits)).map(({ body }) => body)).toEqual(['answered', 'answered', 'answered']);
});
