import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { fromDocumentMenu } from '../helpers/bar';
import { samplePage, section, test } from '../helpers/changes';
import { openSection } from '../helpers/editor';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });
const statement = (text: string) => ({ blockType: 'statement', text, layout: 'plain', section });
const labels = (page: Page) => page.locator('#field-blocks > .blocks-field__rows .row-label');
const inSection = (page: Page, index: number) => page.locator(`#blocks-row-${index} .array-actions__button`).first();
const item = (page: Page, name: string) => page.locator('.popup__content').getByRole('button', { name, exact: true });
/** A form that is still being drawn may miss a press. */
async function choose(page: Page, index: number, name: string): Promise<void> {
  await expect(async () => {
    if (!(await item(page, name).isVisible())) await inSection(page, index).click({ timeout: 2_000 });
    await expect(item(page, name)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await item(page, name).click();
}
const undo = (page: Page) => fromDocumentMenu(page, 'Undo');
const undone = (page: Page) =>
  page.getByText('Undo', { exact: true }).and(page.locator('.popup-button-list__disabled'));

test('pasted sections are below existing ones, and everything can be undone', async ({ api, changes, page, word }) => {
  const source = await changes.create(
    'pages',
    { ...samplePage(`/${word}-from`, word), blocks: [statement(`Copied ${word}`)] },
    'draft',
  );
  const blocks = ['One', 'Two', 'Three'].map((number) => statement(`${number} ${word}`));
  const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks }, 'draft');
  const saved = async () => ((await api.latest('pages', id)).blocks as { text: string }[]).map(({ text }) => text);
  const own = blocks.map(({ text }) => text);

  await page.goto(`/admin/collections/pages/${source.id}`);
  await choose(page, 0, 'Copy');

  await page.goto(`/admin/collections/pages/${id}`);
  await expect(labels(page)).toHaveCount(3);
  await page.locator('#field-blocks .clipboard-action__popup button').first().click();
  await item(page, 'Paste at the end').click();
  await expect(labels(page)).toHaveCount(4);
  await expect(labels(page).last()).toContainText(`Copied ${word}`);
  await expect.poll(saved).toEqual([...own, `Copied ${word}`]);

  await page.locator('.payload-toast-container').getByRole('button', { name: 'Undo' }).click();
  await expect(labels(page)).toHaveCount(3);
  await expect.poll(saved).toEqual(own);
  await fromDocumentMenu(page, 'Redo');
  await expect.poll(saved).toEqual([...own, `Copied ${word}`]);

  await choose(page, 1, 'Remove');
  await expect.poll(saved).toEqual([own[0], own[2], `Copied ${word}`]);
  await page.keyboard.press('Control+z');
  await expect.poll(saved).toEqual([...own, `Copied ${word}`]);
  await openSection(page, 0);
  await page.locator('[name="blocks.0.text"]').fill(`Else ${word}`);
  await expect.poll(saved).toContain(`Else ${word}`);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[name="blocks.0.text"]')).toHaveValue(`One ${word}`);
  await page.keyboard.press('Control+Shift+z');
  await expect(page.locator('[name="blocks.0.text"]')).toHaveValue(`Else ${word}`);
  for (let steps = 0; steps < 2; steps++) await undo(page);
  await expect(undone(page)).toHaveCount(1);
  await expect.poll(saved).toEqual(own);
});

test('running text comes back as it was', inFull, async ({ api, changes, page, word }) => {
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: `Before ${word}` }] };
  const body = { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [paragraph] } };
  const blocks = [{ blockType: 'rich-text', body, section }];
  const { id } = await changes.create('pages', { ...samplePage(`/${word}`, word), blocks }, 'draft');
  await page.goto(`/admin/collections/pages/${id}`);
  await openSection(page, 0);
  const text = page.locator('#blocks-row-0 [contenteditable="true"]').first();
  await expect(text).toContainText(`Before ${word}`);
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('After');
  await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain('After');
  for (let steps = 0; (await undone(page).count()) === 0 && steps < 20; steps++) await undo(page);
  await expect(text).toContainText(`Before ${word}`);
  await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain(`Before ${word}`);
});
