import { expect, type Page, test } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { comesAlive } from '../helpers/forms';
import { control } from '../helpers/parts';
import { siteUrl, visit } from '../helpers/site';
import { newEmail, rows } from '../helpers/supabase';
import { expectToast, readTheForm } from '../helpers/toasts';
import { visitor } from '../helpers/visitor';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

test.afterEach(async () => {
  await control('gateway', 'continue').catch(() => {});
  await control('postgres', 'start').catch(() => {});
  await control('gateway', 'start').catch(() => {});
  await control('mail', 'start').catch(() => {});
});

const messagesOf = (email: string) => rows('select id from contact_messages where email = $1', email);

async function fillContact(page: Page, email: string) {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('What would you see in our grid?');
  await readTheForm(page);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function expectEntriesKept(page: Page, email: string) {
  await expect(page.getByLabel('Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Message')).toHaveValue('What would you see in our grid?');
}

for (const part of sample(['postgres', 'gateway'] as const)) {
  test.describe(`with the ${part} stopped`, () => {
    test('a message fails with instructions, keeps its entries, and can be sent later', async ({ page }) => {
      const email = newEmail();
      await fillContact(page, email);
      await control(part, 'stop');
      await send(page);
      await expectToast(
        page,
        'Error sending message',
        part === 'gateway' ? 'Please try again later.' : 'Failed to submit form',
      );
      await expectEntriesKept(page, email);

      await control(part, 'start');
      await expect(async () => {
        if (!page.url().endsWith('/contact/success')) await send(page);
        await expect(page).toHaveURL(`${siteUrl}/contact/success`, { timeout: 12_000 });
      }).toPass({ timeout: 120_000 });
      expect(await messagesOf(email)).toHaveLength(1);
    });

    test('the newsletter names a contact, and sign-in asks to try again', inFull, async ({ page }) => {
      await page.goto('/about/newsletters');
      await comesAlive(page);
      await control(part, 'stop');
      const email = newEmail();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await expectToast(page, 'Subscription failed', 'Please try again or contact hello@alethia.example');
      await expect(page.getByLabel('Email')).toHaveValue(email);

      await page.goto('/auth');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });

    test('pages are served, and the calendar says how to reach the company', inFull, async ({ page }) => {
      for (const path of ['/', '/contact', '/booking']) expect((await visit(path)).status).toBe(200);
      await control(part, 'stop');
      for (const path of ['/', '/contact', '/booking']) expect((await visit(path)).status, path).toBe(200);
      const response = await page.goto('/calendar');
      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByText('hello@alethia.example').first()).toBeVisible();
    });
  });
}

test.describe('without JavaScript and with the gateway stopped', () => {
  test.use({ javaScriptEnabled: false });
  test('the page returns with the entries and instructions', inFull, async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Example');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('What would you see in our grid?');
    await control('gateway', 'stop');
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Please try again later.' })).toBeVisible();
    await expectEntriesKept(page, email);
    await control('gateway', 'start');
    await send(page);
    await expect(page).toHaveURL(/\/contact\/success/);
    expect(await messagesOf(email)).toHaveLength(1);
  });
});

test(
  'a service that times out is abandoned, and a message that it did store is stored once',
  inFull,
  async ({ page }) => {
    const email = newEmail();
    await fillContact(page, email);
    await control('gateway', 'pause');
    await send(page);
    await expect(page.locator('[data-sonner-toast]')).toBeVisible({ timeout: 25_000 });
    await expectToast(page, 'Error sending message', 'Please try again later.');
    await expectEntriesKept(page, email);
    await control('gateway', 'continue');
    await send(page);
    await expect(page).toHaveURL(`${siteUrl}/contact/success`);
    expect(await messagesOf(email)).toHaveLength(1);
  },
);

test('killed during 200 submissions: acknowledged ones are stored exactly once', inFull, async ({ request }) => {
  const COUNT = 200;
  const emails = Array.from({ length: COUNT }, () => newEmail('flood'));
  const acknowledged = new Set<string>();

  const submit = async (email: string) => {
    const response = await request
      .post('/forms/contact', {
        data: { name: 'Ada', email, message: `Hello from ${email}`, elapsed: '9000' },
        headers: { 'x-forwarded-for': visitor() },
      })
      .catch(() => undefined);
    if (response?.status() === 200 && (await response.json()).ok === true) acknowledged.add(email);
  };
  const submitAll = async (waiting: string[], during?: () => Promise<void>) => {
    const queue = [...waiting];
    const total = queue.length;
    let disturbed: Promise<void> | undefined;
    const worker = async () => {
      for (let email = queue.pop(); email; email = queue.pop()) {
        if (during && !disturbed && queue.length < total / 2) disturbed = during();
        await submit(email);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    await disturbed;
  };
  const stored = async () =>
    (await rows<{ email: string }>('select email from contact_messages where email = any($1)', emails)).map(
      ({ email }) => email,
    );

  await submitAll(emails, () => control('gateway', 'kill', 'SIGKILL'));
  const atFirst = await stored();
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(acknowledged.size).toBeLessThan(COUNT);
  expect(atFirst).toEqual(expect.arrayContaining([...acknowledged]));

  await expect(async () => {
    await submitAll(emails.filter((email) => !acknowledged.has(email)));
    expect(acknowledged.size).toBe(COUNT);
  }).toPass({ timeout: 120_000 });
  expect((await stored()).toSorted()).toEqual(emails.toSorted());
});

test('a dead mail server delays no visitor and loses nothing', inFull, async ({ page }) => {
  const email = newEmail('mail');
  // Mail of earlier tests would be sent first.
  await rows('update mail_outbox set sent_at = now() where sent_at is null');
  await control('mail', 'stop');
  await fillContact(page, email);
  await send(page);
  await expect(page).toHaveURL(`${siteUrl}/contact/success`);

  const mail = () =>
    rows<{ sent_at: Date | null; attempts: number; last_error: string | null }>(
      'select sent_at, attempts, last_error from mail_outbox o join contact_messages m on m.id = o.message_id where m.email = $1',
      email,
    );
  await expect.poll(async () => (await mail())[0]?.last_error).toBeTruthy();
  expect(await mail()).toMatchObject([{ sent_at: null }]);

  await control('mail', 'start');
  // Instead of waiting for the next attempt.
  await rows(
    'update mail_outbox set due_at = now() where message_id in (select id from contact_messages where email = $1)',
    email,
  );
  await expect.poll(async () => (await mail())[0]?.sent_at ?? null, { timeout: 30_000 }).not.toBeNull();
  const mailbox = (await (await fetch(`${process.env.MAILBOX_URL}.json`)).json()) as { text: string; to: string[] }[];
  const notices = mailbox.filter(({ text }) => text.includes(email));
  expect(notices).toHaveLength(1);
  expect(notices[0]?.to).toEqual(['hello@alethia.example']);
});
