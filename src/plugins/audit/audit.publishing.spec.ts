import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('editor') });

test('editors see in Activity who published what', async ({ page, changes, word }) => {
  await changes.create('pages', samplePage(`/${word}`, word));
  await page.goto('/admin/activity', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Audit log' }).click();
  const deed = page.getByRole('row').filter({ hasText: word }).first();
  await expect(deed).toContainText('Published');
  await deed.getByRole('link', { name: word }).first().click();
  await expect(page.locator('#field-title')).toHaveValue(word);
});
