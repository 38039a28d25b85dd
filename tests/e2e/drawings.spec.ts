import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { settled } from './helpers/settled';
import { test } from './helpers/strict';

type Box = { name: string; left: number; right: number; top: number; bottom: number };

// Follows every line point by point, at several widths.
test.slow();

const wordsIn = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const rects: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        rects.push(...range.getClientRects());
      }
      return {
        name: element.textContent ?? '',
        left: Math.min(...rects.map(({ left }) => left)),
        right: Math.max(...rects.map(({ right }) => right)),
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
    }),
  );

const crossed = (page: Page, lines: string, boxes: Box[]): Promise<string[]> =>
  page.locator(lines).evaluateAll((shapes, targets) => {
    const names = new Set<string>();
    for (const shape of shapes as SVGGeometryElement[]) {
      const matrix = shape.getScreenCTM();
      const area = shape.getBoundingClientRect();
      const near = targets.filter(
        ({ left, right, top, bottom }) =>
          left < area.right && area.left < right && top < area.bottom && area.top < bottom,
      );
      if (!matrix || near.length === 0) continue;
      const length = shape.getTotalLength();
      for (let at = 0; at <= length; at += 6) {
        const { x, y } = shape.getPointAtLength(at).matrixTransform(matrix);
        for (const { name, left, right, top, bottom } of near) {
          if (x > left && x < right && y > top && y < bottom) names.add(name);
        }
      }
    }
    return [...names];
  }, boxes);

const still = async (page: Page, path: string, width: number, height = 900) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
};

const overlapping = (boxes: Box[]) =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} / ${b.name}`),
  );

const outside = async (page: Page, boxes: Box[]) => {
  const edges = await page.locator('.hero > .wrap').evaluate((wrap) => {
    const { left, right } = wrap.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(wrap);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  });
  return boxes.filter(({ left, right }) => left < edges.left - 1 || right > edges.right + 1).map(({ name }) => name);
};

const industries = ['energy', 'insurance', 'supply-chain', 'manufacturing', 'construction'];

for (const path of sample([...industries, 'insurance-alt', 'energy-alt-blue']).map((name) => `/solutions/${name}`)) {
  test(`readings in the hero of ${path} are within the margins and overlap neither lines nor each other`, async ({
    page,
  }) => {
    for (const width of [1024, 1280, 1440]) {
      await still(page, path, width);
      const readings = await wordsIn(page, '.hero .reading');
      expect(readings, `${width} px`).toHaveLength(6);
      expect(await outside(page, readings), `${width} px`).toEqual([]);
      expect(overlapping(readings), `${width} px`).toEqual([]);
      expect(await crossed(page, '.hero .field :is(path.r, .evidence)', readings), `${width} px`).toEqual([]);
    }
  });
}

test('readings of the home hero are within the margins however short the headline ends', inFull, async ({ page }) => {
  for (const width of [1180, 1280, 1440, 1920]) {
    await still(page, '/', width);
    await page.locator('.measured-heading > :nth-child(3)').evaluate((words) => {
      words.textContent = 'now';
    });
    expect(await outside(page, await wordsIn(page, '.hero .reading')), `${width} px`).toEqual([]);
  }
});

for (const path of ['/', '/solutions/energy', '/leadership']) {
  test(
    `on a tablet the readings in the hero of ${path} begin at the margin, in two rows of three`,
    inFull,
    async ({ page }) => {
      await still(page, path, 768);
      const margin = await page.locator('.hero h1').evaluate((heading) => heading.getBoundingClientRect().left);
      const places = await page.locator('.hero .reading').evaluateAll((readings) =>
        readings.map((reading) => {
          const { left, top } = reading.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top) };
        }),
      );
      expect(places[0]?.left).toBe(Math.round(margin));
      expect(new Set(places.map(({ top }) => top)).size).toBe(2);
    },
  );
}

test('in the hero of the home page no line of the eye passes a reading or a button', async ({ page }) => {
  for (const width of [1180, 1280, 1440]) {
    await still(page, '/', width);
    const words = [...(await wordsIn(page, '.hero .reading')), ...(await wordsIn(page, '.hero .button'))];
    expect(words.length).toBeGreaterThan(6);
    // Hairlines fade under readings; what is drawn in full keeps clear of them.
    expect(await crossed(page, '.hero .sensor > :is(.r, .axis)', words), `${width} px`).toEqual([]);
    const buttons = await page.locator('.hero .button').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { name: element.textContent ?? '', left, right, top, bottom };
      }),
    );
    expect(await crossed(page, '.hero .sensor :is(.r, .l)', buttons), `${width} px`).toEqual([]);
    expect(await outside(page, words), `${width} px`).toEqual([]);
  }
});

for (const path of sample(['/platform', '/about', '/about/careers', '/about/newsletters', '/sensory-intelligence'])) {
  test(`the drawing in the hero of ${path} names its parts, clear of each other and of its main lines`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await still(page, path, width);
      const names = await wordsIn(page, '.hero .figure :is(li, .views-gap, .views-shared)');
      expect(names.length, `${width} px`).toBeGreaterThan(2);
      expect(await outside(page, names), `${width} px`).toEqual([]);
      expect(overlapping(names), `${width} px`).toEqual([]);
      expect(await crossed(page, '.hero .figure :is(path.r, path.edge)', names), `${width} px`).toEqual([]);
      await expect(page.locator('.hero .unread')).toHaveCount(1);
    }
  });
}

for (const name of sample(industries)) {
  test(`on a phone all amber evidence of ${name} is on the page`, inFull, async ({ page }) => {
    for (const width of [320, 390]) {
      await still(page, `/solutions/${name}`, width);
      const box = await page.locator('.hero .evidence').boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
    }
  });

  test(`bars of the chart of ${name} are as long as their times, and their names stay in the chart`, async ({
    page,
  }) => {
    for (const width of [320, 390, 1440]) {
      await still(page, `/solutions/${name}`, width);
      const wrong = await page.locator('.signal-row dd').evaluateAll((lanes) =>
        lanes.flatMap((lane) => {
          const { width: time, right } = lane.getBoundingClientRect();
          const share = (property: string) =>
            (Number.parseFloat(getComputedStyle(lane).getPropertyValue(property)) / 100) * time;
          const bar = Number.parseFloat(getComputedStyle(lane, '::after').width);
          const words = lane.querySelector('.signal-reading')?.getBoundingClientRect();
          // The dot is centered on the moment, so half of it is before it.
          const isTrue = Math.abs(bar - 3.5 - (share('--to') - share('--from'))) < 1;
          return isTrue && words && words.right <= right + 4.5 ? [] : [lane.textContent ?? ''];
        }),
      );
      expect(wrong, `${width} px`).toEqual([]);
    }
  });
}

test('on /platform/partnerships 90 days are drawn as 90 of 730 days', async ({ page }) => {
  await still(page, '/platform/partnerships', 1440);
  const ruler = await page.locator('.phase-ruler').boundingBox();
  const days = (730 / (ruler?.width ?? 1)) * (await stretchOf(page, 'Build Industry Solution'));
  expect(Math.round(days)).toBe(90);
});

const stretchOf = (page: Page, phase: string) =>
  page
    .locator('.phase', { has: page.getByRole('heading', { name: phase }) })
    .evaluate((item) => Number.parseFloat(getComputedStyle(item, '::before').width));

test('the panel "In practice" is as tall as the cells beside it', inFull, async ({ page }) => {
  await still(page, '/solutions/energy', 1440);
  const cells = await page.locator('#capabilities .capability-cells').boundingBox();
  const panel = await page.locator('#capabilities .practice').boundingBox();
  expect(Math.abs((cells?.height ?? 0) - (panel?.height ?? -9))).toBeLessThan(2);
});

test('names of dimension lines keep clear of the lines beside them, in German too', inFull, async ({ page }) => {
  for (const width of [320, 360, 390, 768, 1440]) {
    await still(page, '/solutions/energy', width);
    for (const name of ['5 hours to switch', '5 Stunden Zeit']) {
      await page.locator('.load-gap .measure').evaluate((measure, words) => {
        measure.textContent = words;
      }, name);
      const [words] = await wordsIn(page, '.load-gap .measure');
      if (!words) throw new Error('The gap has no name.');
      const near = { ...words, left: words.left - 4, right: words.right + 4 };
      expect(await crossed(page, '.load :is(.load-limit, .load-since)', [near]), `${name} at ${width} px`).toEqual([]);
    }
    await still(page, '/', width);
    const line = await page.locator('#shifts .lead-time-measure').evaluate((measure) => {
      measure.textContent = 'Zeit zum Handeln';
      return Number.parseFloat(getComputedStyle(measure, '::before').width);
    });
    expect(line, `${width} px`).toBeGreaterThan(24);
  }
});

test(
  'the first card of /platform/partnerships has no hole between its words and its drawing',
  inFull,
  async ({ page }) => {
    await still(page, '/platform/partnerships', 1440);
    const hole = await page.locator('#differentiators .card-main').evaluate((card) => {
      const [words, drawing] = [card.querySelector('.card-words'), card.querySelector('svg')];
      return (drawing?.getBoundingClientRect().top ?? 0) - (words?.getBoundingClientRect().bottom ?? 0);
    });
    expect(hole).toBeGreaterThan(24);
    expect(hole).toBeLessThan(120);
  },
);

test('no name in the calendar of renewals is on the line of another', inFull, async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await still(page, '/solutions/insurance', width);
    const names = await wordsIn(page, '.renewal-words');
    const lines = await page.locator('.renewal').evaluateAll((renewals) =>
      renewals.map((renewal) => {
        const { left, width: year, top } = renewal.getBoundingClientRect();
        return { x: left + (Number.parseFloat(getComputedStyle(renewal).getPropertyValue('--at')) / 100) * year, top };
      }),
    );
    expect(names).toHaveLength(lines.length);
    const holes = names.filter(({ left, right, bottom }) =>
      lines.some(({ x, top }) => left < x && x < right && bottom < top),
    );
    expect(
      holes.map(({ name }) => name),
      `${width} px`,
    ).toEqual([]);
  }
});
