import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { limits } from '../../scripts/bench/report/limits.ts';
import { sample } from '../helpers/extent';
import { settled } from './helpers/settled';

/** Node's fetch: the browser's would hide encodings and use its cache. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, process.env.SITE_URL), { method, headers, redirect: 'manual' });

/** Pages are compressed, and sent from memory, after their first response. */
async function ready(path: string, headers: Record<string, string> = {}) {
  let response = await get(path, headers);
  await expect(async () => {
    response = await get(path, headers);
    expect(response.headers.get('x-nextjs-cache')).toBe('READY');
    if (headers['accept-encoding'] !== 'identity') expect(response.headers.get('content-encoding')).not.toBeNull();
  }).toPass();
  return response;
}

test('a page is sent from memory, the same in every encoding and with the same policy', async () => {
  const first = await get('/platform', { 'accept-encoding': 'identity' });
  const html = await first.text();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await ready('/platform', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe(html);
    for (const name of ['content-security-policy', 'cache-control', 'content-type', 'x-content-type-options']) {
      expect(response.headers.get(name), name).toBe(first.headers.get(name));
    }
  }
});

test('a browser with a current copy gets 304', async () => {
  const headers = { 'accept-encoding': 'br' };
  const etag = (await ready('/about', headers)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get('/about', { ...headers, 'if-none-match': etag })).status).toBe(304);
  expect((await get('/about', { ...headers, 'if-none-match': '"another"' })).status).toBe(200);
});

test('a response to another method is not sent to GET', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const picture = `/og/none-${crypto.randomUUID()}.png`;
    expect((await get(picture, {}, method)).status).toBe(method === 'OPTIONS' ? 204 : 405);
    expect((await get(picture)).status, method).toBe(404);
  }
});

test('HEAD has the headers and no body', async () => {
  await ready('/leadership');
  const response = await get('/leadership', {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await response.text()).toBe('');
});

test('a page is the same with any query: campaigns share it', async () => {
  const page = await (await ready('/terms')).text();
  const response = await get('/terms?from=mail');
  expect(response.headers.get('x-nextjs-cache')).toBe('READY');
  expect(await response.text()).toBe(page);
});

test('the data of the router comes from Next', async () => {
  await ready('/terms');
  expect((await get('/terms', { rsc: '1' })).headers.get('x-nextjs-cache')).not.toBe('READY');
});

test('a page that does not exist is never kept', async () => {
  for (let visit = 0; visit < 3; visit++) {
    const response = await get('/no-such-page-kept');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-nextjs-cache')).not.toBe('READY');
  }
});

test.describe('the data of the router', () => {
  async function data(path: string, headers: Record<string, string>) {
    const first = await get(path, headers);
    expect(first.status).toBe(307);
    return get(first.headers.get('location') ?? '', headers);
  }

  test('covers a whole page, and is cached no longer than the page', async () => {
    const response = await data('/booking', { rsc: '1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-component');
    expect(response.headers.get('cache-control') ?? '').not.toMatch(/s-maxage=\d{2,}/);
  });

  test('is not cached when it is prefetched in parts', async () => {
    const ahead = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const response = await data('/booking', ahead);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^private/);
  });
});

test('every part has our fonts once the page is interactive', async ({ page }) => {
  await page.goto('/platform');
  await settled(page);
  const families = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]))]);
  expect(await families('h1, main > section:last-of-type h2, footer li a')).toEqual(['Grotesk']);
  expect(await families('main .note, footer .note')).toEqual(['"Plex Mono"']);
});

test('an anchor leads to its section, also when sections above it were not laid out before', async ({ page }) => {
  await page.goto('/platform');
  const id = await page.locator('main > section[id]').last().getAttribute('id');
  expect(id).toBeTruthy();
  await page.goto('/terms');
  await page.goto(`/platform#${id}`);
  await settled(page);
  await expect.poll(() => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200);
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThan(-50);
});

const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Window & { shift?: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift = (seen.shift ?? 0) + (entry.toJSON().value as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0);

/** How much of the page moves when fonts arrive late, as the sum of its layout shifts. */
async function shiftOf(page: Page, path: string, meanwhile: () => Promise<void>) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await observeShifts(page);
  const requested = page.waitForRequest(/\.woff2$/);
  // The load would wait for a frame, and that for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await requested;
  await meanwhile();
  arrive();
  await settled(page);
  return shiftsOf(page);
}

for (const path of sample(['/', '/booking', '/solutions/energy'])) {
  test(`late fonts move nothing in the first view of ${path}`, async ({ page }) => {
    // The end of a line of large letters is some pixels further left or right.
    expect(await shiftOf(page, path, async () => {})).toBeLessThan(0.004);
  });
}

/** The sum of layout shifts of a page whose connection brings it up to the end of `cut` first, and the rest later. */
async function shiftAfter(page: Page, path: string, cut: string) {
  const html = await (await get(path)).text();
  const end = html.indexOf(cut) + cut.length;
  expect(end).toBeGreaterThan(cut.length);
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    if (url !== '/') return response.end();
    response.write(html.slice(0, end));
    return setTimeout(() => response.end(html.slice(end)), 400);
  }).listen();
  await observeShifts(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForTimeout(200);
  server.close();
  return shiftsOf(page);
}

for (const [path, width, cut] of [
  ['/nothing-here', 390, '</h1>'],
  ['/nothing-here', 1440, '</h1>'],
  ['/booking', 1440, 'Sensory Intelligence</a>'],
  ['/about/careers', 1440, '</h1>'],
  ['/solutions', 1440, '</h1>'],
  ['/about/careers/vp-sales', 1440, '</h1>'],
  ['/contact', 1440, '0142</a>'],
  ['/accessibility', 390, 'Contextual baseline</span></li>'],
  ['/trust', 390, 'id="gdpr">'],
  ['/trust', 1440, 'id="gdpr">'],
] as const) {
  test(`what arrives later moves nothing in the first view of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await shiftAfter(page, path, cut)).toBeLessThan(0.004);
  });
}

test('late fonts reach a text that would take another number of lines in them, and move nothing', async ({ page }) => {
  const intro = page.locator('main > section .hero-intro').first();
  let fitted = 0;
  // The last width at which the system's font needs no further line, and the first at which it does.
  for (const less of [0, 1]) {
    const shift = await shiftOf(page, '/platform/partnerships', () =>
      intro.evaluate(async (element, less) => {
        const text = element as HTMLElement;
        const { offsetHeight } = text;
        let width = text.offsetWidth;
        while (text.offsetHeight === offsetHeight) text.style.width = `${--width}px`;
        text.style.width = `${width + 1 - less}px`;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
        (window as Window & { shift?: number }).shift = 0;
      }, less),
    );
    expect(shift).toBeLessThan(0.003);
    await expect(intro).toHaveCSS('font-family', /^Grotesk/);
    if (await intro.evaluate((text) => text.style.fontSizeAdjust)) fitted += 1;
  }
  expect(fitted).toBeGreaterThan(0);
});

test('late fonts move nothing that is being read further down', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shift = await shiftOf(page, '/solutions', async () => {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });
  expect(shift).toBe(0);
});

test('a picture of a whole page, taken as it loads, shows all of it', async ({ page }) => {
  await page.goto('/platform');
  const hidden = await page
    .locator('main > section, body > footer')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(hidden).toBe(0);
});

test('the HTML and CSS of every page take at most 30 KB of the network', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of [...paths, '/auth', '/account']) {
    const html = await (await get(path, { 'accept-encoding': 'identity' })).text();
    expect(html, path).not.toMatch(/rel="stylesheet"(?![^>]*disabled)/);
    expect(gzipSync(html, { level: 9 }).byteLength, path).toBeLessThanOrEqual(limits.content.htmlAndCss);
  }
});
