import { expect } from '@playwright/test';
import { samplePage, section, test } from '../../../tests/e2e/helpers/changes';
import { hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('editor') });

test(
  'sections saved as a pattern are inserted on another page, as copies',
  inFull,
  async ({ api, changes, page, word }) => {
    changes.later(() => api.removeWhere('patterns', { title: `Pattern ${word}` }));
    const statement = { blockType: 'statement', text: `Said ${word}`, layout: 'plain' };
    const sample = samplePage(`/${word}`, `From ${word}`);
    const blocks = [...(sample.blocks as object[]), { ...statement, section }];
    const from = await changes.create('pages', { ...sample, blocks }, 'draft');
    const to = await changes.create('pages', samplePage(`/${word}-to`, `To ${word}`), 'draft');

    await page.goto(`/admin/collections/pages/${from.id}`);
    await page.getByRole('button', { name: 'Save sections as a pattern' }).click();
    await page.getByRole('checkbox', { name: `Said ${word}` }).check();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Pattern ${word}`);
    await page.getByRole('button', { name: 'Save the pattern' }).click();
    await expect(page.getByText(`“Pattern ${word}” was saved.`)).toBeVisible();

    await page.goto(`/admin/collections/pages/${to.id}`);
    await page.getByRole('button', { name: 'Insert a pattern' }).click();
    await page.getByRole('button', { name: `Insert Pattern ${word}` }).click();
    const sections = async () =>
      (await api.latest('pages', to.id)).blocks as { blockType: string; id: string; text?: string }[];
    await expect
      .poll(async () => (await sections()).map(({ blockType }) => blockType))
      .toEqual(['hero', 'rich-text', 'statement']);
    const [original] = (from.blocks as { id: string }[]).slice(-1);
    const copy = (await sections()).at(-1);
    expect(copy?.text).toBe(`Said ${word}`);
    expect(copy?.id).not.toBe(original?.id);
  },
);

test('the form shows the page as a search result, and follows the typing', inFull, async ({ changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Found ${word}`), 'draft');
  await page.goto(`/admin/collections/pages/${id}`);
  await hydrated(page.getByRole('button', { name: 'Search and sharing' }));
  await page.getByRole('button', { name: 'Search and sharing' }).click();
  await page.locator('#field-meta__title').fill(`A title ${word}`);
  await page.locator('#field-meta__description').fill('What the page is about.');
  await expect(page.getByRole('paragraph').filter({ hasText: 'What the page is about.' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: `A title ${word}` })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`/${word}$`) })).toBeVisible();
});
