import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { fromDocumentMenu } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { pressPublish } from '../../../tests/e2e/helpers/editor';
import { sessionFile } from '../../../tests/e2e/helpers/people';

test.use({ storageState: sessionFile('editor') });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Translation: Deutsch' });

const translated = (xml: string, source: string, target: string) =>
  xml.replace(
    new RegExp(`(<source>${source}</source>\\s*<target state=")[^"]*">[^<]*`, 'g'),
    (_, before: string) => `${before}translated">${target}`,
  );

const openTranslation = (page: Page) => fromDocumentMenu(page, /^Translation: /);

test('a page is translated: begun, exported for translators, imported, completed and published', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { docs } = await api.send<{ docs: { id: string }[] }>(
    'GET',
    '/languages?where[code][equals]=de&draft=true&depth=0',
  );
  if (!docs[0]) await changes.create('languages', { title: 'Deutsch', code: 'de', missing: 'english' }, 'draft');
  const english = await changes.create('pages', samplePage(`/${word}`, `Sooner ${word}`));
  changes.later(() => api.removeWhere('pages', { translationOf: english.id }));

  await page.goto(`/admin/collections/pages/${english.id}`, { waitUntil: 'networkidle' });
  await fromDocumentMenu(page, 'Translate: Deutsch');
  await page.waitForURL(
    (url) => url.pathname.startsWith('/admin/collections/pages/') && !url.pathname.endsWith(english.id),
  );
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await api.latest('pages', id)).toMatchObject({ path: `/de/${word}`, language: 'de', _status: 'draft' });

  const button = page.getByRole('button', { name: /^Translation: /, includeHidden: true });
  await expect(button).toHaveText(/missing/);
  await openTranslation(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: new RegExp(`Hero.*Sooner ${word}`) })).toBeVisible();
  await expect(panel.getByText('Missing: Hero, Heading')).toBeVisible();
  expect(await faults(page, '.side-panel:popover-open')).toEqual([]);

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export for translators' }).click();
  const saved = await download;
  const file = await readFile(await saved.path(), 'utf8');
  expect(saved.suggestedFilename()).toMatch(/\.xlf$/);
  const filled = translated(
    translated(file, `Sooner ${word}`, `Früher ${word}`),
    'It is deleted at their end[.]',
    'Sie wird am Ende gelöscht.',
  );

  await panel.getByRole('link', { name: 'Import a translated file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`Sooner ${word}.*missing`) });
  await expect(row).toBeVisible();
  const german = page.getByRole('region', { name: 'Deutsch' }).filter({ has: row });
  const nothing = german.getByRole('button', { name: 'Export translations' });
  await expect(nothing).toBeDisabled();
  await expect(nothing).toHaveAccessibleDescription('Choose in the table which translations to export.');
  await row.getByRole('checkbox').check();
  await expect(german.getByRole('button', { name: 'Export 1 translation', exact: true })).toBeEnabled();
  await row.getByRole('checkbox').uncheck();
  expect(await faults(page, '.translations')).toEqual([]);
  const choose = page.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'bad.xlf', mimeType: 'application/xml', buffer: Buffer.from('<xliff') });
  await expect(page.getByText('The file is damaged')).toBeVisible();
  await choose.setInputFiles({ name: 'de.xlf', mimeType: 'application/xml', buffer: Buffer.from(filled) });
  await expect(page.getByText(/3 changed/)).toBeVisible();
  expect((await api.latest('pages', id)).title).toBe(`Sooner ${word}`);
  await page.getByRole('button', { name: 'Import 3 texts as drafts' }).click();
  await expect(page.getByText('Imported.')).toBeVisible();
  expect((await api.latest('pages', id)).title).toBe(`Früher ${word}`);

  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await openTranslation(page);
  await panel.getByRole('button', { name: 'Mark everything as translated' }).click();
  await expect(panel.getByRole('status')).toHaveText(/Marked as translated/);
  await expect(button).toHaveText('Translation: translated');
  await pressPublish(page);
  await expect.poll(async () => (await api.find('pages', { id }))._status).toBe('published');
  const unseen = 'Published, but visitors cannot see Deutsch yet';
  await expect(page.getByText(unseen, { exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'View live', includeHidden: true })).toHaveCount(0);
  await page.goto(`/admin/collections/pages?limit=10&search=${encodeURIComponent(`Früher ${word}`)}`);
  await expect(page.getByRole('row', { name: new RegExp(`Früher ${word}`) })).toContainText(unseen);

  await api.publish('pages', english.id, { title: `Even sooner ${word}` });
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(button).toHaveText('Translation: 1 outdated');
  await openTranslation(page);
  await expect(panel.getByText(`Even sooner ${word}`).first()).toBeVisible();
  await expect(panel.locator('del')).toHaveText(`Sooner ${word}`);
  await panel.getByRole('button', { name: 'Open the field Title' }).click();
  await expect(page.locator('#field-title')).toBeFocused();
});
