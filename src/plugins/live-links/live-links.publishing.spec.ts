import { expect } from '@playwright/test';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { pressPublish } from '../../../tests/e2e/helpers/editor';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('editor') });

test('a form leads to its page on the site, which leads back', async ({ changes, page, word }) => {
  const path = `/${word}`;
  const draft = await changes.create('pages', samplePage(path, word), 'draft');
  await page.goto(`/admin/collections/pages/${draft.id}`, { waitUntil: 'networkidle' });
  const live = page.getByRole('menuitem', { name: 'View live', includeHidden: true });
  await expect(live).toHaveCount(0);
  await pressPublish(page);
  await expect(live).toHaveAttribute('href', path);
  await page.goto(path);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page.waitForURL(`**/admin/collections/pages/${draft.id}`);
});

test('visitors are offered no form, and their page asks for none', async ({ browser }) => {
  const page = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(requested).not.toContain('/api/edit-link');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await page.close();
});
