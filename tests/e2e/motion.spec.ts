import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { measured, routes } from './helpers/routes';
import { settled } from './helpers/settled';
import { test } from './helpers/strict';

for (const { path, hasHero } of sample(
  measured.filter((route) => route.hasHero),
  2,
)) {
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

const padding = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((sections) =>
    sections.map((section) => {
      const { paddingTop, paddingBottom } = getComputedStyle(section);
      return [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)];
    }),
  );

test(
  'heroes begin 128 px below the top, closing calls to action have 64 px; on phones 25 to 50 % less',
  inFull,
  async ({ page }) => {
    let bands = 0;
    for (const { path, hasHero } of routes) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      if (hasHero) expect((await padding(page, 'main > .hero'))[0]?.[0], path).toBe(128);
      for (const sides of await padding(page, 'main > .cta')) expect(sides, path).toEqual([64, 64]);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [top = 0] of await padding(page, 'main > .hero')) {
        expect(Math.round(top), path).toBeGreaterThanOrEqual(64);
        expect(Math.round(top), path).toBeLessThanOrEqual(96);
      }
      for (const side of (await padding(page, 'main > .cta')).flat()) {
        expect(Math.round(side), path).toBeGreaterThanOrEqual(32);
        expect(Math.round(side), path).toBeLessThanOrEqual(48);
        bands += 1;
      }
    }
    expect(bands).toBeGreaterThan(20);
  },
);

const rising = (page: Page, anchor: string) =>
  page
    .locator(`#${anchor} [data-stagger]`)
    .first()
    .evaluate((list) =>
      [...list.children].flatMap((item) =>
        item
          .getAnimations()
          .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'rise')
          .map(({ effect, timeline }) => ({
            delay: effect?.getTiming().delay,
            byTheClock: timeline === document.timeline,
          })),
      ),
    );

for (const [path, anchor, milliseconds] of sample([
  ['/solutions/energy', 'capabilities', 80],
  ['/solutions/energy', 'architecture', 60],
  ['/solutions/energy', 'deployment', 60],
  ['/about/newsletters', 'issues', 100],
] as const)) {
  test(`items of #${anchor} on ${path} come in ${milliseconds} ms apart, once they are in view`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const list = page.locator(`#${anchor} [data-stagger]`).first();
    expect(await rising(page, anchor)).toEqual([]);
    await expect(list.locator('> *').first()).toHaveCSS('opacity', '1');
    // Paused at its beginning, however long the test takes to look.
    await list.evaluate((element) => {
      element.addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element) for (const animation of target.getAnimations()) animation.pause();
      });
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect.poll(async () => (await rising(page, anchor)).length).toBeGreaterThanOrEqual(3);
    for (const [index, { delay, byTheClock }] of (await rising(page, anchor)).entries()) {
      expect(delay).toBe(index * milliseconds);
      expect(byTheClock).toBe(true);
    }
  });
}

for (const path of sample(['/', '/platform', '/solutions/energy', '/solutions/insurance', '/platform/partnerships'])) {
  test(`a picture of all of ${path}, taken at its top, has no blanks`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const blank = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        const isBelow = target && target.getBoundingClientRect().top > innerHeight + 64;
        if (!isBelow || !target.closest('main') || target.matches('.ring-spoke')) return [];
        const { opacity, clipPath, scale } = getComputedStyle(target);
        const isWhole = opacity !== '0' && clipPath === 'none' && scale === 'none';
        return isWhole ? [] : [`${target.className} ${opacity} ${clipPath} ${scale}`];
      }),
    );
    expect(blank).toEqual([]);
    await expect(page.locator('.section [data-stagger] > *').last()).toHaveCSS('opacity', '1');
  });
}

test('every list of cards on the site uses one of the three staggers', inFull, async ({ page }) => {
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

/** Color changes within a millisecond do not count. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length);

for (const path of sample(['/', '/platform', '/solutions/energy', '/leadership', '/about/newsletters'])) {
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
