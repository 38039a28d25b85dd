import { expect, type Page } from '@playwright/test';
import { inFull } from '../helpers/extent';
import {
  field,
  hasMailbox,
  linkIn,
  mailTo,
  notice,
  openAccount,
  password,
  press,
  signIn,
  signUp,
} from './helpers/accounts';
import { faults } from './helpers/axe';
import { comesAlive } from './helpers/forms';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast, readTheForm } from './helpers/toasts';
import { asVisitor, visitor } from './helpers/visitor';

// Each test books the last time of another day: booking.spec.ts books others in parallel.
test.use({ timezoneId: 'America/Denver', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

async function book(page: Page, day: number, email: string) {
  await page.goto('/calendar');
  await comesAlive(page);
  await page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link').nth(day).click();
  const radio = page.locator('.booking-day').nth(day).getByRole('radio').last();
  await expect(radio).toBeInViewport();
  await radio.check({ force: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await readTheForm(page);
  await press(page, 'Book this time');
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Discovery sessions' });
const subscriptions = (email: string) => rows('select 1 from newsletter_subscribers where email = $1', email);

test('a session booked while signed in is in the account, and is cancelled there', async ({ page }) => {
  const email = await signUp(page);
  await book(page, 12, email);
  await openAccount(page);
  await expect(sessions(page).getByText('booked', { exact: true })).toBeVisible();
  await sessions(page)
    .getByRole('button', { name: /^Cancel session on/ })
    .click();
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused();
  await press(page, 'Keep it');
  // The focus is never lost with the button that had it.
  await expect(sessions(page).getByRole('heading', { name: 'Discovery sessions' })).toBeFocused();
  await sessions(page)
    .getByRole('button', { name: /^Cancel session on/ })
    .click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).dblclick();
  await expectToast(page, 'Session canceled', 'The time is free again. We have sent you an email about it.');
  await expect(sessions(page)).toContainText('No sessions ahead.');
  await sessions(page).getByText('Past and canceled sessions (1)').click();
  await expect(sessions(page).getByText('canceled', { exact: true })).toBeVisible();
  const mail = await rows<{ kind: string }>(
    `select kind from mail_outbox o join bookings b on b.id = o.booking_id where b.email = $1 and kind like 'cancel%'`,
    email,
  );
  expect(mail).toHaveLength(2);
  if (hasMailbox) await mailTo(email, 'Canceled: Discovery session');
});

test(
  'a session booked while signed out is added by the link of its confirmation, also after signing in',
  inFull,
  async ({ page, browser }) => {
    const other = await (await browser.newContext({ extraHTTPHeaders: asVisitor() })).newPage();
    const email = await signUp(other);
    await other.context().close();
    await book(page, 13, newEmail('guest'));
    await page.getByRole('link', { name: 'Add it to your account' }).click();
    await expect(page).toHaveURL(`${siteUrl}/auth#account`);
    await signIn(page, email);
    await expect(page).toHaveURL(`${siteUrl}/account`);
    await expectToast(page, 'Session added');
    await expect(sessions(page).getByRole('button', { name: /^Cancel session on/ })).toHaveCount(1);
  },
);

test('data of an address is shown once a mailed link has confirmed it', async ({ page }) => {
  test.skip(!hasMailbox, 'MAILBOX_URL names the mailbox of the site under test');
  const email = newEmail('confirm');
  await book(page, 14, email);
  await signUp(page, email);
  await openAccount(page);
  await expect(sessions(page)).toContainText('No sessions ahead.');
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  await expect(newsletter).toContainText('Confirm your address first.');
  await press(page, 'Email me a link');
  await expectToast(page, 'Check your email');
  const link = linkIn(await mailTo(email, 'Confirm your email address'));

  await page.goto('about:blank');
  await page.goto(link);
  await expectToast(page, 'Address confirmed');
  expect(page.url()).toBe(`${siteUrl}/account`);
  await expect(sessions(page).getByRole('button', { name: /^Cancel session on/ })).toHaveCount(1);

  await expect(newsletter).toContainText(`You are not subscribed with ${email}.`);
  await press(page, 'Subscribe');
  await expectToast(page, 'Successfully subscribed!', "You'll receive The Signal newsletter monthly.");
  await expect(newsletter).toContainText(`You are subscribed with ${email}.`);
  expect(await subscriptions(email)).toHaveLength(1);
  await press(page, 'Unsubscribe');
  await expectToast(page, 'Unsubscribed');
  expect(await subscriptions(email)).toEqual([]);
});

test('a link that confirms another account’s address is refused', inFull, async ({ page, browser }) => {
  test.skip(!hasMailbox, 'MAILBOX_URL names the mailbox of the site under test');
  const other = await (await browser.newContext({ extraHTTPHeaders: asVisitor() })).newPage();
  const email = await signUp(other);
  await openAccount(other);
  await press(other, 'Email me a link');
  await expectToast(other, 'Check your email');
  await other.context().close();
  await signUp(page);
  await page.goto(linkIn(await mailTo(email, 'Confirm your email address')));
  await expectToast(
    page,
    'Nothing was changed',
    'This link has expired or belongs to another account. Ask for a new one.',
  );
  await expect(page.getByRole('region', { name: 'Confirm your address' })).toBeVisible();
});

test('data that cannot be loaded says so and can be retried', inFull, async ({ page }) => {
  await signUp(page);
  await page.route('**/functions/v1/read-account', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByText('Your sessions and your newsletter cannot be loaded at the moment.')).toBeVisible();
  await page.unroute('**/functions/v1/read-account');
  await press(page, 'Try again');
  await expect(sessions(page)).toContainText('No sessions ahead.');
});

test('the account is deleted with the word and the password, and can be created again', async ({ page, context }) => {
  const email = await signUp(page);
  await book(page, 15, email);
  await openAccount(page);
  const tab = await context.newPage();
  await openAccount(tab);
  await press(page, 'Delete account');
  await press(page, 'Delete account for good');
  await expectToast(page, 'Validation Error', 'Type the word delete to confirm');
  await field(page, 'Type delete to confirm').fill('delete');
  await field(page, 'Your password').fill('not the password');
  await press(page, 'Delete account for good');
  await expectToast(page, 'Nothing was changed', 'Your password is not correct. Please try again.');
  await expect(field(page, 'Type delete to confirm')).toHaveValue('delete');
  await field(page, 'Your password').fill(password);
  await press(page, 'Delete account for good');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(notice(page)).toContainText('Account deleted');
  await expect(tab).toHaveURL(`${siteUrl}/`);
  expect(await rows('select 1 from auth.users where email = $1', email)).toEqual([]);
  expect(await rows('select 1 from bookings where email = $1', email)).toEqual([]);
  await page.goto('/auth');
  await signIn(page, email);
  await expectToast(page, 'Login Failed');
  await signUp(page, email);
});

test('an account whose deletion was carried out, but not confirmed, is deleted when that is sent again', async ({
  page,
}) => {
  const email = await signUp(page);
  await openAccount(page);
  await press(page, 'Delete account');
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Type delete to confirm')).toBeFocused();
  await page.keyboard.type('delete');
  await field(page, 'Your password').fill(password);
  await page.route('**/functions/v1/delete-account', async (route) => {
    await route.fetch();
    // As the site responds if it has waited too long.
    await route.fulfill({ status: 503, json: { code: 503, error_code: 'upstream_unavailable', msg: 'Try again.' } });
  });
  await press(page, 'Delete account for good');
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
  expect(await rows('select 1 from auth.users where email = $1', email)).toEqual([]);
  await page.unroute('**/functions/v1/delete-account');
  await press(page, 'Delete account for good');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(notice(page)).toContainText('Account deleted');
});

test('at a zoom of 400 %, the toast does not cover the wrong field', inFull, async ({ page }) => {
  await signUp(page);
  await openAccount(page);
  await page.setViewportSize({ width: 320, height: 256 });
  const change = page.getByRole('button', { name: 'Change email' });
  await expect(change).toBeEnabled();
  await change.focus();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Validation Error', 'Invalid email address');
  const wrong = field(page, 'New email');
  await expect(wrong).toBeFocused();
  const isOnTop = () =>
    wrong.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`with everything in it, passes axe and fits at ${width} px`, inFull, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const email = await signUp(page);
    await book(page, width === 390 ? 16 : 17, email);
    await openAccount(page);
    await expect(page.getByRole('region', { name: 'Confirm your address' })).toBeVisible();
    await sessions(page)
      .getByRole('button', { name: /^Cancel session on/ })
      .click();
    await press(page, 'Delete account');
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/data-${width}.png`, fullPage: true });
  });
}
