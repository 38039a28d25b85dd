import { expect } from '@playwright/test';
import { sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { visit } from './helpers/site';
import { test } from './helpers/strict';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of the frame leads to highlighted results, and they to their pages', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('research questions');
    await page.getByRole('search', { name: 'This site' }).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=research\+questions$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('research questions');
    const first = page.getByRole('region', { name: 'Results' }).getByRole('listitem').first();
    await expect(first).toContainText('Open position');
    await expect(first.locator('mark').first()).toBeVisible();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/about\/careers\/research-scientist$/);
  });
});

for (const width of sample([390, 1440])) {
  test(`missing results are reported, and input is shown as text, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/search?q=${encodeURIComponent('<b>zzyzx</b>')}`);
    await expect(page.getByRole('heading', { name: 'No page mentions “<b>zzyzx</b>”' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.goto('/search?q=signal');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('mark') })
        .first(),
    ).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the page is not listed, not kept, ships no framework, and suggests from a small file', async ({ page }) => {
  const { status, body, headers } = await visit('/search?q=platform');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toMatch(/<head>.*<title>Search \| Alethia<\/title>.*<meta name="robots" content="noindex.*<\/head>/s);
  expect(body).not.toContain('/_next/static/chunks');
  const file = await visit('/suggestions.json');
  expect(Buffer.byteLength(file.body)).toBeLessThanOrEqual(30 * 1024);
  expect(JSON.parse(file.body)).toContain('Platform');
  await page.goto('/search');
  await page.getByRole('main').getByRole('combobox').focus();
  await expect(page.locator('#search-suggestions option[value="Platform"]')).toBeAttached();
});
