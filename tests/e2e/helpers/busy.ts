import { expect, type Locator } from '@playwright/test';

/** Presses Enter on a button of a panel again while its request, to `path`, runs: it has the focus, and sends once. */
export async function keepsFocusWhileBusy(button: Locator, path: string): Promise<void> {
  const page = button.page();
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(path, async (route) => {
    sent += 1;
    await promise;
    await route.continue();
  });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  // What has lost the focus has it until the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(button).toBeFocused({ timeout: 1 });
  await page.keyboard.press('Enter');
  const response = page.waitForResponse(path);
  resolve();
  await response;
  await page.unroute(path);
  expect(sent).toBe(1);
}
