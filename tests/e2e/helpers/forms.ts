import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Interaction triggers hydration (src/browser/frame.js); a submit before the page's module has loaded would be native.
 */
export async function comesAlive(page: Page): Promise<void> {
  let height = 200;
  const live = async () => {
    height += 1;
    await page.mouse.move(10, height);
    return page.locator('form[data-live]').count();
  };
  await expect.poll(live).toBe(1);
}

/** React stores its fiber on elements that it handles. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));

/** Earlier input is lost, or handled by the browser alone. */
export const hydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isHydrated(element), { timeout: 30_000 }).toBe(true);
