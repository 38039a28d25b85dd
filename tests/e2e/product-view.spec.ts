import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { test } from './helpers/strict';

const questions = {
  Dispatcher: 'Load both barges tonight, or load light tomorrow?',
  Planner: 'Which orders move to rail while there are slots?',
  'Risk officer': 'What would a month without barges cost?',
};
const roles = Object.keys(questions) as (keyof typeof questions)[];

async function shows(page: Page, role: keyof typeof questions) {
  for (const other of roles) {
    const heading = page.locator('#product').getByRole('heading', { name: questions[other] });
    if (other === role) await expect(heading).toBeVisible();
    else await expect(heading).toBeHidden();
  }
}

const choose = (page: Page, role: keyof typeof questions) =>
  page.locator('#product .lens-role').filter({ hasText: role }).click();

for (const path of sample(['/', '/platform'])) {
  test(`Lens on ${path} follows the chosen role, by keyboard as radio buttons do`, async ({ page }) => {
    await page.goto(path);
    await shows(page, 'Dispatcher');
    const first = page.locator('#product').getByRole('radio', { name: /^Dispatcher/ });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Planner');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Risk officer');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Dispatcher');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Risk officer');
    // The words of a role are a target, too.
    await page.locator('#product').getByText('Planner', { exact: true }).click();
    await shows(page, 'Planner');
  });

  test(`no role on ${path} calls unread what the alert gives as its reasons, and each passes axe`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const role of roles) {
      await choose(page, role);
      await expect(page.locator('#product .lens-dot.is-unread:visible')).toHaveCount(0);
      await expect(page.locator('#product').getByText('not read yet').filter({ visible: true })).toHaveCount(0);
      expect(await faults(page), role).toEqual([]);
    }
    await expect(page.locator('#product').getByText('Illustrative')).toBeVisible();
  });
}

test('words of Lens keep within its frame at every width, for every role', inFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/platform');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const role of roles) {
      await choose(page, role);
      const outside = await page.locator('#product .lens').evaluate((lens) => {
        const { left, right } = lens.getBoundingClientRect();
        return [...lens.querySelectorAll('p:not(.sr-only), li, h3, span')].flatMap((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1) ? (element.textContent ?? '') : [];
        });
      });
      expect(outside, `${role}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), `${width} px`).toBe(false);
    }
  }
});

test('the alert leads to its sources; in print all roles are shown with their names', async ({ page }) => {
  await page.goto('/platform');
  const sources = page.locator('#product .artifact');
  await expect(sources).toHaveCount(5);
  await page.locator('#product .pulse').getByRole('link', { name: /Pilot/ }).click();
  await expect(sources.and(page.locator(':target'))).toContainText('Touched bottom at Bend 4');
  await expect(page.locator('#product .pulse').getByRole('heading')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of roles) {
    const product = page.locator('#product');
    await expect(product.getByRole('heading', { name: questions[role] })).toBeVisible();
    await expect(product.locator('.lens-for', { hasText: role })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('roles can be chosen all the same', async ({ page }) => {
    await page.goto('/platform');
    await shows(page, 'Dispatcher');
    await page.locator('#product').getByText('Risk officer', { exact: true }).click();
    await shows(page, 'Risk officer');
  });
});

test('the caption of Lens leaves no word alone on a line of a phone', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/platform');
  const lines = await page.locator('.lens-roles > legend').evaluate((caption) => {
    const range = document.createRange();
    range.selectNodeContents(caption);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toBeGreaterThan((lines[0] ?? 0) / 2);
});
