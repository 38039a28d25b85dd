import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { routes } from './helpers/routes';
import { siteUrl, visit } from './helpers/site';

const FRAME_SCRIPT = /^\/assets\/frame-[0-9a-f]{12}\.js$/;

for (const { path } of routes) {
  test(`${path} comes with its text and the script of the frame, nothing of the framework`, async () => {
    const { body, headers } = await visit(path);
    const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = '', code = '']) => ({
      src: /\ssrc="([^"]*)"/.exec(tag)?.[1],
      isData: tag.includes('application/ld+json'),
      code,
    }));
    const sources = scripts.flatMap(({ src }) => src ?? []);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatch(FRAME_SCRIPT);
    expect(scripts.filter(({ src, isData }) => !src && !isData)).toEqual([]);
    expect(body).not.toMatch(/\/_next\/static\/[^"]*\.js/);
    expect(body).not.toContain('__next_f');
    expect(headers.get('link') ?? '').not.toMatch(/as="?script/);
  });
}

test('the frame’s script is at most 4 KB, is kept for good under its name, and no older name is', async () => {
  const { body } = await visit('/');
  const [source = ''] = /\/assets\/frame-[0-9a-f]{12}\.js/.exec(body) ?? [];
  const script = await visit(source);
  expect(script.status).toBe(200);
  expect(gzipSync(script.body, { level: 9 }).length).toBeLessThanOrEqual(4096);
  expect(script.headers.get('cache-control')).toContain('immutable');
  const older = await visit('/assets/frame-000000000000.js');
  expect(older.headers.get('cache-control')).toBe('no-store');
  expect((await visit('/assets/other.js')).status).toBe(404);
});

for (const path of ['/', '/solutions/energy', '/about/careers/vp-sales', '/terms', '/no-such-page']) {
  test(`${path} tells browsers what it may do`, async () => {
    const { headers } = await visit(path);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('critical-ch')).toBeNull();
    expect(headers.get('accept-ch')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('set-cookie')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src/);
    const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|https:|\*/);
  });
}

test('shared caches may keep a page for a second, not for a year', async () => {
  for (let time = 0; time < 2; time++) {
    const control = (await visit('/solutions')).headers.get('cache-control') ?? '';
    expect(control).toContain('s-maxage=1,');
    expect(control).toContain('max-age=0');
  }
});

test('behind TLS browsers are told to stay there, and only there', async () => {
  const response = await fetch(siteUrl, { headers: { 'x-forwarded-proto': 'https' } });
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect((await visit('/')).headers.get('strict-transport-security')).toBeNull();
});

test('a script that somebody has smuggled into a page does not run', async ({ page }) => {
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', '<script>window.smuggled = true</script></main>');
    await route.fulfill({ response, body });
  });
  await page.goto('/terms');
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
});

test('a page works with scripts blocked: its words, its links, its menu', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('details.nav-menu > summary').click();
  await page.locator('details.nav-menu').getByRole('link', { name: 'Platform', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/platform`);
  await context.close();
});

test('styles and fonts are the site’s own and kept for good', async () => {
  const { body } = await visit('/');
  const [style = ''] = /\/_next\/static\/[^"]*\.css/.exec(body) ?? [];
  const [font = ''] = /\/_next\/static\/[^"]*\.woff2/.exec(body) ?? [];
  for (const file of [style, font]) {
    const { status, headers } = await visit(file);
    expect(status, file).toBe(200);
    expect(headers.get('cache-control'), file).toContain('immutable');
  }
});
