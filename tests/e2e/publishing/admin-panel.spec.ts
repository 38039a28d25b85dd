import { expect } from '@playwright/test';
import { samplePage, test } from '../helpers/changes';
import { Editor, openSection, pressPublish } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor') });

test('an editor publishes a draft in the admin, changes it, and takes it down', async ({
  api,
  changes,
  page,
  word,
}) => {
  const path = `/${word}`;
  const draft = await changes.create('pages', samplePage(path, word), 'draft');
  expect((await visit(path)).status).toBe(404);

  await page.goto(`/admin/collections/pages/${draft.id}`, { waitUntil: 'networkidle' });
  await pressPublish(page);
  await expect.poll(async () => (await visit(path)).status).toBe(200);
  expect((await visit(path)).body).toContain(`<title>${word} | Alethia</title>`);

  // Typing only saves a draft; the button publishes it.
  await page.locator('#field-title').fill(`${word} again`);
  await expect.poll(async () => (await api.latest('pages', draft.id)).title).toBe(`${word} again`);
  expect((await visit(path)).body).toContain(`<title>${word} | Alethia</title>`);
  await pressPublish(page);
  await expect.poll(async () => (await visit(path)).body).toContain(`<title>${word} again | Alethia</title>`);
});

test('a page is built in the admin: title, path, a section, published', async ({ api, changes, page, word }) => {
  changes.later(() => api.removeWhere('pages', { path: `/${word}` }));
  await page.goto('/admin/collections/pages/create', { waitUntil: 'networkidle' });
  await page.locator('#field-title').fill(`Made by hand ${word}`);
  await page.locator('#field-path').fill(`/${word}`);
  await page
    .getByRole('button', { name: /^Add (block|section)/i })
    .last()
    .click();
  await page.locator('.thumbnail-card').filter({ hasText: 'Statement' }).click();
  await openSection(page, 0);
  const text = page.locator('textarea[name="blocks.0.text"]');
  await text.fill(`A statement about ${word}.`);
  await new Editor(page).confirmExamples();
  await pressPublish(page);
  await expect.poll(async () => (await visit(`/${word}`)).body).toContain(`A statement about ${word}.`);
});
