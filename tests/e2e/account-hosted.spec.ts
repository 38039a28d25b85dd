import { expect } from '@playwright/test';
import { inFull } from '../helpers/extent';
import { field, notice, openAccount, press, signIn, signUp } from './helpers/accounts';
import { faults } from './helpers/axe';
import { HostedStandIn } from './helpers/hosted';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { expectToast } from './helpers/toasts';
import { visitor } from './helpers/visitor';

// Features of hosted and self-hosted Supabase, against a fake (helpers/hosted.ts).
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() }));

test('hosted features are not shown with the embedded service', async ({ page }) => {
  await page.goto('/auth');
  await signUp(page);
  await openAccount(page);
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Newsletter' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Second factor' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Other ways to sign in' })).toHaveCount(0);
});

test('a second factor is set up, requested at sign-in, and switched off', async ({ page }) => {
  const hosted = new HostedStandIn();
  await hosted.attach(page);
  const email = await signUp(page);
  await openAccount(page);
  const row = page.getByRole('region', { name: 'Second factor' });
  await row.getByRole('button', { name: 'Set up' }).click();
  await expect(row.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(row.locator('code')).toHaveText(/^[A-Z2-7]{32}$/);
  await row.getByRole('textbox', { name: 'Code' }).fill('12');
  await press(page, 'Switch on');
  await expectToast(page, 'Validation Error', 'Enter the six digits of the code');
  await row.getByRole('textbox', { name: 'Code' }).fill(hosted.code() === '000000' ? '111111' : '000000');
  await press(page, 'Switch on');
  await expectToast(page, 'Wrong code');
  if (process.env.PICTURES) await row.screenshot({ path: `${process.env.PICTURES}/factor-1440.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page)).toEqual([]);
  if (process.env.PICTURES) await row.screenshot({ path: `${process.env.PICTURES}/factor-390.png` });
  await row.getByRole('textbox', { name: 'Code' }).fill(`${hosted.code().slice(0, 3)} ${hosted.code().slice(3)}`);
  await press(page, 'Switch on');
  await expectToast(page, 'Second factor on');
  await expect(row).toContainText('It is on');

  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, 'Sign out here');
  await expect(notice(page)).toContainText('Signed out');
  await page.goto('/auth#account');
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor');
  await expect(page).toHaveTitle('Second factor | Alethia');
  await page.goto('/account#confirm=old');
  await expect(page).toHaveURL(`${siteUrl}/auth#account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor');
  await field(page, 'Code').fill(hosted.code());
  await press(page, 'Continue');
  await expect(page).toHaveURL(`${siteUrl}/account`);
  await expect(page.getByText('Signed in as Ada Example.')).toBeVisible();
  // The link that led here waited for the code.
  await expectToast(
    page,
    'Nothing was changed',
    'This link has expired or belongs to another account. Ask for a new one.',
  );

  await press(page, 'Switch off');
  await expectToast(page, 'Second factor off');
  await expect(row.getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(hosted.calls).toEqual([
    'POST factors',
    'POST factors/factor-1/challenge',
    'POST factors/factor-1/verify',
    'POST factors/factor-1/challenge',
    'POST factors/factor-1/verify',
    'POST factors/factor-1/challenge',
    'POST factors/factor-1/verify',
    'DELETE factors/factor-1',
  ]);
});

test('an abandoned setup leaves no factor behind', inFull, async ({ page }) => {
  const hosted = new HostedStandIn();
  await hosted.attach(page);
  await signUp(page);
  await openAccount(page);
  await press(page, 'Set up');
  await press(page, 'Not now');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeEnabled();
  expect(hosted.factors).toEqual([]);
});

test('a provider’s account is linked and unlinked', inFull, async ({ page }) => {
  const hosted = new HostedStandIn();
  await hosted.attach(page);
  await signUp(page);
  await openAccount(page);
  const row = page.getByRole('region', { name: 'Other ways to sign in' });
  await row.getByRole('button', { name: 'Link Google' }).click();
  await expect(page).toHaveURL(`${siteUrl}/account`);
  await expect(row).toContainText('ada@mail.example');
  await row.getByRole('button', { name: 'Unlink Google' }).click();
  await expectToast(page, 'Unlinked', 'You no longer sign in with Google.');
  await expect(row.getByRole('button', { name: 'Link Google' })).toBeVisible();
  expect(hosted.calls).toEqual(['GET user/identities/authorize', 'DELETE user/identities/google-1']);
});

test('a provider that is configured signs in', inFull, async ({ page }) => {
  const hosted = new HostedStandIn();
  await hosted.attach(page);
  await page.goto('/auth');
  await press(page, 'Continue with Google');
  await expect(page.getByText('authorize google')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('redirect_to')]).toEqual(['/auth/v1/authorize', `${siteUrl}/auth`]);
});
