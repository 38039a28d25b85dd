import { expect, type Page } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { pressPublish } from '../../../tests/e2e/helpers/editor';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

const LIST = '/admin/collections/broken-links';

async function checkNow(page: Page): Promise<void> {
  await page.goto(LIST);
  const done = page.waitForResponse((response) => response.url().endsWith('/api/broken-links/check'));
  await page.getByRole('button', { name: 'Check now' }).click();
  expect((await done).status()).toBe(200);
  await expect(page.getByText(/links, (none|\d+) broken\./)).toBeVisible();
}

test('an editor finds a broken link, opens it at its field and mends it', inFull, async ({ page, changes, word }) => {
  test.slow();
  const sample = samplePage(`/${word}`, word);
  const band = {
    blockType: 'cta-band',
    heading: 'Begin',
    text: 'Talk to us.',
    primary: { label: 'Begin', kind: 'address', address: `/${word}-nowhere` },
    section: { ground: 'ocean', spacing: 'standard' },
  };
  await changes.create('pages', { ...sample, blocks: [...(sample.blocks as object[]), band] });

  await checkNow(page);
  const row = page.getByRole('row', { name: word });
  await expect(row).toContainText(`/${word}-nowhere`);
  await expect(row).toContainText('No page is published at this path.');
  await row.getByRole('link', { name: word }).click();

  const address = page.locator('#field-blocks__2__primary__address');
  await expect(address).toBeFocused();
  await address.fill('/contact');
  await pressPublish(page);
  await expect(
    page
      .locator('.payload-toast-container')
      .getByText(/successfully/i)
      .first(),
  ).toBeVisible();

  await checkNow(page);
  await expect(page.getByRole('row', { name: word })).toHaveCount(0);
});
