import { expect } from '@playwright/test';
import { inFull } from '../helpers/extent';
import { attributes, siteUrl, visit } from './helpers/site';
import { test } from './helpers/strict';

const rulesOf = async (path: string) =>
  /<script type="speculationrules">(.*?)<\/script>/.exec((await visit(path)).body)?.[1];

test('every page has the rules for prefetching', async () => {
  const rules = await rulesOf('/');
  expect(Object.keys(JSON.parse(rules ?? ''))).toEqual(['prefetch']);
  for (const path of ['/platform', '/contact', '/terms']) expect(await rulesOf(path), path).toBe(rules);
  for (const path of ['/no-such-page', '/admin/login', '/calendar']) expect(await rulesOf(path), path).toBeUndefined();
});

test('a page is prefetched when the pointer rests on its link, and only then', async ({ page }) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.locator('header a[href="/platform"]').first().hover();
  await expect.poll(() => fetched).toEqual(['/platform']);
  await page.locator('header a[href="/platform"]').first().click();
  await expect(page).toHaveURL(`${siteUrl}/platform`);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)).toBe(
    'navigational-prefetch',
  );
});

test('personal pages, and links that end something, are not prefetched', inFull, async ({ page }) => {
  const tried: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => tried.push(new URL(prefetchUrl).pathname));
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const never = [
    '/admin',
    '/auth?sign-out',
    '/calendar',
    '/contact/success',
    '/share/token',
    '/api/pages',
    '/feed.xml',
    '/about?a=b',
  ];
  await page.evaluate((paths) => {
    const list = document.createElement('p');
    list.id = 'never';
    list.style.cssText = 'position:fixed;inset:0 0 auto;z-index:99;background:white;display:grid';
    for (const path of [...paths, '/about']) {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      list.append(link);
    }
    document.body.append(list);
  }, never);
  for (const path of never) {
    await page.locator(`#never a[href="${path}"]`).dispatchEvent('pointerover');
    await page.locator(`#never a[href="${path}"]`).hover();
    // Longer than a pointer rests before a click.
    await page.waitForTimeout(300);
  }
  await page.locator('#never a[href="/about"]').hover();
  await expect.poll(() => tried).toContain('/about');
  expect(new Set(tried)).toEqual(new Set(['/about']));
});

test('pages fade into one another below the bar, but not for those who want no motion, and not in the reference', async ({
  browser,
}) => {
  for (const [reducedMotion, from, to, fades] of [
    ['no-preference', '/terms', '/privacy', true],
    ['reduce', '/terms', '/privacy', false],
    ['no-preference', '/design-system', '/design-system-v5', false],
  ] as const) {
    const page = await browser.newPage({ reducedMotion, baseURL: siteUrl });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String(event.viewTransition !== null);
      });
    });
    const fadesNow = async () => {
      await page.goto(from);
      await page.evaluate((path) => location.assign(path), to);
      await expect(page).toHaveURL(siteUrl + to);
      await expect(page.locator('html')).toHaveAttribute('data-fades', /./);
      return page.locator('html').getAttribute('data-fades');
    };
    // A busy browser may skip a transition.
    await expect.poll(fadesNow, `${reducedMotion} ${to}`).toBe(String(fades));
    await page.close();
  }
});

test('no link of the frame is prefetched in vain', async () => {
  const { body } = await visit('/');
  const paths = [...new Set(attributes(body, 'a', 'href'))].filter((path) => /^\/[a-z0-9/-]*$/.test(path));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect((await visit(path)).status, path).toBeLessThan(400);
});
