import { expect } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('admin') });

test('an admin enters another site with its key, and a page that does not get there says so', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const name = `Production ${word}`;
  changes.later(() => api.removeWhere('transfer-targets', { name }));
  await page.goto('/admin/collections/transfer-targets/create');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Address').fill('https://production.invalid');
  await page.getByLabel('API key').fill('alethia_key_of_the_other_site');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveValue('');

  await page.goto(`/admin/send?collection=pages&ids=${id}`);
  await page.getByLabel('To', { exact: true }).selectOption({ label: name });
  // A comparison is of the site that is chosen.
  const held = Promise.withResolvers<void>();
  await page.route('**/plan', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Compare with that site' }).click();
  await expect(page.getByLabel('To', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('There', { exact: true })).toBeDisabled();
  held.resolve();
  const problem = page.getByRole('alert').filter({ hasText: name });
  await expect(problem).toContainText(`${name} cannot be reached.`);
  await expect(problem).toContainText('Nothing was lost');
  expect(await faults(page, '.transfer')).toEqual([]);
});
