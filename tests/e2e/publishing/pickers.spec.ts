import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { samplePage, test } from '../helpers/changes';
import { Editor, openRow, openSection } from '../helpers/editor';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor') });

const FIELD = '#field-blocks__0__links__0__document';

const linking = (word: string, target: string) => ({
  ...samplePage(`/${word}-from`, `From ${word}`),
  blocks: [
    {
      blockType: 'hero',
      layout: 'plain',
      heading: `From ${word}`,
      links: [
        {
          label: 'Read on',
          kind: 'document',
          document: { relationTo: 'pages', value: target },
          appearance: 'solid',
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  ],
});

async function openLink(page: Page, id: string): Promise<void> {
  await new Editor(page).open(`/admin/collections/pages/${id}`);
  await openSection(page, 0);
  await openRow(page, '#blocks-0-links-row-0');
}

const saved = (page: Page) =>
  page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes('/api/pages/') && one.ok());

test('two pages of one title can be distinguished in a picker, with the keyboard alone', async ({
  api,
  changes,
  page,
  word,
}) => {
  const live = await changes.create('pages', samplePage(`/${word}-live`, `Twin ${word}`));
  await changes.create('pages', samplePage(`/de/${word}-draft`, `Twin ${word}`), 'draft');
  const { id } = await changes.create('pages', linking(word, live.id), 'draft');
  await openLink(page, id);
  const field = page.locator(FIELD);
  await expect(field.locator('.rs__single-value')).toContainText(`/${word}-live · English · Live`);
  await expect(field.getByRole('link', { name: `Open Twin ${word} in a new tab` })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${live.id}`,
  );

  const box = field.getByRole('combobox');
  await box.focus();
  await page.keyboard.type(word);
  await expect(field.getByRole('option')).toHaveCount(3);
  const draft = field.getByRole('option', { name: `/de/${word}-draft` });
  await expect(draft).toContainText('Deutsch · Draft');
  await expect(draft.locator('img')).toHaveCount(0);
  expect(await faults(page, FIELD)).toEqual([]);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(draft).toHaveClass(/is-focused/, { timeout: 500 });
  }).toPass();
  const done = saved(page);
  await page.keyboard.press('Enter');
  await expect(field.locator('.rs__single-value')).toContainText(`/de/${word}-draft · Deutsch · Draft`);
  await done;
  await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).not.toContain(live.id);
});

test(
  'without a network a picker says so and offers another try; what is deleted stays chosen',
  inFull,
  async ({ changes, page, word }) => {
    const target = await changes.create('pages', samplePage(`/${word}-target`, `Target ${word}`), 'draft');
    const { id } = await changes.create('pages', linking(word, target.id), 'draft');
    const choices = '**/api/choices';
    await page.route(choices, (route) => route.abort());
    await openLink(page, id);
    const field = page.locator(FIELD);
    await expect(field.getByRole('status')).toContainText('its name could not be loaded');
    await field.getByRole('combobox').click();
    await expect(field.getByText('The site is not responding. Please try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute(choices);
    await field.getByRole('button', { name: 'Try again' }).click();
    await expect(field.locator('.rs__single-value')).toContainText(`Target ${word}`);

    await page.route(choices, (route) => route.fulfill({ json: { groups: [], isLast: true } }));
    await openLink(page, id);
    await expect(field.locator('.rs__single-value')).toHaveText('Deleted, in the trash, or not visible to you');
  },
);
