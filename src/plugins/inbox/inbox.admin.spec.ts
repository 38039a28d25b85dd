import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { test } from '../../../tests/e2e/helpers/strict';
import { newEmail, rows } from '../../../tests/e2e/helpers/supabase';
import { watch } from '../../../tests/e2e/helpers/watch';
import { inFull } from '../../../tests/helpers/extent';

async function addMessage(email = newEmail('inbox'), name = 'Inbox visitor'): Promise<{ id: string; email: string }> {
  const [row] = await rows<{ id: string }>(
    `insert into contact_messages (name, email, message, fingerprint) values ($1, $2, $3, gen_random_uuid()::text) returning id`,
    name,
    email,
    'First line of the message.\nSecond line of the message.',
  );
  return { id: row?.id ?? '', email };
}
const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from contact_messages where id = $1', id))[0]?.status;

const list = (email: string) => `/admin/inbox/messages?q=${encodeURIComponent(email)}`;
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** Before hydration, a click would submit the form natively, which works too. */
const scripted = (page: Page) => hydrated(page.locator('.inbox form[method="post"]').first());

test.describe('editor', () => {
  test.use({ storageState: sessionFile('editor') });

  test('gets to the inbox from the navigation', inFull, async ({ page }) => {
    await addMessage();
    await rows(
      `insert into bookings (starts_at, ends_at, name, email, time_zone)
       select at, at + interval '30 minutes', 'Inbox visitor', $1, 'Asia/Tokyo'
       from (select date_trunc('hour', now()) + random() * 1000 * interval '1 day' as at) as session`,
      newEmail('inbox'),
    );
    const complaints = watch(page);
    await open(page, '/admin');
    const link = page.locator('#nav-inbox');
    await expect(link).toContainText(/Inbox\s*\d+\+? new/);
    await expect(link).toHaveAttribute('href', '/admin/inbox');
    for (const name of ['messages', 'subscribers', 'bookings', 'erase']) {
      await open(page, `/admin/inbox/${name}`);
      await expect(page.locator('.inbox h1')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });

  test('the menu, the sentence of the dashboard and its lines count the same', async ({ page }) => {
    await addMessage();
    await addMessage();
    await open(page, '/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    const lines = waiting.getByRole('listitem').filter({ hasText: /new (message|form entr|booking|subscriber)/ });
    await expect(lines.filter({ hasText: /messages/ })).toHaveText(/\d+ new messages/);
    const counts = (await lines.getByRole('link').allTextContents()).map((text) =>
      text.startsWith('One ') ? 1 : Number(text.replace(/\D/g, '')),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    const badge = await page.locator('#nav-inbox').textContent();
    expect(badge).toContain(total > 999 ? '999+' : `${total}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/need your attention/);
    const others = (await waiting.getByRole('listitem').count()) - counts.length;
    expect(Number.parseInt((await heading.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(total);
    if (others === 0) expect(Number.parseInt((await heading.textContent()) ?? '', 10)).toBe(total);
    const received = page.locator('.overview-totals > div', { hasText: 'Messages' }).locator('dd');
    await expect
      .poll(async () => Number((await received.textContent())?.replace(/\D/g, '') || 'NaN'))
      .toBeGreaterThan(1);
  });

  test('searches, reads a message in full and comes back', inFull, async ({ page }) => {
    const { id, email } = await addMessage();
    await open(page, '/admin/inbox/messages');
    await page.getByRole('searchbox').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('.inbox-row')).toHaveCount(1);
    await hydrated(page.getByRole('link', { name: 'Inbox visitor' }));
    await page.getByRole('link', { name: 'Inbox visitor' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/inbox/messages/${id}$`));
    await expect(page.locator('.inbox-message')).toHaveText('First line of the message.\nSecond line of the message.', {
      useInnerText: true,
    });
  });

  test('changes a status in place', async ({ page }) => {
    const { id, email } = await addMessage();
    await open(page, list(email));
    const status = page.getByRole('form', { name: /^Status of/ });
    await scripted(page);
    await status.getByRole('button', { name: 'Answered' }).click();
    await expect(status.getByRole('button', { name: 'Answered' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.payload-toast-container')).toContainText('Status saved.');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(email)}$`));
    expect(await statusOf(id)).toBe('answered');
  });

  test('assigns a message, notes something about it, and finds it among their own', async ({ page }) => {
    const { id, email } = await addMessage();
    await rows(`update contact_messages set sent_from = '/platform' where id = $1`, id);
    await open(page, `/admin/inbox/messages/${id}`);
    await scripted(page);
    await expect(page.locator('.inbox-facts').getByRole('link', { name: '/platform' })).toHaveAttribute(
      'href',
      '/platform',
    );
    const me = await page.evaluate(async () => (await (await fetch('/api/users/me')).json()).user.name as string);
    const form = page.getByRole('form', { name: 'Assign this message' });
    await form.getByLabel('Assigned to').selectOption({ label: me });
    await form.getByRole('button', { name: 'Assign' }).click();
    await expect(page.locator('.payload-toast-container')).toContainText('Assigned to you.');
    const note = page.getByRole('form', { name: 'Add a note' });
    await note.getByLabel('New note').fill('Called back.\n<b>Friendly</b>');
    await note.getByRole('button', { name: 'Add note' }).click();
    const notes = page.getByRole('region', { name: 'Internal notes' }).getByRole('listitem');
    await expect(notes).toHaveText([new RegExp(`^${me}, .*Called back\\.\\s<b>Friendly</b>$`)]);
    await expect(note.getByLabel('New note')).toHaveValue('');
    const other = await addMessage();
    await open(page, '/admin/inbox/messages');
    await hydrated(page.getByRole('link', { name: 'Mine' }));
    await page.getByRole('link', { name: 'Mine' }).click();
    await expect(page).toHaveURL(/mine=1/);
    await expect(page.locator('.inbox-row', { hasText: email })).toContainText(`Assigned to ${me}`);
    await expect(page.locator('.inbox-row', { hasText: other.email })).toHaveCount(0);
  });

  test('goes through the inbox by keys, which do nothing while typing', async ({ page }) => {
    const email = newEmail('inbox');
    const older = await addMessage(email, 'Older visitor');
    const newer = await addMessage(email, 'Newer visitor');
    await open(page, list(email));
    await scripted(page);
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Newer visitor' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Older visitor' })).toBeFocused();
    await page.keyboard.press('e');
    await expect.poll(() => statusOf(older.id)).toBe('answered');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(newer.id));
    await scripted(page);
    await page.keyboard.press('r');
    const reply = page.getByRole('form', { name: 'Reply' }).getByLabel('Message');
    await expect(reply).toBeFocused();
    await page.keyboard.type('jker');
    await expect(reply).toHaveValue('jker');
    expect(await statusOf(newer.id)).toBe('new');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(older.id));
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Mark as answered');
  });

  test('exports what the filter shows', inFull, async ({ page }) => {
    const { email } = await addMessage(undefined, '=1+1');
    await addMessage();
    await open(page, list(email));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const text = fs.readFileSync(await download.path(), 'utf8');
    expect(text.match(/inbox-/g)).toHaveLength(1);
    expect(text).toContain(`,'=1+1,${email},`);
  });

  test('erases everything of an address after confirming how much', async ({ page }) => {
    const { email } = await addMessage();
    await addMessage(email.toUpperCase());
    await rows('insert into newsletter_subscribers (email) values ($1)', email);
    const other = await addMessage();
    await open(page, '/admin/inbox/erase');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.locator('.inbox-confirm')).toContainText(/3 entries from .*2 messages.*1 subscriber/s);
    await scripted(page);
    await page.getByRole('button', { name: 'Erase 3 entries' }).click();
    await expect(page.getByText('All data of this address was erased').first()).toBeVisible();
    const left = await rows(
      `select email from contact_messages where lower(email) = $1
       union all select email from newsletter_subscribers where email = $1`,
      email,
    );
    expect(left).toEqual([]);
    expect(await statusOf(other.id)).toBe('new');
  });

  test('deletes one message after a second press', inFull, async ({ page }) => {
    const { id } = await addMessage();
    await open(page, `/admin/inbox/messages/${id}`);
    await expect(page.getByRole('button', { name: 'Delete permanently' })).toBeHidden();
    await scripted(page);
    await page.getByText('Delete this message…').click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page).toHaveURL(/\/admin\/inbox\/messages(\?notice=deleted)?$/);
    expect(await statusOf(id)).toBeUndefined();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('changes a status and sees a notice', async ({ page }) => {
      const { id, email } = await addMessage();
      await page.goto(list(email));
      await page.getByRole('button', { name: 'Spam' }).click();
      await expect(page.getByRole('status')).toHaveText('Status saved.');
      expect(await statusOf(id)).toBe('spam');
    });

    test('assigns and notes, and sees a notice', inFull, async ({ page }) => {
      const { id } = await addMessage();
      await page.goto(`/admin/inbox/messages/${id}`);
      await page.getByLabel('Assigned to').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Assign' }).click();
      await expect(page.getByRole('status').filter({ hasText: /^Assigned/ })).toBeVisible();
      await page.getByLabel('New note').fill('Called back.');
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByRole('status').filter({ hasText: /^Note added\.$/ })).toBeVisible();
      await expect(page.getByText('Called back.')).toBeVisible();
    });
  });

  test('scrolls nowhere sideways on a telephone', inFull, async ({ page }) => {
    await addMessage(`${'long'.repeat(15)}${newEmail('inbox')}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/admin/inbox/messages');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('author', () => {
  test.use({ storageState: sessionFile('author') });

  test('is shown neither the way to the inbox nor the inbox', async ({ page }) => {
    const { id, email } = await addMessage();
    await open(page, '/admin');
    await expect(page.getByRole('link', { name: 'Pages', exact: true }).first()).toBeAttached();
    await expect(page.locator('#nav-inbox')).toHaveCount(0);
    for (const path of [
      '/admin/inbox',
      list(email),
      `/admin/inbox/messages/${id}`,
      `/admin/inbox/erase?email=${email}`,
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/unauthorized/);
      expect(await page.content()).not.toContain(email);
    }
  });
});

test('a stranger has to sign in', async ({ page }) => {
  const { email } = await addMessage();
  await page.goto(list(email));
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
});
