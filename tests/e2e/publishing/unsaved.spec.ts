import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { sessionFile, tokenOf } from '../helpers/people';
import { siteUrl } from '../helpers/site';
import { temporaryStaff } from '../helpers/temporary-staff';

test.use({ storageState: sessionFile('editor') });

const title = (page: Page) => page.locator('#field-title');
const state = (page: Page) => page.locator('.doc-controls .save-state');
const offer = (page: Page) => page.getByRole('region', { name: 'Changes that were not saved' });
const button = (page: Page, name: string) => offer(page).getByRole('button', { name });

const useSession = (page: Page, token: string) =>
  page.context().addCookies([{ name: 'payload-token', value: token, url: siteUrl, httpOnly: true, sameSite: 'Lax' }]);

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(state(page)).toHaveText(/^Saved /);
}

/** Waits until the browser has the words, wherever the form stands. */
const isKept = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('alethia-unsaved');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('kept').objectStore('kept').getAll();
              reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            };
          }),
      ),
    )
    .toContain(words);

/** As after a crash: nothing asks before it closes. */
async function reopen(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('without a connection, the form says so, lets nobody leave by mistake, and saves once it is back', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await open(page, id);
  await page.context().setOffline(true);
  await title(page).fill(`Offline ${word}`);
  await expect(state(page)).toHaveText('Not saved: offline, retrying');
  await expect(page.locator('.doc-controls')).not.toContainText('Last saved');

  await page.locator('.step-nav a').first().click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(title(page)).toHaveValue(`Offline ${word}`);

  await page.context().setOffline(false);
  await expect(state(page)).toHaveText(/^Saved /);
  expect((await api.latest('pages', id)).title).toBe(`Offline ${word}`);
  await page.reload();
  await expect(title(page)).toHaveValue(`Offline ${word}`);
  await expect(offer(page)).toHaveCount(0);
});

test(
  'what was typed after the session ended is offered to its author alone, and can be restored',
  inFull,
  async ({ api, changes, page, word }) => {
    const person = await temporaryStaff(api, 'editor');
    changes.later(person.remove);
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    await useSession(page, person.token);
    await open(page, id);
    await person.signOut();
    await title(page).fill(`Signed out ${word}`);
    await expect(state(page)).toHaveText('Not saved: signed out');
    expect((await api.latest('pages', id)).title).toBe(word);

    await useSession(page, tokenOf('editor'));
    await reopen(page, `/admin/collections/pages/${id}`);
    await expect(state(page)).toHaveText(/^Saved /);
    await expect(offer(page)).toHaveCount(0);

    await useSession(page, await person.signIn());
    await page.reload();
    await expect(offer(page)).toContainText(/^1 change of \d\d:\d\d was not saved/);
    await button(page, 'Show').click();
    const dialog = page.getByRole('dialog', { name: /^Not saved at/ });
    await expect(dialog).toContainText(`Signed out ${word}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await button(page, 'Restore').click();
    await expect(title(page)).toHaveValue(`Signed out ${word}`);
    await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`Signed out ${word}`);
    await expect(state(page)).toHaveText(/^Saved /);
    await expect(offer(page)).toHaveCount(0);
  },
);

test('restored words are merged with what others have saved since', inFull, async ({ api, changes, page, word }) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, word));
  await open(page, id);
  await page.context().setOffline(true);
  await title(page).fill(`Mine ${word}`);
  await isKept(page, `Mine ${word}`);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await api.saveDraft('pages', id, { title: `Theirs ${word}`, path: `/${word}-theirs` });

  await page.goto(`/admin/collections/pages/${id}`);
  await button(page, 'Restore').click();
  const choice = page.getByRole('dialog', { name: 'The same text has changed since' });
  await choice.getByRole('radio', { name: /^Yours/ }).check();
  await choice.getByRole('button', { name: 'Save my choices' }).click();
  await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`Mine ${word}`);
  expect((await api.latest('pages', id)).path).toBe(`/${word}-theirs`);
  await expect(page.locator('#field-path')).toHaveValue(`/${word}-theirs`);
});

test(
  'a form that is saved with a button keeps what was typed, and restoring it saves nothing',
  inFull,
  async ({ api, page, word }) => {
    const address = '/admin/collections/redirects/create';
    await page.goto(address);
    await expect(state(page)).toHaveText('Not saved yet');
    const from = page.locator('#field-from');
    await from.fill(`/${word}`);
    // Without any attempt to save.
    await isKept(page, `/${word}`);
    await reopen(page, address);
    await expect(from).toHaveValue('');
    await button(page, 'Restore').click();
    await expect(from).toHaveValue(`/${word}`);
    await expect(state(page)).toHaveText('Not saved yet');
    await expect(api.find('redirects', { from: `/${word}` })).rejects.toThrow('There is no redirects');
  },
);
