import { expect, type Page } from '@playwright/test';

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
