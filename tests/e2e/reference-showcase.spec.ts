import { expect, type Locator, type Page } from '@playwright/test';
import { blockExamples } from '@/blocks/examples';
import { blocks } from '@/blocks/index';
import { iconRecords } from '@/reference/registry/icons';
import { templatesOn, themes } from '@/reference/registry/templates';
import { treatmentCss, treatmentRecords } from '@/reference/registry/treatments';
import { voiceParts } from '@/reference/registry/voice';
import { inFull, sample } from '../helpers/extent';
import { faults } from './helpers/axe';
import { settled } from './helpers/settled';
import { test } from './helpers/strict';

// Content document, sections 2, 4, 5 and 9.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const QUARTZ = 'rgb(233, 243, 255)';
const GRAPHITE = 'rgb(23, 25, 31)';
const WHITE = 'rgb(255, 255, 255)';

const pages: [path: string, title: string][] = [
  ['/perception-icon', 'Awareness Field Sensor'],
  ['/perception-icon/library', 'Icon Library'],
  ['/templates', 'Templates'],
  ...themes.map(({ id, name }): [string, string] => [`/templates/${id}`, `${name} Templates`]),
  ['/voice-verbal', 'Voice and Verbal Identity'],
  ['/container-treatments', 'Container Treatments'],
];

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [path, title] of sample(pages, 2)) {
  test(`${path} is whole: title, noindex, no framework, axe, no sideways scrolling`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Alethia`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('script[src*="/_next/"]')).toHaveCount(0);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      expect.soft(await faults(page)).toEqual([]);
      expect.soft(await isSideways(page), `sideways at ${viewport.width} px`).toBe(false);
    }
  });
}

test('the title of the white templates keeps clear of the links above it', inFull, async ({ page }) => {
  for (const { id } of themes) {
    await page.goto(`/templates/${id}`);
    const links = await page.locator('.showcase-nav').boundingBox();
    const title = await page.getByRole('heading', { name: 'Section templates' }).boundingBox();
    const gap = (title?.y ?? 0) - (links?.y ?? 0) - (links?.height ?? 0);
    expect(gap, id).toBeGreaterThanOrEqual(48);
  }
});

for (const path of ['/perception-icon', '/templates']) {
  test(`nothing is below the footer of ${path}, and the review bar covers none of its links`, async ({ page }) => {
    await page.goto(`${path}?review`);
    await expect(page.locator('.review-summary')).toBeVisible();
    await settled(page);
    const [end, lastLink, bar] = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return [box('body > footer')?.bottom, box('.footer-end')?.bottom, box('.review-summary')?.top];
    });
    expect(Math.round(end ?? 0)).toBe(900);
    expect(lastLink).toBeLessThanOrEqual(bar ?? 0);
  });
}

for (const { slug, labels } of blocks.filter(({ slug }) => slug in blockExamples)) {
  test(
    `the examples of ${slug} say what they are, in the site's typeface, and their anchors are there`,
    inFull,
    async ({ page }) => {
      await page.goto(`/examples/${slug}`);
      await expect(page.locator('main')).toHaveCSS('font-family', /^Grotesk,/);
      await expect(page).toHaveTitle(`${labels?.singular} Examples | Alethia`);
      const broken = await page
        .locator('main a[href^="#"]')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
        );
      expect(broken).toEqual([]);
    },
  );
}

for (const path of [
  '/perception-icon/other',
  '/templates/sepia',
  '/voice-verbal/tone',
  '/container-treatments/ct-01',
]) {
  test(`${path} is not there`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
  });
}

test.describe('the sensor demo', () => {
  test('begins with 256 px and 100 %, within the bounds of the document', async ({ page }) => {
    await page.goto('/perception-icon');
    const size = page.getByRole('slider', { name: 'Size' });
    const glow = page.getByRole('slider', { name: 'Glow' });
    for (const [slider, attributes] of [
      [size, { min: '64', max: '512', step: '16', value: '256' }],
      [glow, { min: '0', max: '150', step: '5', value: '100' }],
    ] as const) {
      for (const [name, value] of Object.entries(attributes)) await expect(slider).toHaveAttribute(name, value);
    }
  });

  test('follows its sliders, by keyboard too, and the code follows the drawing', async ({ page }) => {
    await page.goto('/perception-icon');
    const demo = page.locator('[data-sensor-demo]');
    const drawing = demo.locator('.awareness-sensor');
    const size = page.getByRole('slider', { name: 'Size' });
    const glow = page.getByRole('slider', { name: 'Glow' });
    const signal = drawing.locator('.node-glow').first();
    const strength = () => signal.evaluate((node) => Number(getComputedStyle(node).opacity));
    await expect(demo.locator('[data-sensor-code]')).toHaveText('<AwarenessFieldSensor size={256} glow={1} />');
    const before = await strength();

    await size.press('ArrowRight');
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(272);
    await size.press('End');
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(512);
    await size.press('Home');
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(64);
    await glow.press('End');
    await expect(demo.locator('[data-sensor-code]')).toHaveText('<AwarenessFieldSensor size={64} glow={1.5} />');
    await expect(demo.locator('[data-copy]')).toHaveAttribute('data-copy', /size=\{64\} glow=\{1\.5\}/);
    expect(await strength()).toBeCloseTo(before * 1.5, 2);
    await glow.press('Home');
    await expect.poll(strength).toBe(0);
  });

  test('keeps its stroke at 1.25 px, whatever the size', async ({ page }) => {
    await page.goto('/perception-icon');
    const ring = page.locator('[data-sensor-demo] .ring').first();
    await expect(ring).toHaveCSS('stroke-width', '1.25px');
    await expect(ring).toHaveCSS('vector-effect', 'non-scaling-stroke');
  });

  test('shows six sizes, the smallest with less detail', async ({ page }) => {
    await page.goto('/perception-icon');
    const drawings = page.locator('#scale .awareness-sensor');
    const widths = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths).toEqual([32, 64, 96, 128, 192, 256]);
    await expect(drawings.first().locator('.node')).toHaveCount(0);
    await expect(drawings.nth(1).locator('.node')).toHaveCount(6);
  });

  test('leads to the library, and the library back', async ({ page }) => {
    await page.goto('/perception-icon');
    await page
      .locator('main')
      .getByRole('link', { name: /^Icon library: / })
      .click();
    await expect(page).toHaveURL(/\/perception-icon\/library$/);
    await page
      .locator('main')
      .getByRole('link', { name: /^Awareness Field Sensor: / })
      .click();
    await expect(page).toHaveURL(/\/perception-icon$/);
  });
});

const cards = (page: Page) => page.locator('.icon-card:visible');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the icon library ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('shows ten, five and seven icons in its tabs', async ({ page }) => {
      await page.goto('/perception-icon/library');
      await expect(cards(page)).toHaveCount(10);
      await page.locator('label', { hasText: 'Industry' }).click();
      await expect(cards(page)).toHaveCount(5);
      await page.locator('label', { hasText: 'Utility' }).click();
      await expect(cards(page)).toHaveCount(7);
    });
  });
}

test('tabs and background of the library are moved by arrow keys', async ({ page }) => {
  await page.goto('/perception-icon/library');
  const library = page.locator('.icon-library');
  await expect(library).toHaveCSS('background-color', GRAPHITE);
  await page.getByRole('radio', { name: 'Dark' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(library).toHaveCSS('background-color', WHITE);
  await page.getByRole('radio', { name: /^Platform/ }).press('ArrowRight');
  await expect(cards(page)).toHaveCount(5);
});

test('every icon states its record, and the drawing has the nodes it names', async ({ page }) => {
  await page.goto('/perception-icon/library');
  for (const { id, name, domain, concept, geometry, tokens } of iconRecords) {
    const card = page.locator(`[data-element="icon/${id}"]`);
    for (const text of [name, domain, concept, geometry, `${tokens.glowIntensity}%`])
      await expect(card).toContainText(text);
    await expect(card.locator('[data-size="large"] .icon-node')).toHaveCount(tokens.nodeCount);
  }
});

test('a link to an icon of another tab shows it', async ({ page }) => {
  await page.goto('/perception-icon/library#icon-secure');
  await expect(page.locator('[data-element="icon/secure"]')).toBeInViewport();
});

test('the token export is JSON with every icon', async ({ page }) => {
  await page.goto('/perception-icon/library');
  const text = await page.locator('#token-export details code').textContent();
  const { icons } = JSON.parse(text ?? '') as { icons: Record<string, unknown[]> };
  expect(Object.values(icons).map((set) => set.length)).toEqual([10, 5, 7]);
});

for (const { id, navTheme } of sample(themes, 2)) {
  test(`the templates on ${id} stand on its ground, with the placeholder prices`, async ({ page }) => {
    await page.goto(`/templates/${id}`);
    await expect(page.locator('.template')).toHaveCount(templatesOn(id).length);
    const grounds = await page
      .locator('.template-stage > section')
      .evaluateAll((all) => [...new Set(all.map((section) => getComputedStyle(section).backgroundColor))]);
    expect(grounds).toHaveLength(1);
    expect(grounds[0]).toBe(await background(page.locator('.showcase-head')));
    await expect(page.locator('.plan-price')).toContainText(['$99', '$198', '$297']);
    await expect(page.locator('.template h1')).toHaveCount(0);
    await expect(page.locator('.showcase-head h1')).toHaveCSS('color', navTheme === 'dark' ? QUARTZ : GRAPHITE);
  });
}

test('the guide of the voice is a frame with placeholders', async ({ page }) => {
  await page.goto('/voice-verbal');
  await expect(page.locator('.voice-placeholder')).toHaveCount(voiceParts.length);
  await page.locator('.voice-contents').getByRole('link', { name: 'Vocabulary' }).click();
  await expect(page.locator('#voice-vocabulary')).toBeInViewport();
});

test('the fourteen treatments show the CSS that draws them', async ({ page }) => {
  await page.goto('/container-treatments');
  await expect(page.locator('.treatment')).toHaveCount(14);
  for (const treatment of treatmentRecords) {
    const card = page.locator(`[data-element="treatment/${treatment.id.toLowerCase()}"]`);
    await expect(card).toContainText(treatment.id);
    await expect(card.locator('code')).toHaveText(treatmentCss(treatment));
    await expect(card.locator('.copy')).toHaveAttribute('data-copy', treatmentCss(treatment));
  }
  await expect(page.locator('.ct-09')).toHaveCSS('border-inline-start-color', 'rgb(255, 172, 0)');
});
