import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { samplePage, test } from '../helpers/changes';
import { type Person, sessionFile } from '../helpers/people';

async function open(browser: Browser, who: Person, id: string): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionFile(who) });
  const page = await context.newPage();
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
  return page;
}

const type = (page: Page, title: string) => page.locator('#field-title').fill(title);

test('two people who open one page see each other, and one takes over', async ({ api, browser, changes, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const first = await open(browser, 'editor', id);
  await type(first, `First ${word}`);
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`First ${word}`);

  const second = await open(browser, 'admin', id);
  const locked = second.getByRole('dialog').filter({ hasText: 'Document locked' });
  await expect(locked).toBeVisible();
  await locked.getByRole('button', { name: 'Take over' }).click();
  await expect(locked).toBeHidden();
  // The form is rendered again for the new owner.
  await second.waitForLoadState('networkidle');
  await expect(second.locator('#field-title')).toBeEditable();
  await type(second, `Second ${word}`);
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`Second ${word}`);

  await type(first, `First again ${word}`);
  await expect(first.getByRole('dialog').filter({ hasText: 'Editing taken over' })).toBeVisible();
  expect((await api.latest('pages', id)).title).toBe(`Second ${word}`);
  for (const page of [first, second]) await page.context().close();
});

test('a form that shows an older version overwrites nothing, and says who was faster', async ({
  api,
  browser,
  changes,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  const page = await open(browser, 'editor', id);
  // A write over the API without a lock, such as an import.
  await api.saveDraft('pages', id, { title: `Faster ${word}` });
  await type(page, `Slower ${word}`);
  await expect(page.getByText('saved this after you opened it').first()).toBeVisible();
  expect((await api.latest('pages', id)).title).toBe(`Faster ${word}`);
  await page.reload();
  await expect(page.locator('#field-title')).toHaveValue(`Faster ${word}`);
  await page.context().close();
});
