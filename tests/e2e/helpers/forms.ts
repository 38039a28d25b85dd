import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the page's form has hydrated, which interaction triggers (src/browser/frame.js). A submit before the page's
 * module has loaded would be native.
 */
export async function comesAlive(page: Page): Promise<void> {
  let height = 200;
  const live = async () => {
    height += 1;
    await page.mouse.move(10, height);
    return page.locator('form[data-live]').count();
  };
  await expect.poll(live, { timeout: 20_000 }).toBe(1);
}

/** Whether React handles an element, on which it stores its fiber. */
export const isHydrated = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));

/** Waits until React handles an element: earlier input is lost, or handled by the browser alone. */
export const hydrated = (element: Locator): Promise<void> =>
  expect.poll(() => isHydrated(element), { timeout: 30_000 }).toBe(true);
