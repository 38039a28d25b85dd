import { expect, type Page } from '@playwright/test';
import { routes } from './helpers/routes';
import { test } from './helpers/strict';

for (const { path, hasHero } of routes.filter((route) => route.hasHero)) {
  test(`the hero of ${path} fills nine tenths of the window`, async ({ page }) => {
    await page.goto(path);
    expect(hasHero).toBe(true);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const box = await page.locator('main section:has(h1)').boundingBox();
      // Browsers round heights to 1/64 px.
      expect(Math.ceil(box?.height ?? 0)).toBeGreaterThanOrEqual(viewport.height * 0.9);
    }
  });
}

/** Stagger of a section's items, from its style, in milliseconds. */
const staggerOf = (page: Page, anchor: string) =>
  page
    .locator(`#${anchor} [data-stagger]`)
    .first()
    .evaluate((list) => {
      const [first, , third] = list.children;
      const value = (element: Element | undefined, name: string) =>
        element ? getComputedStyle(element).getPropertyValue(name).trim() : '';
      const stagger = value(list, '--stagger');
      return {
        milliseconds: stagger.endsWith('ms') ? Number.parseFloat(stagger) : Number.parseFloat(stagger) * 1000,
        animation: value(first, 'animation-name'),
        place: value(third, '--i'),
      };
    });

for (const [path, anchor, milliseconds] of [
  ['/solutions/energy', 'capabilities', 80],
  ['/solutions/energy', 'architecture', 60],
  ['/solutions/energy', 'deployment', 60],
  ['/about/newsletters', 'issues', 100],
] as const) {
  test(`items of #${anchor} on ${path} come in ${milliseconds} ms apart`, async ({ page }) => {
    await page.goto(path);
    const { milliseconds: found, animation, place } = await staggerOf(page, anchor);
    expect(found).toBe(milliseconds);
    expect(animation).toBe('rise');
    expect(place).toBe('2');
  });
}

test('every list of cards on the site uses one of the three staggers', async ({ page }) => {
  const used = new Set<string>();
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const names = await page
      .locator('[data-stagger]')
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-stagger') ?? ''));
    for (const name of names) used.add(name);
  }
  expect([...used].toSorted()).toEqual(['brisk', 'calm', 'steady']);
});

/** Animations on the page; colour changes within a millisecond do not count. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length);

for (const path of ['/', '/platform', '/solutions/energy', '/leadership', '/about/newsletters']) {
  test(`nothing moves on ${path} for those who ask for reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await moving(page)).toBe(0);
    const hidden = await page
      .locator('[data-stagger] > *')
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item).opacity !== '1').length);
    expect(hidden).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page)).toBeGreaterThan(0);
  });
}
