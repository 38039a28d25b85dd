import { expect, type Page } from '@playwright/test';
import { sample } from '../helpers/extent';
import { test } from './helpers/strict';

const own = [
  { slug: 'insurance', anchor: 'renewals', drawing: '.renewals' },
  { slug: 'energy', anchor: 'load', drawing: '.load' },
  { slug: 'supply-chain', anchor: 'lane', drawing: '.lane' },
  { slug: 'manufacturing', anchor: 'takt', drawing: '.takt' },
  { slug: 'construction', anchor: 'floors', drawing: '.floors' },
];

const outside = (page: Page, drawing: string) =>
  page.locator(drawing).evaluate((figure) => {
    const wrap = figure.closest('.wrap')?.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(figure.closest('.wrap') ?? figure);
    const left = (wrap?.left ?? 0) + Number.parseFloat(paddingLeft);
    const right = (wrap?.right ?? 0) - Number.parseFloat(paddingRight);
    const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const names: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.parentElement?.closest('.sr-only, .takt-code')) continue;
      for (const rect of range.getClientRects()) {
        if (rect.width > 0 && (rect.left < left - 1 || rect.right > right + 1)) names.push(range.toString());
      }
    }
    return names;
  });

for (const { slug, anchor, drawing } of sample(own)) {
  test(`the own drawing of ${slug} keeps within the margins at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/solutions/${slug}`);
    await expect(page.locator(`#${anchor}`).getByText('Illustrative')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await outside(page, `#${anchor} ${drawing}`), `${width} px`).toEqual([]);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrolls, `${width} px`).toBe(false);
    }
  });
}

const litNodes = (page: Page) =>
  page
    .locator('.ring-node > g')
    .evaluateAll((nodes) => nodes.map((node) => Number.parseFloat(getComputedStyle(node).opacity) > 0.9));

const toMiddle = (page: Page, index: number) =>
  page
    .locator('.capabilities-ring .capability-cell')
    .nth(index)
    .evaluate((cell) => {
      const { top, height } = cell.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
    });

test.describe('the ring of the platform', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('stays while its modules pass, and the one in the middle lights its node', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/platform');
    for (const index of [0, 2, 4]) {
      await toMiddle(page, index);
      await expect.poll(() => litNodes(page)).toEqual(Array.from({ length: 6 }, (_, node) => node === index));
      await expect(page.locator('.ring-drawing')).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('is still and evenly lit with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/platform');
    await toMiddle(page, 3);
    expect(await litNodes(page)).toEqual(Array(6).fill(true));
    await expect(page.locator('.ring-drawing')).toBeInViewport({ ratio: 0.9 });
  });

  test('leaves a phone to its modules, which have no second drawing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/platform');
    await expect(page.locator('.ring-drawing')).toBeHidden();
    await expect(page.locator('.capabilities-ring .capability-cell svg:not(.arrow)')).toHaveCount(0);
    for (const card of await page.locator('.capabilities-ring .capability-cell').all()) {
      const [name, more] = [card.getByRole('heading'), card.locator('.capability-more')];
      const [left, right] = [await name.boundingBox(), await more.boundingBox()];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the ring and its modules are there', async ({ page }) => {
    await page.goto('/platform');
    await expect(page.locator('.ring-drawing')).toBeAttached();
    await expect(page.locator('#modules').getByRole('heading', { level: 3 })).toHaveCount(6);
  });
});
