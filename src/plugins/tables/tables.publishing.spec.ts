import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { temporaryStaff } from '../../../tests/e2e/helpers/temporary-staff';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor'), viewport: { width: 390, height: 844 } });

test('a list is exported, changed in a spreadsheet, seen line by line and imported', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  await page.goto(`/admin/collections/pages?where[id][equals]=${id}`, { waitUntil: 'networkidle' });
  await page.locator('.list-controls .popup-button:visible').last().click();
  const download = page.waitForEvent('download');
  await page.getByText('Export as CSV').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);

  await page.goto('/admin/import/pages', { waitUntil: 'networkidle' });
  const choose = page.getByLabel('Choose a file');
  const file = (text: string) => ({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await choose.setInputFiles(file('Titel;Pfad\r\nMesse;/messe\r\n'));
  await expect(page.getByText('"Titel", "Pfad"')).toBeVisible();
  const table = `id;title;path\r\n${id};München ${word};/${word}\r\n;;/${word}-nameless\r\n`;
  await choose.setInputFiles(file(table));
  await expect(page.getByText('Preview: 1 changed, 1 refused.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText('needs a title');
  expect(await faults(page, '.tables')).toEqual([]);
  expect((await api.latest('pages', id)).title).toBe(word);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Result: 1 changed, 1 refused.')).toBeVisible();
  expect((await api.latest('pages', id)).title).toBe(`München ${word}`);
  expect((await api.find('pages', { id })).title).toBe(word);
});

test(
  'leaving an import under way asks first, and one that is done is left at once',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    await page.goto('/admin/import/pages', { waitUntil: 'networkidle' });
    const buffer = Buffer.from(`id;title;path\r\n${id};Changed ${word};/${word}\r\n`);
    await page.getByLabel('Choose a file').setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/tables/pages/apply*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('Importing 1 row…')).toBeVisible();
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    held.resolve();
    await expect(page.getByText('Result: 1 changed.')).toBeVisible();
    expect((await api.latest('pages', id)).title).toBe(`Changed ${word}`);
    // A question would leave it open.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
);

test('a list is exported as it is searched, and stays where it is if there is no file', async ({
  api,
  changes,
  context,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  const ada = await temporaryStaff(api, 'editor');
  changes.later(ada.remove);
  await context.addCookies([{ name: 'payload-token', value: ada.token, url: siteUrl }]);
  await page.goto(`/admin/collections/pages?search=${word}`, { waitUntil: 'networkidle' });
  const address = page.url();
  const open = () => page.locator('.list-controls .popup-button:visible').last().click();
  await open();
  const download = page.waitForEvent('download');
  await page.getByText('Export as CSV').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pages-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining(id)]);

  const notice = page.locator('.payload-toast-container');
  await context.setOffline(true);
  await open();
  await page.getByText('Export as CSV').click();
  await expect(notice).toContainText('The site is not responding. Please try again.');
  await context.setOffline(false);
  await ada.signOut();
  await open();
  await page.getByText('Export as JSON').click();
  await expect(notice).toContainText('You were signed out.');
  expect(page.url()).toBe(address);
});
