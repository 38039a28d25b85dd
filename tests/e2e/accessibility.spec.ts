import { expect, type Page, test } from '@playwright/test';
import { blockExamples } from '@/blocks/examples';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { beyondTheEdge } from './helpers/edges';
import { measured } from './helpers/routes';
import { settled } from './helpers/settled';
import { brokenWords } from './helpers/text-layout';
import { watch } from './helpers/watch';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const edgeFaults = (page: Page) => page.evaluate(beyondTheEdge);

for (const { path } of [...measured, { path: '/no-such-page' }]) {
  test(`${path} loads without a complaint, passes axe, fits small screens and breaks no word`, async ({ page }) => {
    const complaints = watch(page);
    const response = await page.goto(path);
    if (response?.ok()) expect.soft(complaints).toEqual([]);
    for (const viewport of sample([phone, desktop])) {
      await page.setViewportSize(viewport);
      expect.soft(await faults(page), `at ${viewport.width} px`).toEqual([]);
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await edgeFaults(page), `at ${width} px`).toEqual([]);
    }
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the open menu on a phone passes axe', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.locator('details.nav-menu > summary').click();
  await expect(page.locator('details.nav-menu')).toHaveAttribute('open');
  expect(await faults(page)).toEqual([]);
  expect(await edgeFaults(page)).toEqual([]);
});

test('an open dropdown passes axe', inFull, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/solutions/energy');
  for (const toggle of await page.locator('.nav-toggle:visible').all()) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await faults(page)).toEqual([]);
  }
});

test('an open biography passes axe', inFull, async ({ page }) => {
  await page.goto('/leadership');
  await page.getByText('Read full bio').first().click();
  await expect(page.locator('#leaders details').first()).toHaveAttribute('open');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await faults(page)).toEqual([]);
});

test('at twice the text size nothing is cut off', async ({ page }) => {
  // 200 % zoom of a window 1280 px wide (WCAG 1.4.4).
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of ['/', '/platform', '/solutions/energy', '/about/careers/vp-sales']) {
    await page.goto(path);
    expect(await edgeFaults(page), path).toEqual([]);
  }
});

test(
  'with text twice as large on a small phone nothing is cut off, and short texts break no word',
  inFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // The reader's setting, which media queries in `em` follow.
    await setFontSize(page, 32);
    for (const [path, texts] of [
      ['/calendar', '.booking-slot'],
      ['/calendar?lang=de', '.booking-slot'],
      ['/contact', '.contact-facts dt'],
      ['/about/careers', '.position p'],
    ] as const) {
      await page.goto(path);
      expect.soft(await edgeFaults(page), path).toEqual([]);
      expect.soft(await brokenWords(page, texts), path).toEqual([]);
    }
    // The next test has the same page.
    await setFontSize(page, 16);
  },
);

test('with the spacing of WCAG 1.4.12, the button in the bar of a phone keeps its words', inFull, async ({ page }) => {
  for (const width of [375, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [spaced];
    });
    const button = page.locator('.nav-row > .nav-action');
    await expect(button).toBeVisible();
    const room = await button.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return element.getBoundingClientRect().width - words.getBoundingClientRect().width;
    });
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

const overlaps = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const texts = [...document.querySelectorAll('.hero :is(h1, .hero-intro, .hero-actions a)')];
    return [...document.querySelectorAll('.hero .reading')].flatMap((reading) =>
      texts
        .filter((text) => {
          const [a, b] = [box(reading), box(text)];
          return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        })
        .map((text) => `${reading.textContent} / ${text.textContent?.slice(0, 40)}`),
    );
  });

async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

for (const size of [32, 24]) {
  test(`text enlarged to ${size} px in the browser's settings leaves everything in reach`, inFull, async ({ page }) => {
    await setFontSize(page, size);
    for (const path of [
      '/',
      '/solutions/energy',
      '/solutions/insurance-alt',
      '/solutions/supply-chain',
      '/about/careers/vp-sales',
    ]) {
      for (const width of [1920, 1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
          size,
        );
        expect.soft(await edgeFaults(page), `${path} at ${width} px`).toEqual([]);
        expect.soft(await overlaps(page), `${path} at ${width} px`).toEqual([]);
        const bar = page.locator('header').getByRole('link', { name: 'Book a session' });
        const menu = page.locator('.nav-menu > summary');
        if (await menu.isVisible()) await menu.click();
        await bar.and(page.locator(':visible')).scrollIntoViewIfNeeded();
        await expect.soft(bar.and(page.locator(':visible'))).toBeInViewport({ ratio: 1 });
      }
    }
    // The next test has the same page.
    await setFontSize(page, 16);
  });
}

const longestLine = (page: Page) =>
  page.locator('main :is(p, li, dd):not(.sr-only)').evaluateAll((texts) => {
    const range = document.createRange();
    const lines = texts.flatMap((text) => {
      const [node] = [...text.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      if (text.childNodes.length !== 1 || !node?.textContent || node.textContent.length < 100) return [];
      const characters = new Map<number, number>();
      for (const { 0: word, index } of node.textContent.matchAll(/\S+\s*/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const top = Math.round(range.getClientRects()[0]?.top ?? 0);
        characters.set(top, (characters.get(top) ?? 0) + word.length);
      }
      return [...characters.values()].map(
        (length) => `${String(length).padStart(3)} ${text.textContent?.slice(0, 40)}`,
      );
    });
    return lines.toSorted().at(-1) ?? '  0';
  });

test('running text has about 65 characters a line, and never more than 70', inFull, async ({ page }) => {
  for (const { path } of measured) {
    await page.goto(path, { waitUntil: 'load' });
    await settled(page);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const line = await longestLine(page);
      expect.soft(Number.parseInt(line, 10), `${path} at ${width} px: ${line}`).toBeLessThanOrEqual(70);
    }
  }
});

for (const path of sample(['/', '/solutions/energy', '/leadership', '/terms'])) {
  test(`${path} on paper: no bar, dark words on white, every text in sight`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header[data-frame]')).toBeHidden();
    const faint = await page.locator('main').evaluate((main) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const light = (color: string) => {
        if (!canvas) return 255;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return alpha === 0 ? 255 : Math.max(red, green, blue);
      };
      return [...main.querySelectorAll('h1, h1 *, h2, h3, p, li, dd')]
        .filter((text) => {
          const style = getComputedStyle(text);
          return light(style.color) > 160 || style.opacity !== '1';
        })
        .map((text) => `${text.tagName} ${text.textContent?.slice(0, 40)}`);
    });
    expect(faint).toEqual([]);
    const grounds = await page
      .locator('main > section')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });
}

for (const path of sample(['/booking', '/', '/contact', '/about/newsletters', '/platform', '/leadership'])) {
  test(`${path} on paper: nothing that can only be pressed or filled in`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page.locator('main summary:visible, :is(.button, form, iframe, [data-booking-frame]):visible'),
    ).toHaveCount(0);
  });
}

test('bars and dimension lines follow forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/solutions/energy');
  const image = (selector: string, pseudo: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundImage, pseudo);
  const bar = await page
    .locator('.signal-row dd')
    .first()
    .evaluate((element) => {
      const { borderBottomColor, borderBottomStyle } = getComputedStyle(element, '::after');
      return { borderBottomStyle, isInk: borderBottomColor === getComputedStyle(document.body).color };
    });
  expect(bar).toEqual({ borderBottomStyle: 'solid', isInk: true });
  await page.goto('/');
  expect(await image('.measure', '::after')).toContain('gradient');
  const ink = await page
    .locator('.draw .r')
    .first()
    .evaluate((line) => getComputedStyle(line).stroke);
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe(text);
  await page.goto('/platform');
  const dot = page.locator('.connect-line').first();
  expect(await dot.evaluate((line) => getComputedStyle(line, '::before').backgroundColor)).toBe(text);
});

test('wide screens scale type and drawings', inFull, async ({ page }) => {
  const sizes = async () => {
    const [title, figure] = [page.locator('h1'), page.locator('.hero .figure')];
    const type = await title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    return [type, (await figure.boundingBox())?.width ?? 0];
  };
  let before = [0, 0];
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/solutions/energy');
    // Before, the column of the drawing can be as wide as words in the system's font leave it.
    await settled(page);
    const growth = async () => Math.min(...(await sizes()).map((size, index) => size / (before[index] ?? 0)));
    await expect.poll(growth, `${width}`).toBeGreaterThan(1.1);
    before = await sizes();
  }
});

test('words of 35 letters and long addresses stay on a phone, in every kind of section', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const name of sample(Object.keys(blockExamples), 12)) {
    await page.goto(`/examples/${name}`);
    await page.evaluate(() => {
      const words = [
        'Rindfleischetikettierungsueberwachung',
        'https://www.example.com/address/without/an/end-and-a-space',
      ];
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let index = 0, text = texts.nextNode(); text; index++, text = texts.nextNode()) {
        // Texts of the site itself, such as the key of a drawing, are as they are.
        const isOwn = text.parentElement?.closest('script, style, svg, .sr-only, .figure, .not-read, [aria-hidden]');
        if (!isOwn && text.nodeValue?.trim()) text.nodeValue = words[index % words.length] ?? '';
      }
    });
    expect(await edgeFaults(page), name).toEqual([]);
  }
});
