import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { bar } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { type Person, sessionFile } from '../helpers/people';

async function open(browser: Browser, who: Person, id: string): Promise<Page> {
  const context = await browser.newContext({ storageState: sessionFile(who) });
  const page = await context.newPage();
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(bar(page).locator('.save-state')).toContainText('Saved');
  return page;
}

const title = (page: Page) => page.locator('#field-title');
const path = (page: Page) => page.locator('#field-path');

// Published, because the path of a new page follows its title.
test(
  'two people see each other by name, write in one page, and keep the words of both',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    const [first, second] = [await open(browser, 'editor', id), await open(browser, 'admin', id)];
    await expect(second.getByText(/is working on this too/)).toBeVisible();
    await expect(first.getByText(/is working on this too/)).toBeVisible();
    await expect(first.getByRole('dialog')).toHaveCount(0);

    await title(first).fill(`First ${word}`);
    await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`First ${word}`);
    await path(second).fill(`/${word}-second`);
    await expect.poll(async () => (await api.latest('pages', id)).path).toBe(`/${word}-second`);
    expect((await api.latest('pages', id)).title).toBe(`First ${word}`);
    await expect(title(second)).toHaveValue(`First ${word}`);
    await expect(path(first)).toHaveValue(`/${word}-second`);

    // Both windows poll and find nothing new: neither saves what is stored already.
    await Promise.all([first, second].map((page) => expect(page.getByText('Saving')).toHaveCount(0)));
    await first.waitForLoadState('networkidle');
    const saves: string[] = [];
    for (const page of [first, second]) {
      page.on('request', (request) => {
        if (request.method() === 'PATCH') saves.push(request.url());
      });
    }
    for (const page of [first, second, first, second]) {
      const response = page.waitForResponse('**/stay');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await response;
      await page.waitForTimeout(1_500);
    }
    expect(saves).toEqual([]);
    for (const page of [first, second]) await page.context().close();
  },
);

test(
  'two windows of one person that save at once keep the words of both',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    const first = await open(browser, 'editor', id);
    const second = await first.context().newPage();
    // The connection is lost while the window opens: Payload asks for these once.
    await second.route('**/api/payload-preferences/**', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    await second.goto(`/admin/collections/pages/${id}`);
    await expect(bar(second).locator('.save-state')).toContainText('Saved');
    await first.context().setOffline(true);
    await title(first).fill(`First ${word}`);
    await path(second).fill(`/${word}-second`);
    for (const page of [first, second])
      await expect(page.locator('.doc-controls .save-state')).toHaveText('Not saved: offline, retrying');
    await first.context().setOffline(false);
    await expect
      .poll(async () => (({ title: words, path: address }) => [words, address])(await api.latest('pages', id)), {
        // The window whose save was refused merges at its next poll.
        timeout: 40_000,
      })
      .toEqual([`First ${word}`, `/${word}-second`]);
    await expect(title(second)).toHaveValue(`First ${word}`);
    await expect(path(first)).toHaveValue(`/${word}-second`);
    await first.context().close();
  },
);

test(
  'a form at rest says what a colleague has made of its page, and can publish it',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    const page = await open(browser, 'editor', id);
    const state = bar(page).locator('.document-state');
    const publish = page.locator('#action-save');
    await api.saveDraft('pages', id, { title: `Draft ${word}` });
    await expect(title(page)).toHaveValue(`Draft ${word}`);
    await expect(state).toHaveText('Changed');
    await expect(publish).toBeEnabled();
    await api.publish('pages', id, {});
    await expect(state).toHaveText('Published');
    await expect(publish).toBeDisabled();
    await api.unpublish('pages', id);
    await expect(state).toHaveText('Draft');
    await expect(publish).toBeEnabled();
    await page.context().close();
  },
);

test('a form without autosave asks to save what it has merged', inFull, async ({ api, browser, changes, word }) => {
  const { id } = await changes.create('patterns', { title: word, blocks: samplePage('', word).blocks });
  const page = await (await browser.newContext({ storageState: sessionFile('editor') })).newPage();
  await page.goto(`/admin/collections/patterns/${id}`);
  await expect(bar(page).locator('.save-state')).toContainText('Saved');
  await title(page).fill(`Mine ${word}`);
  await api.send('PATCH', `/patterns/${id}?depth=0`, { description: `Theirs ${word}` });
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText('Save it to keep both.');
  await expect(bar(page).locator('.save-state')).toHaveText('Not saved yet');
  await page.locator('#action-save').click();
  await expect(bar(page).locator('.save-state')).toContainText('Saved');
  expect(await api.latest('patterns', id)).toMatchObject({ title: `Mine ${word}`, description: `Theirs ${word}` });
  await page.context().close();
});

test('if both changed one field, both versions are shown side by side until one is chosen', async ({
  api,
  browser,
  changes,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  const page = await open(browser, 'editor', id);
  const choice = page.getByRole('dialog', { name: /changed the same text/ });
  /** A colleague saves through the API, without a form. */
  const saveBoth = async (theirs: Record<string, unknown>, mine: string) => {
    await page.route('**/stay', (route) => route.abort());
    await api.saveDraft('pages', id, theirs);
    await title(page).fill(mine);
    await page.unroute('**/stay');
    await expect(choice).toBeVisible();
  };
  await saveBoth({ title: `Faster ${word}`, path: `/${word}-faster` }, `Slower ${word}`);
  await expect(choice.getByRole('group', { name: 'Title' })).toContainText(`Slower ${word}`);
  await expect(choice.getByRole('group', { name: 'Title' })).toContainText(`Faster ${word}`);
  await expect(choice.getByRole('group')).toHaveCount(1);
  expect((await api.latest('pages', id)).title).toBe(`Faster ${word}`);

  await choice.getByRole('radio', { name: 'Yours' }).check();
  await choice.getByRole('button', { name: 'Save my choices' }).click();
  await expect(choice).toBeHidden();
  await expect(title(page)).toBeFocused();
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`Slower ${word}`);
  expect((await api.latest('pages', id)).path).toBe(`/${word}-faster`);
  await expect(path(page)).toHaveValue(`/${word}-faster`);

  await saveBoth({ title: `Later ${word}` }, `Mine ${word}`);
  await choice.getByRole('button', { name: 'Decide later' }).click();
  await expect(title(page)).toHaveValue(`Mine ${word}`);
  await page.getByRole('button', { name: 'Resolve conflicts' }).click();
  await choice.getByRole('button', { name: 'Take all of theirs' }).click();
  await choice.getByRole('button', { name: 'Save my choices' }).click();
  await expect(title(page)).toHaveValue(`Later ${word}`);
  await page.context().close();
});

test(
  'what is typed while a merged form is being saved is saved too',
  inFull,
  async ({ api, browser, changes, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    const page = await open(browser, 'editor', id);
    await api.saveDraft('pages', id, { title: `First ${word}` });
    let isFirst = true;
    await page.route('**/api/pages/**', async (route) => {
      const response = await route.fetch();
      if (isFirst && route.request().method() === 'PATCH') {
        isFirst = false;
        await path(page).fill(`/${word}-third`);
      }
      await route.fulfill({ response: response });
    });
    // Merged before it is saved: the window asks for news at once.
    await path(page).fill(`/${word}-second`);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(title(page)).toHaveValue(`First ${word}`);
    await expect.poll(async () => (await api.latest('pages', id)).path).toBe(`/${word}-third`);
    expect((await api.latest('pages', id)).title).toBe(`First ${word}`);
    // A later save may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  },
);

test('an open form without drafts keeps what a colleague has saved meanwhile: a webhook, the role of an account', async ({
  api,
  browser,
  changes,
  word,
}) => {
  const url = 'https://crm.example/hooks';
  const webhook = await changes.create('webhooks', { name: word, url, events: ['form.received'] });
  const account = await changes.create('users', {
    name: word,
    email: `${word}@staff.example`,
    password: 'seven quiet lathes',
    role: 'editor',
  });
  const context = await browser.newContext({ storageState: sessionFile('admin') });
  for (const [collection, { id }, theirs] of [
    ['webhooks', webhook, { url: `${url}/new` }],
    ['users', account, { role: 'author' }],
  ] as const) {
    const page = await context.newPage();
    // No news before the save.
    await page.route('**/stay', (route) => route.abort());
    await page.goto(`/admin/collections/${collection}/${id}`, { waitUntil: 'networkidle' });
    await api.send('PATCH', `/${collection}/${id}`, { ...theirs, currentPassword: process.env.STAFF_PASSWORD });
    await page.locator('#field-name').fill(`${word} renamed`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('Nothing is lost.')).toBeVisible();
    await page.unroute('**/stay');
    await expect(async () => {
      if (await save.isEnabled()) await save.click({ timeout: 2_000 });
      expect(await api.find(collection, { id })).toMatchObject({ ...theirs, name: `${word} renamed` });
    }).toPass({ timeout: 60_000 });
    await page.close();
  }
  await context.close();
});
