import type { BrowserContext } from '@playwright/test';
import { type Times, times } from './statistics.ts';

const KEYS = 15;
const PATIENCE_MS = 10_000;

/** From a key in the form to the updated preview. */
export async function typingInForm(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage();
  await page.goto(url);
  // The preview opens automatically at this width.
  await page.frameLocator('iframe').locator('h1').first().waitFor();
  await page.waitForTimeout(2_000);
  await page.locator('#blocks-row-0 .collapsible__toggle').first().click();
  const field = page.locator('[name="blocks.0.heading"]');
  await field.fill('Bench');
  await page.waitForTimeout(3_000);
  const values: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    await field.focus();
    // A handle, because the browser must listen before the key is pressed.
    const change = await page.evaluateHandle((patience) => {
      const shown = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(typed ? 'The preview did not follow.' : 'The key was lost.')), patience);
        const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1');
        const before = heading?.textContent;
        let typed = 0;
        document.activeElement?.addEventListener('input', () => (typed = performance.now()), { once: true });
        const look = () => {
          const now = document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
          if (typed > 0 && now !== before) resolve(performance.now() - typed);
          else requestAnimationFrame(look);
        };
        look();
      });
      return { shown };
    }, PATIENCE_MS);
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    values.push(await change.evaluate(({ shown }) => shown));
    await page.waitForTimeout(400);
  }
  await page.close();
  return times(values);
}

/** From a key in a headline on the page itself, at the pace of a writer, to the next picture that the browser draws. */
export async function typingOnPage(context: BrowserContext, url: string): Promise<Times> {
  const page = await context.newPage();
  await page.goto(url);
  const preview = page.frameLocator('iframe');
  await preview.locator('h1').first().waitFor();
  await page.waitForTimeout(2_000);
  await preview.locator('h1').first().dblclick();
  const text = preview.locator('[contenteditable]:focus');
  await text.press('End');
  const values: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const picture = await text.evaluateHandle((element) => {
      const drawn = new Promise<number>((resolve) => {
        element.addEventListener(
          'keydown',
          // A frame is drawn after its callbacks, so the second callback follows the picture.
          ({ timeStamp }) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      });
      return { drawn };
    });
    await page.keyboard.type('x');
    values.push(await picture.evaluate(({ drawn }) => drawn));
    await page.waitForTimeout(150);
  }
  await page.close();
  return times(values);
}
