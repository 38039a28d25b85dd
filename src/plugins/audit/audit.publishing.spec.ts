import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('editor') });

test('editors see on the dashboard who published what', async ({ page, changes, word }) => {
  await changes.create('pages', samplePage(`/${word}`, word));
  await page.goto('/admin');
  const deeds = page.getByRole('region', { name: 'Recent changes to the site' });
  await expect(deeds.getByRole('listitem').filter({ hasText: word })).toContainText('Published by');
  await deeds.getByRole('link', { name: word }).first().click();
  await expect(page.locator('#field-title')).toHaveValue(word);
});
