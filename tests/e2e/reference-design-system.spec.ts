import { expect, type Page } from '@playwright/test';
import { contrast, gradeOf } from '@/design-system/contrast';
import { durations, easings, gradients, palette, sectionSpacing, typeScale } from '@/design-system/tokens';
import { elements } from '@/reference/registry';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { settled } from './helpers/settled';
import { pageInTwoParts } from './helpers/slow-page';
import { test } from './helpers/strict';

// Content document, sections 2, 3, 5 and 9.

const pages = ['/design-system', '/design-system-v5'] as const;
/** Where its second part begins. */
const LAYOUTS = 'id="page-layouts"';
const nav = (page: Page) => page.locator('.section-nav');

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('header[data-frame]')).toHaveAttribute('data-live', '');
  await settled(page);
}
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, top);
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const path of sample(pages)) {
  test.describe(path, () => {
    test('shows every element of the registry once, where its link leads', async ({ page }) => {
      await page.goto(path);
      const shown = await page
        .locator('[data-element]')
        .evaluateAll((all) => all.map((element) => `${element.getAttribute('data-element')} ${element.id}`));
      const expected = elements
        .filter((element) => element.page === 'design-system')
        .map(({ id }) => `${id} ${id.replaceAll('/', '-')}`);
      expect(shown.toSorted()).toEqual(expected.toSorted());
      expect(expected.length).toBeGreaterThanOrEqual(100);
    });

    test('has every anchor of the document, each once', async ({ page }) => {
      await page.goto(path);
      for (const anchor of [
        ...['overview', 'logo-system', 'color-system', 'typography', 'spacing', 'motion', 'gradient-architecture'],
        ...['info-boxes', 'page-layouts', 'metrics', 'components', 'accessibility', 'voice-verbal'],
        ...['colors', 'button-audit', 'outlined-minimal', 'modules'],
      ]) {
        await expect(page.locator(`[id="${anchor}"]`), anchor).toHaveCount(1);
      }
    });

    test('is not for search engines, ships no framework, and says what it is', inFull, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await open(page, path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(scripts.filter((script) => !script.startsWith('/assets/'))).toEqual([]);
      await expect(page.getByText('Design System V1.0')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Architecture of Perception');
      await expect(page.getByText('version v1.0')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Design System Continuity' })).toBeVisible();
      for (const id of ['accessibility', 'voice-verbal']) {
        await expect(page.locator(`#${id}`)).toContainText('Coming Soon');
      }
    });

    test('keeps its navigation dark over light sections', inFull, async ({ page }) => {
      await open(page, path);
      await scrollTo(page, 2000);
      await scrollTo(page, 1900);
      await expect(page.locator('header[data-frame]')).toHaveCSS('color', rgb(palette.quartz.hex));
      await expect(nav(page)).toHaveCSS('color', rgb(palette.quartz.hex));
    });

    test('passes axe and does not scroll sideways', inFull, async ({ page }) => {
      // axe checks thousands of elements, twice.
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // One width with the review, one without.
        await page.goto(width === 390 ? `${path}?review` : path);
        await expect(page.locator('.review-summary')).toBeVisible({ visible: width === 390 });
        expect.soft(await faults(page)).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
          .toBe(0);
      }
    });
  });
}

test('an unknown path below is not found', async ({ page }) => {
  const response = await page.goto('/design-system/nothing-here');
  expect(response?.status()).toBe(404);
});

test('both themes show the same, on other grounds', async ({ page }) => {
  const read = async (path: string) => {
    await page.goto(path);
    return page.locator('.reference > section').evaluateAll((sections) =>
      sections.map((section) => ({
        heading: section.querySelector('h1, h2')?.textContent,
        ground: getComputedStyle(section).backgroundColor,
      })),
    );
  };
  const [first, second] = [await read(pages[0]), await read(pages[1])];
  expect(second.map(({ heading }) => heading)).toEqual(first.map(({ heading }) => heading));
  expect(second.map(({ ground }) => ground)).not.toEqual(first.map(({ ground }) => ground));
});

test.describe('the section navigation', () => {
  test('has the entries of the document', async ({ page }) => {
    await page.goto('/design-system');
    const entries = await nav(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(entries).toEqual([
      ['Overview', '#overview'],
      ['Logo System', '#logo-system'],
      ['Color System', '#color-system'],
      ['Typography', '#typography'],
      ['Motion', '#motion'],
      ['Layouts', '#page-layouts'],
      ['Components', '#components'],
      ['Accessibility', '#accessibility'],
      ['Voice', '/voice-verbal'],
    ]);
  });

  test('hides past 80 px on the way down, reappears on the way up, restyles after 20 px', inFull, async ({ page }) => {
    await open(page, '/design-system');
    await scrollTo(page, 20);
    await expect(nav(page)).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 21);
    await expect(nav(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 80);
    await expect(nav(page)).toBeInViewport();
    await scrollTo(page, 81);
    await expect(nav(page)).not.toBeInViewport();
    await scrollTo(page, 1500);
    await expect(nav(page)).not.toBeInViewport();
    await scrollTo(page, 1490);
    await expect(nav(page)).toBeInViewport();
  });

  test('leads to a section smoothly, 152 px below the top, and marks it', inFull, async ({ page }) => {
    await open(page, '/design-system');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    for (const [label, id] of [
      ['Typography', 'typography'],
      ['Layouts', 'page-layouts'],
    ] as const) {
      await scrollTo(page, 0);
      await nav(page).getByRole('link', { name: label }).click();
      const top = () => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await expect.poll(top).toBe(152);
      await expect(nav(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true');
    }
  });

  for (const [how, hash] of [
    ['its address', '#page-layouts'],
    ['a click', ''],
  ] as const) {
    test(
      `leads to the same place by ${how} while the page is still being laid out`,
      inFull,
      async ({ page, baseURL }) => {
        // Late fonts change the height of the text above.
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        const { address, sendRest, end } = await pageInTwoParts(baseURL ?? '', '/design-system', LAYOUTS);
        await page.goto(address + hash, { waitUntil: 'commit' });
        sendRest();
        if (!hash) await nav(page).getByRole('link', { name: 'Layouts' }).click({ noWaitAfter: true });
        await settled(page);
        const top = () =>
          page.locator('#page-layouts').evaluate((section) => Math.round(section.getBoundingClientRect().top));
        await expect.poll(top).toBe(152);
        end();
      },
    );
  }

  test('marks sections of a page that came in two parts', async ({ page, baseURL }) => {
    const { address, sendRest, end } = await pageInTwoParts(baseURL ?? '', '/design-system', LAYOUTS);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/reference-')),
    );
    await expect(page.locator('#page-layouts')).toHaveCount(0);
    sendRest();
    await settled(page);
    await page.locator('#page-layouts').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(nav(page).getByRole('link', { name: 'Layouts' })).toHaveAttribute('aria-current', 'true');
    end();
  });
});

test.describe('tokens', () => {
  test('are what the browser computes', async ({ page }) => {
    await page.goto('/design-system');
    for (const [token, { hex }] of Object.entries(palette)) {
      const tone = page.locator(`#color-${token} .tone`);
      await expect.soft(tone, token).toHaveCSS('background-color', rgb(hex));
      await expect.soft(page.locator(`#color-${token}`)).toContainText(hex);
    }
    for (const [token, stops] of Object.entries(gradients)) {
      const image = `linear-gradient(135deg, ${stops.map((stop) => rgb(palette[stop].hex)).join(', ')})`;
      await expect.soft(page.locator(`#gradient-${token} .tone`), token).toHaveCSS('background-image', image);
    }
    for (const [name, { sizes, weight }] of Object.entries(typeScale)) {
      const specimen = page.locator(`#type-${name} .type-specimen p`);
      // At 1440 px every size is at its maximum.
      await expect.soft(specimen, name).toHaveCSS('font-size', `${sizes[1]}px`);
      await expect.soft(specimen, name).toHaveCSS('font-weight', `${weight}`);
    }
    const property = (name: string) =>
      page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);
    const milliseconds = (value: string) => Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
    for (const [name, ms] of Object.entries(durations)) {
      expect.soft(milliseconds(await property(`--duration-${name}`)), name).toBe(ms);
    }
    for (const [name, points] of Object.entries(easings)) {
      const found = (await property(`--ease-${name}`)).match(/-?[\d.]+/g)?.map(Number);
      expect.soft(found, name).toEqual([...points]);
    }
    for (const [name, [, largest]] of Object.entries(sectionSpacing)) {
      if (name === 'gutter') continue;
      await expect.soft(page.locator(`#section-space-${name}`)).toContainText(`${largest} px`);
    }
  });

  test('make every figure of the contrast table', async ({ page }) => {
    await page.goto('/design-system');
    const pairs = await page
      .locator('[data-pair]')
      .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-pair') ?? '', cell.textContent ?? '']));
    expect(pairs.length).toBeGreaterThan(90);
    const words = { body: 'pass', large: 'large only', fail: 'fail' };
    for (const [pair = '', text] of pairs) {
      const [ink = '', ground = ''] = pair.split(' ');
      const ratio = contrast(ink, ground);
      expect(text, pair).toBe(`${ratio.toFixed(2)} ${words[gradeOf(ratio)]}`);
    }
  });

  test('can be copied, with a confirmation', inFull, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/design-system');
    await page.locator('#color-ion').getByRole('button', { name: palette.ion.hex }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(palette.ion.hex);
  });
});

for (const path of sample(['/perception-icon', '/design-system', '/perception-icon/library'])) {
  test(`code on ${path} is set in IBM Plex Mono`, inFull, async ({ page }) => {
    await open(page, path);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main code' });
    expect(nodeIds.length).toBeGreaterThan(0);
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((element: HTMLDetailsElement) => {
        element.open = true;
      });
    }
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(new Set(['IBM Plex Mono']));
    }
  });
}

test('the specimen of IBM Plex Mono shows three real weights', async ({ page }) => {
  await open(page, '/design-system');
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Plex Mono') && status === 'loaded')
        .map(({ weight }) => weight),
    );
  await expect.poll(async () => new Set(await loaded())).toEqual(new Set(['400', '500', '600']));
});

test('Replay Animations restarts the demonstrations', inFull, async ({ page }) => {
  await open(page, '/design-system');
  // Some end before a test can look.
  await page.locator('#motion').evaluate((section: HTMLElement) => {
    section.addEventListener('animationstart', () => {
      section.dataset.begun = String(Number(section.dataset.begun ?? 0) + 1);
    });
  });
  const begun = () => page.locator('#motion').evaluate((section: HTMLElement) => Number(section.dataset.begun ?? 0));
  const playing = () =>
    page
      .locator('#motion')
      .evaluate(
        (section) =>
          section.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation).length,
      );
  await page.locator('#motion [data-replay]').scrollIntoViewIfNeeded();
  await expect.poll(playing).toBe(0);
  const before = await begun();
  await page.getByRole('button', { name: 'Replay Animations' }).click();
  await expect.poll(async () => (await begun()) - before).toBeGreaterThanOrEqual(10);
  await expect.poll(playing).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Replay Animations' }).click();
  await expect(page.getByText('Your system asks for less motion')).toBeVisible();
  expect(await playing()).toBe(0);
});

test('the demo form sends nothing', inFull, async ({ page }) => {
  await open(page, '/design-system');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() !== 'GET') requests.push(request.url());
  });
  const form = page.locator('.demo-form');
  await form.locator('#demo-name').fill('Somebody');
  await form.locator('#demo-email').fill('no address');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.locator('#demo-name')).toHaveValue('Somebody');
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  const message = await form.locator('#demo-message').boundingBox();
  expect(message?.height).toBeGreaterThanOrEqual(132);
});

test('the button audit has notes only where something needs modification', async ({ page }) => {
  await page.goto('/design-system');
  const audit = page.locator('#button-audit');
  await expect(audit.locator('.audit-summary')).toContainText('25%');
  await expect(audit.locator('[data-audit-status="needs-modification"]')).toHaveCount(6);
  await expect(audit.locator('[data-audit-status="compliant"]')).toHaveCount(2);
  await expect(audit.locator('[data-audit-status="needs-modification"] textarea[data-audit-note]')).toHaveCount(6);
  await expect(audit.locator('[data-audit-status="compliant"] textarea')).toHaveCount(0);
});

test('buttons of card patterns lead nowhere', async ({ page }) => {
  await page.goto('/design-system');
  const targets = await page
    .locator('#card-patterns .pattern .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('href')));
  expect(targets).toHaveLength(9);
  expect(new Set(targets)).toEqual(new Set(['#']));
});

test('print shows everything but the bars', async ({ page }) => {
  await page.goto('/design-system');
  await page.emulateMedia({ media: 'print' });
  await expect(nav(page)).toBeHidden();
  await expect(page.locator('header[data-frame]')).toBeHidden();
  await expect(page.locator('#color-ion')).toBeVisible();
});
