import http from 'node:http';
import { expect } from '@playwright/test';
import { routeKind } from '@/lib/routes';
import { siteUrl, visit } from './helpers/site';
import { test } from './helpers/strict';

type Headers = http.IncomingHttpHeaders;
type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends headers unchanged and follows no redirects. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
  new Promise<{ status: number; headers: Headers }>((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    http
      .request({ hostname, port, path, method, headers }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      })
      .on('error', reject)
      .end(body);
  });

const picture = async () => {
  const response = await fetch(`${siteUrl}/api/media?limit=1&depth=0`);
  const { docs } = (await response.json()) as { docs: { url: string }[] };
  return docs[0]?.url;
};
const script = async () => /data-then="(\/assets\/[^"]+)"/.exec((await visit('/')).body)?.[1] ?? '';
const styles = async () =>
  /href="(\/_next\/static\/[^"]+\.(?:css|woff2))"/.exec((await visit('/contact')).body)?.[1] ?? '';

/** Files, and at most two inline scripts, the same on every page (start-script.ts, speculation.ts). */
const ONLY_OURS = /(?:^|; )script-src 'self'(?: 'sha256-[\w+/]{43}='){0,2}(?:;|$)/;
const HASHED = /(?:^|; )script-src 'self'(?: 'sha256-[\w+/]{43}='){3,}(?:;|$)/;
const ONCE = /(?:^|; )script-src 'self' 'nonce-[\w+/=]{16,}'(?: 'sha256-[\w+/]{43}=')?(?:;|$)/;
const FILE = /^default-src 'none';.*; frame-ancestors 'none'; sandbox$/;

const SHARED = /^public, max-age=0, s-maxage=1, /;
const FOR_EVER = /immutable/;
const UNCACHED = /no-store/;

const post = (body: string, type: string): Ask => ({
  method: 'POST',
  body,
  headers: { 'content-type': type, 'content-length': String(body.length) },
});

/** A call by a script, or a form, as pages of this site send it. */
const call = (headers: Record<string, string>, name = 'constructor'): Ask => {
  const sent = post(JSON.stringify([{ name, args: {} }]), 'text/plain;charset=UTF-8');
  return { ...sent, headers: { ...sent.headers, 'next-action': '40'.padEnd(42, '0'), ...headers } };
};
const own = { origin: siteUrl };
const madeUp = { ...own, cookie: 'payload-token=made-up' };
const formFor = (reference: string, state: string): Ask => {
  const fields = { $ACTION_REF_1: '', '$ACTION_1:0': reference, '$ACTION_1:1': state };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const sent = post(`${parts.join('')}--x--\r\n`, 'multipart/form-data; boundary=x');
  return { ...sent, headers: { ...sent.headers, ...own } };
};
const bound = JSON.stringify({ id: '60'.padEnd(42, '0'), bound: '$@1' });

type Row = [
  what: string,
  path: string | (() => Promise<string | undefined>),
  status: number,
  policy: RegExp,
  kept?: RegExp,
  how?: Ask,
];

const classes: Row[] = [
  ['a content page', '/platform', 200, ONLY_OURS, SHARED],
  ['a page with a form', '/contact', 200, HASHED, SHARED],
  ['a page for accounts', '/auth', 200, HASHED, SHARED],
  ['the account, before anybody is known', '/account', 200, HASHED, SHARED],
  ['a page of the reference', '/design-system', 200, ONLY_OURS, SHARED],
  ['a page with a query', '/platform?from=mail', 200, ONLY_OURS, SHARED],
  ['a page that is not there', '/no-such-page', 404, ONLY_OURS, UNCACHED],
  ['a restricted page', '/contact/success', 307, ONLY_OURS],
  ['a fixed redirect', '/careers', 308, ONLY_OURS],
  ['a slash too many', '/platform/', 308, ONLY_OURS],
  ['the calendar', '/calendar', 200, ONCE, UNCACHED],
  ['the admin', '/admin/login', 200, ONCE, UNCACHED],
  ['the preview frame, for strangers', '/preview/frame?path=/about', 200, ONCE, UNCACHED],
  ['a preview, for strangers', '/preview?path=/about', 403, ONCE, UNCACHED],
  ['a draft’s link that is none', '/share/no-such-token', 307, ONCE, UNCACHED],
  ['what it leads to', '/share/none/unknown', 404, ONLY_OURS, UNCACHED],
  ['an invented draft cookie', '/platform', 200, ONLY_OURS, SHARED, { headers: { cookie: '__prerender_bypass=x' } }],
  ['data of the API', '/api/pages?limit=1', 200, FILE],
  ['data that is not there', '/api/pages/no-such-id', 404, FILE, UNCACHED],
  ['a picture that is not there', '/api/media/file/none.webp', 403, FILE, UNCACHED],
  ['a picture', picture, 200, FILE],
  ['a script of the site', script, 200, FILE, FOR_EVER],
  ['a script that is not there', '/assets/none.js', 404, FILE, UNCACHED],
  ['a file of the build', styles, 200, ONLY_OURS, FOR_EVER],
  ['a file of another build', '/_next/static/chunks/none.js', 404, HASHED, UNCACHED],
  ['a link preview', '/og/index.png', 200, FILE, SHARED],
  ['a link preview of nothing', '/og/none.png', 404, FILE, UNCACHED],
  ['the sitemap', '/sitemap.xml', 200, FILE, SHARED],
  ['the feed', '/feed.xml', 200, FILE, SHARED],
  ['robots.txt', '/robots.txt', 200, FILE, SHARED],
  ['security.txt', '/.well-known/security.txt', 200, FILE, SHARED],
  ['the icon', '/icon.svg', 200, FILE],
  ['the icon where old browsers and crawlers look', '/favicon.ico', 200, FILE],
  ['the pulse', '/healthz', 200, ONLY_OURS, UNCACHED],
  ['the state', '/readyz', 200, ONLY_OURS, UNCACHED],
  ['the figures, where no token is set', '/metrics', 404, FILE, UNCACHED],
  ['background work, for strangers', '/internal/work', 404, /frame-ancestors/, UNCACHED, { method: 'POST' }],
  ['a method that nothing takes', '/assets/none.js', 405, FILE, UNCACHED, { method: 'DELETE' }],
  ['an address that cannot be read', '/%', 400, ONLY_OURS, UNCACHED],
  ['a method that the server refuses', '/', 405, ONLY_OURS, UNCACHED, { method: 'TRACE' }],
  ['the head of a page', '/platform', 200, ONLY_OURS, SHARED, { method: 'HEAD' }],
  ['a query that strangers may not ask', '/api/pages?limit=0&depth=9', 400, FILE, UNCACHED],
  ['a body that is no JSON', '/api/users/login', 400, FILE, UNCACHED, post('{', 'application/json')],
  ['a form of no page', '/contact', 403, ONLY_OURS, UNCACHED, post('x', 'multipart/form-data')],
  ['a form that cannot be read', '/contact', 400, ONLY_OURS, UNCACHED, formFor('{', '[]')],
  ['a form that would wait for itself', '/contact', 400, ONLY_OURS, UNCACHED, formFor(bound, '["$h0"]')],
  ['a server function, for strangers', '/admin', 401, ONLY_OURS, UNCACHED, call(own)],
  ['a server function, with an invented session', '/admin', 401, ONLY_OURS, UNCACHED, call(madeUp, 'render-list')],
  ['a server function, for no page', '/admin', 403, ONLY_OURS, UNCACHED, call({})],
  ['a server function, where visitors are', '/contact', 404, ONLY_OURS, UNCACHED, call(own)],
  ['a submission that is not valid', '/forms/contact', 422, FILE, UNCACHED, post('{}', 'application/json')],
  ['a form that is none of ours', '/forms/none', 404, FILE, UNCACHED, post('{}', 'application/json')],
  ['reviews by a stranger', '/reviews', 200, FILE],
  ['a view that is counted', '/views', 204, FILE, UNCACHED, post('/platform', 'text/plain')],
  ['auth without a key', '/auth/v1/user', 401, FILE, UNCACHED],
  ['tables without a right', '/rest/v1/contact_messages', 401, FILE, UNCACHED],
  ['a function that is not there', '/functions/v1/none', 404, FILE, UNCACHED, post('{}', 'application/json')],
];

/** Other sites and mail programs show pictures. */
const isPrivate = (path: string) =>
  ['admin', 'own', 'api'].includes(routeKind(path.split('?', 1)[0] ?? '')) && !path.startsWith('/api/media/file/');

for (const [what, where, status, policy, kept, how] of classes) {
  test(`headers of ${what}`, async () => {
    const path = typeof where === 'string' ? where : await where();
    test.skip(!path, 'The seed has none.');
    for (const proto of ['http', 'https']) {
      const response = await ask(path ?? '', { ...how, headers: { ...how?.headers, 'x-forwarded-proto': proto } });
      const { headers } = response;
      expect(response.status).toBe(status);
      expect(headers['content-security-policy']).toMatch(policy);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:self|none)'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(?:unsafe|\*|https:)/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|same-origin)$/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe(isPrivate(path ?? '') ? 'same-origin' : undefined);
      expect(headers['strict-transport-security']).toBe(proto === 'https' ? 'max-age=31536000' : undefined);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('critical-ch');
      if (kept) expect(headers['cache-control']).toMatch(kept);
      if (status >= 400) expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
    }
  });
}

// Next took such connections over: nothing limited them, and none got a response.
for (const protocol of ['websocket', 'h2c', 'x'.repeat(300)]) {
  test(`a request that asks for ${protocol.slice(0, 9)} is an ordinary one`, async () => {
    const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocol, 'http2-settings': 'AAMAAABk' };
    for (const [path, status] of [
      ['/platform', 200],
      ['/%', 400],
      ['/_next/webpack-hmr', 404],
    ] as const) {
      const response = await ask(path, { headers: upgrade });
      expect(response.status, path).toBe(status);
      expect(response.headers['content-security-policy'], path).toBeTruthy();
    }
  });
}

test('visitors cannot choose a nonce: cached pages have none', async () => {
  const policy = "script-src 'nonce-chosen'";
  for (const path of ['/contact', '/contact?a', '/auth/anything', '/no-such-page-nonce']) {
    const response = await fetch(siteUrl + path, { headers: { 'content-security-policy': policy } });
    expect(await response.text(), path).not.toContain('chosen');
  }
});

// accessibility.spec.ts and the admin's tests cover the others.
const further = [
  ...['/design-system', '/design-system-v5', '/container-treatments', '/perception-icon', '/perception-icon/library'],
  ...['/templates', '/voice-verbal', '/examples/hero', '/examples/contact-form', '/examples/booking-calendar'],
  ...['/auth', '/account', '/calendar', '/no-such-page', '/share/none/unknown'],
];

test('no other page asks for what its policy refuses', async ({ page }) => {
  for (const path of further) await page.goto(path, { waitUntil: 'load' });
});

test.describe('with a dark color scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('the admin is dark from the second page on, before any script', async ({ page }) => {
    await page.goto('/admin/login');
    expect(await (await page.reload())?.text()).toMatch(/<html[^>]*data-theme="dark"/);
  });
});

test('what the server knows of the site is for the server alone', async () => {
  const headers = { authorization: 'Bearer guessed' };
  for (const file of ['paths.json', 'redirects.json', 'sitemap.xml']) {
    const absolute = `${siteUrl}/generated/${file}`;
    for (const path of [`/generated/${file}`, `/%67enerated/${file}`, `/x/../generated/${file}`]) {
      expect((await ask(path, { headers })).status, path).toBe(404);
    }
    for (const path of [absolute, `//generated/${file}`]) {
      expect((await ask(path, { headers })).status, path).toBe(400);
    }
  }
});

test('on a page of ours alone, no text becomes a script', async ({ page }) => {
  await page.goto('/platform');
  const attempt = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'accepted';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(attempt).toBe('refused');
});
