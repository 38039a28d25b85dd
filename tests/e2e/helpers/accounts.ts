import { expect, type Page } from '@playwright/test';
import { siteUrl } from './site';
import { newEmail } from './supabase';

export const password = 'correct horse battery';
const mailbox = process.env.MAILBOX_URL ?? '';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Notice of the next page, which has no toaster. */
export const notice = (page: Page) => page.locator('.toast-instead[role="status"]');

export async function fill(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
}

export async function signUp(page: Page, email = newEmail('own')) {
  await page.goto('/auth');
  await press(page, "Don't have an account? Sign up");
  await fill(page, { 'Full Name': 'Ada Example', Email: email, Password: password });
  await press(page, 'Create Account');
  await expect(page).toHaveURL(`${siteUrl}/`);
  return email;
}

export async function signIn(page: Page, email: string, secret = password) {
  await fill(page, { Email: email, Password: secret });
  await press(page, 'Sign In');
}

export async function openAccount(page: Page) {
  await page.goto('/account');
  await expect(page.getByText(/^Signed in as/)).toBeVisible();
}

type Mail = { to: string[]; subject: string; text: string };

export async function mailTo(address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const all = (await (await fetch(`${mailbox}.json`)).json()) as Mail[];
        found = all.find(
          (mail) => mail.subject.includes(subject) && mail.to.some((one) => one.toLowerCase() === address),
        );
        return found?.subject;
      },
      { timeout: 30_000 },
    )
    .toContain(subject);
  return found as Mail;
}

export const linkIn = ({ text }: Mail) => text.match(/https?:\S+/)?.[0] ?? '';
/**
 * Opens a link of the authentication service, which a scanner of mail has opened before: it is used by the button of its
 * page alone.
 */
export async function openMailed(page: Page, link: string) {
  for (const method of ['HEAD', 'GET']) await fetch(link, { method });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await press(page, 'Continue');
}
export const hasMailbox = mailbox !== '';
