import { expect, type Page } from '@playwright/test';
import { sample } from '../helpers/extent';
import { settled } from './helpers/settled';
import { test } from './helpers/strict';

test.use({ viewport: { width: 1440, height: 900 } });

/** As the page paints it; undefined without a dot. */
const dot = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const style = main && getComputedStyle(main, '::after');
    if (!style || style.content === 'none') return undefined;
    return { color: style.backgroundColor, way: Number.parseFloat(style.offsetDistance) };
  });

/** Percent of the line that is cut away, from above. */
const closed = (page: Page) =>
  page.evaluate(() => {
    const { clipPath } = getComputedStyle(document.querySelector('main') as HTMLElement, '::before');
    return Number(/^inset\(([\d.]+)(?:%|px)/.exec(clipPath)?.[1]);
  });

const AMBER = 'rgb(255, 172, 0)';
const ION = 'rgb(12, 140, 233)';

const scrolled = async (page: Page, share: number) => {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
  }, share);
};

/** `share` of the window's height, from 0 (top) to 1. */
const toHeight = (page: Page, selector: string, share: number) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - innerHeight * part, behavior: 'instant' });
    }, share);

const ready = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
};

test('the dot moves with the page from the hero to the call to action, amber at first, ion beside a chart', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ready(page, '/solutions/energy');
  await expect.poll(() => dot(page)).toEqual({ color: AMBER, way: 0 });
  await toHeight(page, '.signal-chart', 0.5);
  await expect.poll(async () => (await dot(page))?.color).toBe(ION);
  await toHeight(page, '.load-day', 0.5);
  await expect.poll(async () => (await dot(page))?.color).toBe(ION);
  await scrolled(page, 1);
  // The outline goes there and back: the end of the line is half of it.
  await expect.poll(() => dot(page)).toEqual({ color: AMBER, way: 50 });
});

test('the line ends at the dot, so that it closes on the way to the call to action', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ready(page, '/solutions/energy');
  for (const share of [0, 0.5, 1]) {
    await scrolled(page, share);
    await expect.poll(() => closed(page)).toBeCloseTo(100 * share, 0);
    expect((await dot(page))?.way).toBeCloseTo(50 * share, 0);
  }
});

for (const path of sample(['/', '/platform', '/solutions/insurance', '/sensory-intelligence'])) {
  test(`the line of ${path} is in the gutter, beside all text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await ready(page, path);
    for (const width of [768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const crossed = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const line = getComputedStyle(main, '::before');
        if (line.content === 'none') return ['there is no line'];
        const [from, to] = [Number.parseFloat(line.left), Number.parseFloat(line.left) + Number.parseFloat(line.width)];
        const [top, bottom] = [
          main.offsetTop + Number.parseFloat(line.top),
          main.offsetTop + main.offsetHeight - Number.parseFloat(line.bottom),
        ];
        const found: string[] = [];
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          if (texts.currentNode.parentElement?.closest('.sr-only')) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          for (const box of range.getClientRects()) {
            const isBeside = box.right <= from || box.left >= to;
            const isApart = box.bottom + scrollY <= top || box.top + scrollY >= bottom;
            if (box.width > 0 && !isBeside && !isApart) found.push(range.toString());
          }
        }
        return found;
      });
      expect(crossed, `${width} px`).toEqual([]);
    }
  });
}

for (const [name, media, width] of sample([
  ['reduced motion', { reducedMotion: 'reduce' }, 1440],
  ['forced colors', { reducedMotion: 'no-preference', forcedColors: 'active' }, 1440],
  ['paper', { reducedMotion: 'no-preference', media: 'print' }, 1440],
  ['a phone', { reducedMotion: 'no-preference' }, 390],
] as const)) {
  test(`there is neither line nor dot with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    await ready(page, '/solutions/energy');
    expect(await dot(page)).toBeUndefined();
    await toHeight(page, '.load-day', 0.5);
    expect(await dot(page)).toBeUndefined();
  });
}

/** Percent cut away from the right, and opacity. */
const shown = (page: Page, part: string) => {
  const [selector = '', pseudo] = part.split('::');
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const { clipPath, opacity } = getComputedStyle(element, name && `::${name}`);
      const cut = clipPath === 'none' ? 0 : Math.max(...(clipPath.match(/-?[\d.]+(?=%)/g) ?? ['0']).map(Number));
      return { cut, opacity: Number(opacity) };
    }, pseudo);
};

const whole = { cut: 0, opacity: 1 };
const charts = [
  {
    path: '/solutions/energy',
    figure: '.signal-chart',
    parts: ['.signal-row dd::after', '.signal-gap .measure'],
  },
  { path: '/solutions/energy', figure: '.load-day', parts: ['.load-day .r', '.load-dot', '.load-gap .measure'] },
  { path: '/solutions/supply-chain', figure: '.lane-strip', parts: ['.lane-strip > svg', '.lane-late .measure'] },
  { path: '/platform', figure: '.lens-drawing', parts: ['.lens-forecast', '.lens-left .measure'] },
];

for (const { path, figure, parts } of sample(charts)) {
  test(`${figure} on ${path} is complete in the middle of the screen, and its line of measure comes last`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await ready(page, path);
    await toHeight(page, figure, 0.9);
    const last = parts.at(-1) ?? '';
    await expect.poll(async () => (await shown(page, last)).cut).toBeGreaterThan(40);
    await toHeight(page, figure, 0.4);
    for (const part of parts) await expect.poll(() => shown(page, part)).toEqual(whole);
  });

  for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
    test(`${figure} on ${path} is complete from the start with ${Object.values(media).join(', ')}`, async ({
      page,
    }) => {
      await page.emulateMedia(media);
      await ready(page, path);
      // Opening a page may end the emulation of print.
      await page.emulateMedia(media);
      for (const part of parts) expect(await shown(page, part)).toEqual(whole);
    });
  }
}

test('scrolling moves the hour of the load curve', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ready(page, '/solutions/energy');
  const hour = () =>
    page
      .locator('.load-day')
      .evaluate((day) => Number(getComputedStyle(day, '::after').getPropertyValue('--load-hour')));
  await toHeight(page, '.load-day', 1);
  const early = await hour();
  await toHeight(page, '.load-day', 0.7);
  await expect.poll(hour).toBeGreaterThan(early);
  await toHeight(page, '.load-day', 0.3);
  await expect.poll(hour).toBe(24);
});

test('the eyes of SiQ open together, so that each step sees more than the one before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ready(page, '/sensory-intelligence');
  const openness = () =>
    page.locator('.step-eye > :first-child').evaluateAll((lids) =>
      lids.map((lid) => {
        const [, height = '1'] = getComputedStyle(lid).scale.split(' ');
        return Number(height);
      }),
    );
  await toHeight(page, '.step-eye >> nth=1', 0.72);
  await expect.poll(async () => (await openness())[0]).toBeLessThan(0.95);
  const open = await openness();
  expect(open).toHaveLength(5);
  expect(new Set(open).size).toBe(1);
  expect(open[0]).toBeGreaterThan(0.3);
  await toHeight(page, '.step-eye >> nth=4', 0.4);
  await expect.poll(openness).toEqual([1, 1, 1, 1, 1]);
});
