import { expect, type Page } from '@playwright/test';
import { componentPages } from '@/reference/registry/component-pages';
import { parts } from '@/reference/registry/parts';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { test } from './helpers/strict';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the index' });
const entries = (page: Page) => page.locator('.ref-index li:visible');

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('header[data-frame]')).toHaveAttribute('data-live', '');
}

test('the index lists sections and every component, as anchors that lead somewhere', async ({ page }) => {
  await open(page, '/design-system');
  const hrefs = await page
    .locator('.ref-index a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(expect.arrayContaining(componentPages.map(({ id }) => `/design-system/${id}`)));
  for (const href of hrefs.filter((one) => one.startsWith('#'))) await expect(page.locator(href), href).toHaveCount(1);
});

test('a slash leads to the search, which filters; Enter opens the first entry, Escape shows all', async ({ page }) => {
  await open(page, '/design-system');
  const all = await entries(page).count();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await search(page).fill('form FIELD');
  await expect(entries(page)).toHaveText(['Form field']);
  await search(page).fill('nothing like it');
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByText('Nothing is called that.')).toBeVisible();
  await search(page).press('Escape');
  await expect(entries(page)).toHaveCount(all);
  await search(page).fill('form field');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/design-system\/form-field$/);
  await expect(page.locator('.ref-index [aria-current="page"]')).toHaveText('Form field');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [1440, 390]) {
    test(`the index is a list of anchors, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/design-system');
      await expect(search(page)).toBeHidden();
      if (width === 390) await page.locator('.ref-index summary').click();
      await page.locator('.ref-index').getByRole('link', { name: 'Typography' }).click();
      await expect(page).toHaveURL(/#typography$/);
    });
  }
});

for (const path of sample(['/design-system/button', '/design-system/form-field', '/design-system/hero'], 2)) {
  test(`${path} is whole: axe, no framework, no sideways scrolling, in both widths`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      const isOfPage = request.frame() === page.mainFrame();
      if (isOfPage && request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect.soft(await faults(page)).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);
    }
    expect(scripts.filter((script) => !script.startsWith('/assets/'))).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('every part has anatomy, states, do and don’t, code, tokens and its status', inFull, async ({ page }) => {
  for (const { id, name, anatomy, states, dos, donts, code, elements } of parts) {
    await page.goto(`/design-system/${id}`);
    await expect(page.locator('h1')).toHaveText(name);
    await expect(page.locator('.anatomy-names > li')).toHaveCount(anatomy.length);
    await expect(page.locator('#states .drawing')).toHaveCount(states.length);
    await expect(page.locator('.drawing.is-do')).toHaveCount(dos.length);
    await expect(page.locator('.drawing.is-dont')).toHaveCount(donts.length);
    await expect(page.locator('#code code')).toHaveText(code);
    expect(await page.locator('.token-list > li').count(), id).toBeGreaterThan(0);
    await expect(page.locator('#status [data-element]')).toHaveCount(elements.length);
    await expect(page.locator('#status [data-review-status]').first()).toBeVisible();
  }
});

test('states are drawn as the site draws them', async ({ page }) => {
  await open(page, '/design-system/button');
  const look = (name: string) =>
    page
      .locator('#states .drawing', { has: page.getByText(name, { exact: true }) })
      .locator('.button')
      .evaluate((button) => {
        const { backgroundColor, outlineStyle, translate, opacity } = getComputedStyle(button);
        return { backgroundColor, outlineStyle, translate, opacity };
      });
  const rest = await look('Default');
  expect(await look('Hover')).toEqual({ ...rest, backgroundColor: 'rgb(62, 68, 71)' });
  expect(await look('Focus')).toEqual({ ...rest, outlineStyle: 'solid' });
  expect(await look('Pressed')).toEqual({ ...rest, translate: '0px 1px' });
  expect(Number((await look('Busy')).opacity)).toBeLessThan(1);
});

test('the preview takes the chosen width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/design-system/hero');
  const width = () => page.locator('.preview').evaluate((preview) => preview.getBoundingClientRect().width);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(width).toBe(390);
  await page.getByRole('radio', { name: 'Full width' }).check();
  await expect.poll(width).toBeGreaterThan(900);
});

test('tokens can be downloaded', async ({ request }) => {
  const json = await request.get('/assets/tokens.json');
  expect(json.headers()['content-type']).toContain('application/json');
  expect((await json.json()).color.ion.$value.hex).toBe('#0c8ce9');
  expect(await (await request.get('/assets/tokens.css')).text()).toContain('--color-ion: #0c8ce9;');
});
