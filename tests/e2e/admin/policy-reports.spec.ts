import { expect, test } from '@playwright/test';
import { reportsTo } from '@/delivery/html/policies';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor') });

test('what the policy of the admin blocks is reported', async ({ page }) => {
  await page.goto('/admin/account');
  const reported = page.waitForResponse((response) => response.url().endsWith(reportsTo));
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'https://pictures.example/one.png';
  });
  expect((await reported).status()).toBe(204);
});
