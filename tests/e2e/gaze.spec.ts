import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { limits } from '../../scripts/bench/report/limits.ts';
import { inFull, sample } from '../helpers/extent';
import { settled } from './helpers/settled';
import { test } from './helpers/strict';

test.use({ viewport: { width: 1440, height: 900 } });

const pages = ['/', '/solutions/energy', '/solutions/construction'];

const counted = (page: Page) =>
  page.addInitScript(() => {
    const ask = requestAnimationFrame;
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { frames: number }).frames += 1;
      return ask(callback);
    };
  });
const frames = (page: Page) => page.evaluate(() => (window as unknown as { frames: number }).frames);

async function ready(page: Page) {
  await settled(page);
  await expect(page.locator('.hero .figure[tabindex]')).toBeAttached();
  await atRest(page);
}
async function atRest(page: Page) {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await frames(page);
      return last === before;
    })
    .toBe(true);
}

const isPainted = (page: Page) =>
  page.locator('.hero .gaze').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.some((value) => value > 0);
  });

const unread = async (page: Page) => {
  const box = await page.locator('.hero .unread .dot').first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

for (const path of sample(pages)) {
  test(`the field of ${path} follows the pointer, connects the unread signal, and comes to rest`, async ({ page }) => {
    await counted(page);
    await page.goto(path);
    await ready(page);
    expect(await isPainted(page)).toBe(false);
    const before = await frames(page);
    const { x, y } = await unread(page);
    await page.mouse.move(x - 30, y);
    await page.mouse.move(x, y);
    await expect(page.locator('.hero .is-gazed.is-joined')).toBeAttached();
    expect(await frames(page)).toBeGreaterThan(before);
    await atRest(page);
    expect(await isPainted(page)).toBe(true);
    await page.mouse.move(x, 880);
    await page.mouse.move(10, 10);
    await page.evaluate(() => document.querySelector('.hero')?.dispatchEvent(new PointerEvent('pointerleave')));
    await expect(page.locator('.hero .is-gazed')).toHaveCount(0);
    await expect(page.locator('.hero .is-joined')).toHaveCount(0);
  });
}

/** Between the last words of the headline and those before, in px. */
const gapOfHeadline = async (page: Page) => {
  const [before, last] = [1, 2].map((index) => page.locator('.measured-heading > span').nth(index));
  const [left, right] = [await before?.boundingBox(), await last?.boundingBox()];
  return (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0);
};

test('a look at the signal closes the gap of the headline, and opens it again', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const open = await gapOfHeadline(page);
  expect(open).toBeGreaterThan(100);
  await expect(page.locator('.measured-line')).toHaveText('perception gap');
  await expect(page.locator('.measured-closed')).toHaveCSS('opacity', '0');
  const { x, y } = await unread(page);
  await page.mouse.move(x - 30, y);
  await page.mouse.move(x, y);
  await expect.poll(() => gapOfHeadline(page)).toBeLessThan(12);
  await expect(page.locator('.measured-closed')).toHaveCSS('opacity', '1');
  await page.locator('.hero').dispatchEvent('pointerleave');
  await expect.poll(() => gapOfHeadline(page)).toBe(open);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the signal closes the gap of the headline, one elsewhere opens it', inFull, async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const indent = () =>
      page.locator('.measured-heading').evaluate((heading) => {
        const [first, , last] = [...heading.children].map((words) => words.getBoundingClientRect().left);
        return Math.round((last ?? 0) - (first ?? 0));
      });
    const open = await indent();
    expect(open).toBeGreaterThan(100);
    const { x, y } = await unread(page);
    await page.touchscreen.tap(x, y);
    await expect.poll(indent).toBe(0);
    await expect(page.locator('.measured-closed')).toHaveCSS('opacity', '1');
    await expect(page.locator('.measured-line')).toHaveCSS('opacity', '0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.touchscreen.tap(x + 250, y);
    await expect.poll(indent).toBe(open);
  });
});

test('the headline stays as it is where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await ready(page);
  const open = await gapOfHeadline(page);
  const { x, y } = await unread(page);
  await page.mouse.move(x, y);
  await expect(page.locator('.hero .is-joined')).toBeAttached();
  expect(await gapOfHeadline(page)).toBe(open);
  await expect(page.locator('.measured-closed')).toBeHidden();
});

test('arrow keys move the gaze, and Tab leaves the drawing', async ({ page }) => {
  await counted(page);
  await page.goto('/solutions/energy');
  await ready(page);
  const drawing = page.locator('.hero .figure');
  await drawing.focus();
  await expect(page.locator('.hero .is-gazed')).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.hero .is-gazed')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = await drawing.locator('canvas').screenshot();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await atRest(page);
  expect((await drawing.locator('canvas').screenshot()).equals(left)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(drawing).not.toBeFocused();
  await expect(page.locator('.hero .is-gazed')).toHaveCount(0);
});

test('the same gaze draws the same picture, with reduced motion in one frame', inFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await counted(page);
  const pictures: string[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/solutions/insurance');
    await ready(page);
    const before = await frames(page);
    await page.locator('.hero .figure').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.hero .is-gazed')).toBeAttached();
    await atRest(page);
    expect(await frames(page)).toBe(before + 1);
    pictures.push(await page.locator('.hero .gaze').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL()));
  }
  expect(pictures[0]).toBe(pictures[1]);
});

for (const path of sample(pages)) {
  test(`all scripts of ${path} together keep the limit of a content page`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
    });
    await page.goto(path);
    await expect(page.locator('.hero .figure[tabindex]')).toBeAttached();
    const bodies = await Promise.all(scripts);
    expect(bodies).toHaveLength(2);
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(limits.content.js);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing is complete and not focusable', async ({ page }) => {
    await page.goto('/solutions/energy');
    await expect(page.locator('.hero .figure svg .r').first()).toBeVisible();
    await expect(page.locator('.hero .figure')).not.toHaveAttribute('tabindex');
    await expect(page.locator('.hero canvas')).not.toHaveAttribute('width');
  });
});
