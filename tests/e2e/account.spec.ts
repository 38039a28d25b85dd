import { expect } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import {
  field,
  fill,
  hasMailbox,
  linkIn,
  mailTo,
  notice,
  openAccount,
  openMailed,
  password,
  press,
  signIn,
  signUp,
} from './helpers/accounts';
import { faults } from './helpers/axe';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast } from './helpers/toasts';
import { asVisitor, visitor } from './helpers/visitor';

const stored = 'alethia-session';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

test.describe('who is not signed in', () => {
  test('has to sign in, and is back afterwards', async ({ page, browser }) => {
    const other = await (await browser.newContext({ extraHTTPHeaders: asVisitor() })).newPage();
    const email = await signUp(other);
    await other.context().close();

    await page.goto('/account');
    await expect(page).toHaveURL(`${siteUrl}/auth#account`);
    await signIn(page, email);
    await expect(page).toHaveURL(`${siteUrl}/account`);
    await expect(page.getByText('Signed in as Ada Example.')).toBeVisible();
  });

  test('finds a page without personal data, hidden from search engines, that says what it needs', async ({
    request,
  }) => {
    const response = await request.get('/account');
    const html = await response.text();
    expect(html).toContain('<title>Account | Alethia</title>');
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(html).toMatch(/<noscript>.*Your account needs JavaScript\..*href="\/contact"/);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/account');
  });
});

test('the notice after signing in and the footer lead to the account', inFull, async ({ page }) => {
  await signUp(page);
  await expect(notice(page).getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/account`);
  await expect(page).toHaveTitle('Account | Alethia');
  await expect(page.getByText('Signed in as Ada Example.')).toBeVisible();
});

test('the name is changed in the account and in the profile', async ({ page }) => {
  const email = await signUp(page);
  await openAccount(page);
  await fill(page, { 'Full Name': 'J' });
  await press(page, 'Save name');
  await expectToast(page, 'Validation Error', 'Name must be at least 2 characters');
  await expect(field(page, 'Full Name')).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  await fill(page, { 'Full Name': 'Grace Example' });
  await press(page, 'Save name');
  await expectToast(page, 'Name saved');
  await expect(page.getByText('Signed in as Grace Example.')).toBeVisible();
  const found = await rows<{ display_name: string }>(
    'select display_name from profiles p join auth.users u on u.id = p.user_id where u.email = $1',
    email,
  );
  expect(found).toEqual([{ display_name: 'Grace Example' }]);
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Grace Example');
});

test('a double click saves once, and a lost connection loses nothing that was entered', inFull, async ({ page }) => {
  await signUp(page);
  await openAccount(page);
  let requests = 0;
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    requests++;
    await route.abort();
  });
  await fill(page, { 'Full Name': 'Grace Example' });
  await page.getByRole('button', { name: 'Save name' }).dblclick();
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
  await expect(field(page, 'Full Name')).toHaveValue('Grace Example');
  expect(requests).toBe(1);
  await page.unroute('**/auth/v1/user');
  await press(page, 'Save name');
  await expectToast(page, 'Name saved');
});

test('the password is changed with the current one, and ends other sessions', async ({ page, browser }) => {
  const email = await signUp(page);
  const other = await (await browser.newContext({ extraHTTPHeaders: asVisitor() })).newPage();
  await other.goto('/auth#account');
  await signIn(other, email);
  await expect(other.getByText('Signed in as Ada Example.')).toBeVisible();

  await openAccount(page);
  const form = page.getByRole('region', { name: 'Password' });
  const enter = async (current: string, next: string) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password').fill(next);
    await press(page, 'Change password');
  };
  await enter('', 'a new one to remember');
  await expectToast(page, 'Validation Error', 'Enter your current password');
  await enter('not the password', 'a new one to remember');
  await expectToast(page, 'Wrong password');
  await enter(password, password);
  await expectToast(page, 'Same password');
  await enter(password, 'a new one to remember');
  await expectToast(page, 'Password changed');
  await expect(form.getByLabel('New password')).toHaveValue('');

  await other.reload();
  await expect(other).toHaveURL(`${siteUrl}/auth#account`);
  await expectToast(other, 'Your session has ended', 'Please sign in again.');
  await signIn(other, email, 'a new one to remember');
  await expect(other).toHaveURL(`${siteUrl}/account`);
  await other.context().close();
});

test('the email is changed with the password and a link to the new address', inFull, async ({ page }) => {
  test.skip(!hasMailbox, 'MAILBOX_URL names the mailbox of the site under test');
  const email = await signUp(page);
  const wanted = newEmail('new');
  await openAccount(page);
  const form = page.getByRole('region', { name: 'Email' });
  await form.getByLabel('New email').fill(wanted);
  await form.getByLabel('Current password').fill('not the password');
  await press(page, 'Change email');
  await expectToast(page, 'Wrong password');
  await form.getByLabel('Current password').fill(password);
  await press(page, 'Change email');
  await expectToast(page, 'Confirm your new email');
  await expect(form).toContainText(`You sign in with ${email}. Open the link we sent to ${wanted}`);
  await openMailed(page, linkIn(await mailTo(wanted, 'Confirm your new email address')));
  await expect(page).toHaveURL(`${siteUrl}/account`);
  await expect(notice(page)).toContainText('Email changed');
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(`You sign in with ${wanted}.`);
});

test('a mailed link signs in', inFull, async ({ page }) => {
  test.skip(!hasMailbox, 'MAILBOX_URL names the mailbox of the site under test');
  const email = await signUp(page);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(notice(page)).toContainText('Signed out');
  await page.goto('/auth');
  await press(page, 'Email me a sign-in link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in by email');
  for (const address of [newEmail('nobody'), email]) {
    await field(page, 'Email').fill(address);
    await press(page, 'Send sign-in link');
    await expectToast(page, 'Check your email');
  }
  await openMailed(page, linkIn(await mailTo(email, 'Your sign-in link')));
  // The first link shows whose address it is: a password from before is gone.
  await expectToast(page, 'Choose your password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await field(page, 'Password').fill('chosen by the owner');
  await press(page, 'Save password');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(notice(page)).toContainText('Password changed');
  await openAccount(page);
});

test.describe('signing out', () => {
  test('here ends this session, and is noticed by the other tab', async ({ page, context }) => {
    await signUp(page);
    await openAccount(page);
    const tab = await context.newPage();
    await openAccount(tab);
    await press(page, 'Sign out here');
    await expect(page).toHaveURL(`${siteUrl}/`);
    // The message goes after some seconds, in both tabs at once.
    await Promise.all([
      expect(notice(page)).toContainText('Signed out'),
      expect(notice(tab)).toContainText('Signed out'),
      expect(tab).toHaveURL(`${siteUrl}/`),
    ]);
    expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
  });

  for (const [button, title, staysHere] of [
    ['Sign out elsewhere', 'Signed out elsewhere', true],
    ['Sign out everywhere', 'Signed out everywhere', false],
  ] as const) {
    test(`'${button}' ends the other session`, inFull, async ({ page, browser }) => {
      const email = await signUp(page);
      const other = await (await browser.newContext({ extraHTTPHeaders: asVisitor() })).newPage();
      await other.goto('/auth#account');
      await signIn(other, email);
      await expect(other.getByText('Signed in as Ada Example.')).toBeVisible();
      await openAccount(page);
      await press(page, button);
      if (staysHere) await expectToast(page, title);
      else await expect(notice(page)).toContainText(title);
      // In the page that stayed open.
      await fill(other, { 'Full Name': 'Somebody' });
      await press(other, 'Save name');
      await expect(other).toHaveURL(`${siteUrl}/auth#account`);
      await expectToast(other, 'Your session has ended', 'Please sign in again.');
      await other.context().close();
    });
  }

  test('everywhere reports an unresponsive service and stays signed in', inFull, async ({ page }) => {
    await signUp(page);
    await openAccount(page);
    await page.route('**/auth/v1/logout**', (route) => route.abort());
    await press(page, 'Sign out everywhere');
    await expectToast(page, 'Error');
    expect(await page.evaluate((key) => localStorage.getItem(key), stored)).not.toBeNull();
  });
});

test('an account that cannot be loaded says so and can be retried', inFull, async ({ page }) => {
  await signUp(page);
  await page.route('**/auth/v1/user', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByText('Your account cannot be loaded at the moment.')).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await press(page, 'Try again');
  await expect(page.getByText('Signed in as Ada Example.')).toBeVisible();
});

for (const [width, height] of sample([
  [1440, 900],
  [390, 844],
] as const)) {
  test(`passes axe and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page);
    await openAccount(page);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/account-${width}.png`, fullPage: true });
  });
}
