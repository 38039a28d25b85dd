import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { Editor, openSection } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

test(
  'new sections are whole, and are published when their texts are right',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks: [] }, 'draft');
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    // Autosave and the content of a new section may race.
    for (let count = 0; count < 5; count++) await editor.addSection('Call-to-action band');
    const saved = async () => (await api.latest('pages', id)).blocks as { primary?: object }[];
    await expect.poll(async () => (await saved()).length).toBe(5);
    for (const band of await saved()) expect(band.primary).toMatchObject({ kind: 'address', address: '/book' });

    await page.locator('#action-save').click();
    await expect(page.locator('#blocks-row-0 .error-pill')).toBeVisible();
    expect((await visit(`/${word}`)).status).toBe(404);
    const list = page.getByRole('region', { name: 'Before publishing' });
    await expect(list.getByRole('button', { name: /still the example/ })).toHaveCount(5);
    await editor.confirmExamples();
    await editor.publish();
    expect((await visit(`/${word}`)).body.match(/Bring the question/g)).toHaveLength(5);
  },
);

test(
  'a new section for a picture begins without one, and is not published like that',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks: [] }, 'draft');
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    await editor.addSection('Media');
    await expect.poll(async () => ((await api.latest('pages', id)).blocks as object[]).length).toBe(1);
    await page.locator('#action-save').click();
    await expect(page.locator('#blocks-row-0 .error-pill')).toBeVisible();
    await openSection(page, 0);
    await expect(page.locator('#blocks-row-0')).toContainText('This field is required.');
    expect((await visit(`/${word}`)).status).toBe(404);
  },
);

test(
  'example texts that are ticked quickly one after the other are all right',
  inFull,
  async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks: [] }, 'draft');
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    await editor.addSection('Call-to-action band');
    await openSection(page, 0);
    const boxes = page.locator('.example-notice input');
    await expect.poll(() => boxes.count()).toBeGreaterThan(2);
    const count = await boxes.count();
    // In one go: the form draws only afterwards.
    await boxes.evaluateAll((all) => {
      for (const box of all.slice(0, 2)) (box as HTMLInputElement).click();
    });
    await expect(boxes).toHaveCount(count - 2);
  },
);
