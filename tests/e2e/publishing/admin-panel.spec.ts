import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { Editor, openSection, pressPublish } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor') });

test(
  'an editor publishes a draft in the admin, changes it, and takes it down',
  inFull,
  async ({ api, changes, page, word }) => {
    const path = `/${word}`;
    const draft = await changes.create('pages', samplePage(path, word), 'draft');
    expect((await visit(path)).status).toBe(404);

    await page.goto(`/admin/collections/pages/${draft.id}`, { waitUntil: 'networkidle' });
    await pressPublish(page);
    await expect.poll(async () => (await visit(path)).status).toBe(200);
    expect((await visit(path)).body).toContain(`<title>${word} | Alethia</title>`);

    // Typing saves only a draft.
    await page.locator('#field-title').fill(`${word} again`);
    await expect.poll(async () => (await api.latest('pages', draft.id)).title).toBe(`${word} again`);
    expect((await visit(path)).body).toContain(`<title>${word} | Alethia</title>`);
    await pressPublish(page);
    await expect.poll(async () => (await visit(path)).body).toContain(`<title>${word} again | Alethia</title>`);
  },
);

test('a page is built in the admin: title, path, a section, published', async ({ api, changes, page, word }) => {
  changes.later(() => api.removeWhere('pages', { path: `/${word}` }));
  await page.goto('/admin/collections/pages/create', { waitUntil: 'networkidle' });
  const create = page.getByRole('button', { name: 'Create the page' });
  const path = page.locator('#field-new-path');
  // Repeated until hydration: then the path follows the title.
  await expect(async () => {
    await page.locator('#field-new-name').fill('');
    await page.locator('#field-new-name').fill(`Made by hand ${word}`);
    await expect(path).toHaveValue(`/made-by-hand-${word}`, { timeout: 1_000 });
  }).toPass();
  await path.fill('/about');
  await expect(page.getByText('"About" already has the path /about.')).toBeVisible();
  await path.fill(`/${word}`);
  await expect(page.getByText('This path is free.')).toBeVisible();
  expect(await page.evaluate(() => location.pathname)).toBe('/admin/collections/pages/create');
  await create.click();
  await page.waitForURL(/\/pages\/[0-9a-f-]{36}\?field=title$/);
  await expect(page.locator('#field-title')).toBeFocused();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^Add (block|section)/i })
    .last()
    .click();
  await page.locator('.thumbnail-card[title="Statement"]').click();
  await openSection(page, 0);
  const text = page.locator('textarea[name="blocks.0.text"]');
  await text.fill(`A statement about ${word}.`);
  await new Editor(page).confirmExamples();
  await pressPublish(page);
  await expect.poll(async () => (await visit(`/${word}`)).body).toContain(`A statement about ${word}.`);
});
