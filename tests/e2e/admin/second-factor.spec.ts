import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inFull } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { cmsAs } from '../helpers/cms';
import { hydrated } from '../helpers/forms';
import { sessionFile } from '../helpers/people';
import { siteUrl } from '../helpers/site';
import { test } from '../helpers/strict';

/** Must have a second factor. No other test signs in with this role meanwhile. */
const ROLE = 'reviewer';

/** A code can be used once: later calls need later steps. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function newColleague() {
  const email = `colleague-${randomBytes(6).toString('hex')}@browser-tests.example`;
  const password = randomBytes(18).toString('base64url');
  const { id } = await cmsAs('admin').create('users', { name: 'Colleague', role: ROLE, email, password });
  return { id, email, password };
}
type Colleague = Awaited<ReturnType<typeof newColleague>>;

const require = (...roles: string[]) =>
  cmsAs('admin').send('POST', '/globals/staff-security', { secondFactorRoles: roles });

async function enterPassword(page: Page, { email, password }: Colleague, target = '') {
  await page.goto(`/admin/login${target}`);
  await hydrated(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const shownKey = async (page: Page) =>
  ((await page.locator('.authenticator-key code').textContent()) ?? '').replace(/\s/g, '');

test.describe.configure({ mode: 'serial' });

test.describe('a second factor', () => {
  let colleague: Colleague;
  let secret: string;
  let recoveryCode: string;

  test.beforeAll(async () => {
    colleague = await newColleague();
    await require(ROLE);
  });
  test.afterAll(async () => {
    await require();
    await cmsAs('admin').remove('users', colleague.id);
  });

  test('is set up during sign-in if the role requires it', async ({ page }) => {
    await enterPassword(page, colleague, '?redirect=/admin/account');
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    secret = await shownKey(page);

    await page.getByLabel('Code shown by the app').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The code is not correct');
    await expect(page.getByLabel('Code shown by the app')).toBeFocused();

    await page.getByLabel('Code shown by the app').fill(codeOf(secret, -1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await faults(page)).toEqual([]);
    recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? '';
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('alethia-recovery-codes.txt');

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${siteUrl}/admin/account`);
    await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();
  });

  test('is entered with the keyboard alone', inFull, async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(colleague.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(colleague.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The code is not correct');
    const field = page.getByLabel('Code from your authenticator app');
    await expect(field).toBeFocused();
    await field.fill('');
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl}/admin`);
  });

  test('is replaced by a recovery code, once', inFull, async ({ page }) => {
    const enterRecoveryCode = async () => {
      await enterPassword(page, colleague);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(page.getByLabel('Recovery code')).toBeFocused();
      await page.keyboard.type(recoveryCode.toLowerCase());
      await page.keyboard.press('Enter');
    };
    await enterRecoveryCode();
    await expect(page).toHaveURL(`${siteUrl}/admin`);
    await page.context().clearCookies();
    await enterRecoveryCode();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('it has been used');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('is reset by an admin', inFull, async ({ browser, page }) => {
    const context = await browser.newContext({ storageState: sessionFile('admin') });
    const admins = await context.newPage();
    await admins.goto(`/admin/collections/users/${colleague.id}`);
    await hydrated(admins.getByRole('button', { name: 'Reset', exact: true }));
    await admins.getByRole('button', { name: 'Reset', exact: true }).click();
    await admins.getByLabel('Your password').fill(process.env.STAFF_PASSWORD ?? '');
    await admins.getByRole('button', { name: 'Continue' }).click();
    await expect(admins.getByText('The second factor was reset, and the person was signed out.')).toBeVisible();
    await context.close();
    await enterPassword(page, colleague);
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  });
});

test('a second factor is turned on and off on the account page', inFull, async ({ page }) => {
  const colleague = { ...(await newColleague()) };
  await enterPassword(page, colleague);
  await expect(page).toHaveURL(`${siteUrl}/admin`);
  await page.goto('/admin/account');
  await hydrated(page.getByRole('button', { name: 'Set up' }));
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'The password is not correct.' }),
  ).toBeVisible();
  await page.getByLabel('Your password').fill(colleague.password);
  await page.keyboard.press('Enter');
  const secret = await shownKey(page);
  await page.getByLabel('Code shown by the app').fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(colleague.password);
  await page.getByLabel('Code from your authenticator app, or a recovery code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Off. A password alone signs you in.')).toBeVisible();
  await cmsAs('admin').remove('users', colleague.id);
});
