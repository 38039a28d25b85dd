import { expect } from '@playwright/test';
import { kinds } from './helpers/routes';
import { test } from './helpers/strict';

/** In em of the text: `--measure`, which keeps body text to 65 characters a line (design rules), and a hair of rounding. */
const MOST_EM = 30.1;
/** Shorter texts are labels and notes of one or two lines. */
const RUNNING_TEXT = 100;
const widths = [768, 1024, 1440];

for (const { path } of kinds) {
  test(`running text of ${path} keeps to the measure`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.locator('main p:not(.sr-only)').evaluateAll(
        (paragraphs, { most, length }) =>
          paragraphs.flatMap((paragraph) => {
            const text = paragraph.textContent?.trim() ?? '';
            const em = paragraph.clientWidth / Number.parseFloat(getComputedStyle(paragraph).fontSize);
            return text.length > length && em > most ? [`${em.toFixed(1)} em: ${text.slice(0, 50)}`] : [];
          }),
        { most: MOST_EM, length: RUNNING_TEXT },
      );
      expect(tooWide, `${width} px`).toEqual([]);
    }
  });
}
