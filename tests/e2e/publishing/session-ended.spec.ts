import { type BrowserContext, expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { samplePage, test } from '../helpers/changes';
import { hydrated } from '../helpers/forms';
import { siteUrl } from '../helpers/site';
import { newEmail, rows } from '../helpers/supabase';
import { type TemporaryStaff, temporaryStaff } from '../helpers/temporary-staff';

const PATIENCE = { timeout: 30_000 };

const enter = (context: BrowserContext, { token }: TemporaryStaff) =>
  context.addCookies([{ name: 'payload-token', value: token, url: siteUrl, httpOnly: true, sameSite: 'Lax' }]);

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

async function signInAgain(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible(PATIENCE);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}

for (const width of sample([1440, 390])) {
  test(`a session that ends while someone types is begun again over the form, ${width} px`, async ({
    api,
    changes,
    context,
    page,
    word,
  }) => {
    const ada = await temporaryStaff(api, 'editor');
    changes.later(ada.remove);
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.setViewportSize({ width, height: 900 });
    await enter(context, ada);
    await page.goto(`/admin/collections/pages/${id}`);
    const title = page.locator('#field-title');
    await hydrated(title);
    await ada.signOut();
    await title.fill('Typed without a session');

    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible(PATIENCE);
    await expect(dialog.getByLabel('Password')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Typed without a session');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(page, { ...ada, password: 'not the password' });
    await expect(dialog.getByRole('alert')).toContainText('not correct');
    await signInAgain(page, ada);
    await expect(dialog).toBeHidden(PATIENCE);
    await expect(title).toHaveValue('Typed without a session');
    await expect(title).toBeFocused();
    await title.pressSequentially('.');
    await expect.poll(async () => (await api.latest('pages', id)).title, PATIENCE).toBe('Typed without a session.');
  });
}

test('someone else who signs in there does not get the form', inFull, async ({ api, changes, context, page, word }) => {
  const [ada, other] = [await temporaryStaff(api, 'editor'), await temporaryStaff(api, 'admin')];
  changes.later(ada.remove);
  changes.later(other.remove);
  await api.send('PATCH', `/users/${other.id}`, { name: 'Other person' });
  const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
  await enter(context, ada);
  await page.goto(`/admin/collections/pages/${id}`);
  const title = page.locator('#field-title');
  await hydrated(title);
  await ada.signOut();
  await title.fill('Of the first person');
  await signInAgain(page, other);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('You are signed in as Other person', PATIENCE);
  expect(await faults(page, 'dialog[open]')).toEqual([]);
  expect((await api.latest('pages', id)).title).toBe(word);
  page.on('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Load the page again' }).click();
  await expect(dialog).toBeHidden(PATIENCE);
  await expect(title).toHaveValue(word);
  expect((await api.latest('pages', id)).title).toBe(word);
});

test(
  'a note in the inbox is kept, and stored once after signing in again',
  inFull,
  async ({ api, changes, context, page }) => {
    const ada = await temporaryStaff(api, 'editor');
    changes.later(ada.remove);
    const [message] = await rows<{ id: string }>(
      `insert into contact_messages (name, email, message, fingerprint)
     values ('Visitor', $1, 'Hello', gen_random_uuid()::text) returning id`,
      newEmail('session'),
    );
    const notes = () =>
      rows<{ text: string }>('select text from inbox_notes where message_id = $1', message?.id).then((found) =>
        found.map(({ text }) => text),
      );
    await enter(context, ada);
    await page.goto(`/admin/inbox/messages/${message?.id}`);
    const form = page.getByRole('form', { name: 'Add a note' });
    await hydrated(form);
    await form.getByLabel('New note').fill('Called back.');
    await expect(form).toContainText('Kept in this browser.');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(form.getByLabel('New note')).toHaveValue('Called back.', PATIENCE);
    await ada.signOut();
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect(form).toContainText('you are signed out', PATIENCE);
    await signInAgain(page, ada);
    await expect(page.getByRole('region', { name: 'Internal notes' }).getByRole('listitem')).toContainText(
      'Called back.',
      PATIENCE,
    );
    await expect(form.getByLabel('New note')).toHaveValue('');
    expect(await notes()).toEqual(['Called back.']);
  },
);
