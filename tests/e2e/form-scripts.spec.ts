import { expect, type Page, test } from '@playwright/test';
import { comesAlive, hydrated } from './helpers/forms';

/** In every variant of zod, which is more than all scripts of such a page may add to Next's. */
const RULES = '$ZodError';

async function scriptsOf(page: Page, path: string) {
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') texts.push(await response.text().catch(() => ''));
  });
  await page.goto(path);
  // On the other pages the framework waits for a sign of the visitor.
  await (path === '/auth' ? hydrated(page.locator('main form')) : comesAlive(page));
  await page.waitForLoadState('networkidle');
  return { hasRules: () => texts.some((text) => text.includes(RULES)), count: () => texts.length };
}

for (const path of ['/auth', '/calendar', '/contact', '/about/newsletters']) {
  test(`${path} opens without the rules of its form`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expect(scripts.count()).toBeGreaterThan(1);
    expect(scripts.hasRules()).toBe(false);
  });
}

test('the rules of a form are loaded when a visitor begins to fill it', async ({ page }) => {
  const scripts = await scriptsOf(page, '/contact');
  await page.getByLabel('Name').focus();
  await expect.poll(scripts.hasRules).toBe(true);
});
