import { expect, type Page } from '@playwright/test';

/**
 * Waits until the form of the page has come alive, which the first sign of a visitor begins (src/frame/frame.js). Whoever is
 * quicker than the page's own module sends it as without scripts.
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
