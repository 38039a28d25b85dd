import { expect, test } from '@playwright/test';

// The texts and links of pages: routes.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the hero of the platform leads on down the page', async ({ page }) => {
  await page.goto('/platform');
  await page.getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test('one biography is open at a time, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/leadership');
  const summaries = page.getByText('Read full bio');
  await expect(summaries).toHaveCount(6);
  const bios = page.locator('#leaders details');
  await summaries.nth(1).click();
  await expect(bios.nth(1)).toHaveAttribute('open');
  await summaries.nth(4).click();
  await expect(bios.nth(4)).toHaveAttribute('open');
  await expect(bios.nth(1)).not.toHaveAttribute('open');
  await context.close();
});

test('the newsletter page shows three issues with number, date and topics, and scrolls to the form', async ({
  page,
}) => {
  await page.goto('/about/newsletters');
  const issues = page.locator('#issues');
  await expect(issues.getByText(/^Issue [123]$/)).toHaveCount(3);
  await expect(issues.locator('time')).toHaveCount(3);
  await expect(issues.getByText('Key topics')).toHaveCount(3);
  await page.locator('main a[href="#subscribe"]').first().click();
  await expect(page.locator('#subscribe')).toBeInViewport();
});
