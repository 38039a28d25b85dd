import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { type IdentityProvider, startIdentityProvider } from '../../helpers/identity-provider';
import { faults } from '../helpers/axe';
import { cmsAs } from '../helpers/cms';
import { hydrated } from '../helpers/forms';
import { siteUrl } from '../helpers/site';
import { test } from '../helpers/strict';

const issuer = process.env.OIDC_ISSUER;
const WIDTHS = [390, 1440] as const;

test.describe.configure({ mode: 'serial' });
test.skip(!issuer, 'The site has no identity provider: run `npm test`.');

let provider: IdentityProvider;

test.beforeAll(async () => {
  provider = await startIdentityProvider(`${siteUrl}/api/users/sso/callback`, Number(new URL(issuer ?? '').port));
});
test.afterAll(() => provider.stop());

async function signIn(page: Page, subject: string) {
  await page.getByRole('link', { name: 'Sign in with Single sign-on' }).click();
  await page.getByPlaceholder('Enter any login').fill(subject);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const width of sample(WIDTHS)) {
  test(`staff sign in at the provider and land where they wanted to go, ${width} px`, async ({ page }) => {
    const subject = `browser-${width}`;
    provider.accounts.set(subject, {
      email: `${subject}@browser-tests.example`,
      email_verified: true,
      name: `Browser ${width}`,
      roles: ['site-editors'],
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/account');
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    expect(await faults(page)).toEqual([]);
    await signIn(page, subject);
    await expect(page).toHaveURL(`${siteUrl}/admin/account`);
    await expect(page.locator('#field-name')).toHaveValue(`Browser ${width}`);
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByText('Single sign-on')).toBeVisible();
    await expect(sessions).toContainText('This one');
    expect(await faults(page, '.session-panel')).toEqual([]);
  });
}

test('a session that has ended begins again in a window of its own, and the page stays', inFull, async ({ page }) => {
  const subject = 'browser-again';
  const name = 'Browser again';
  const email = `${subject}@browser-tests.example`;
  provider.accounts.set(subject, { email, email_verified: true, name, roles: ['site-editors'] });
  await page.goto('/admin/account');
  await signIn(page, subject);
  const field = page.locator('#field-name');
  await expect(field).toHaveValue(name);
  await hydrated(field);
  const admin = cmsAs('admin');
  const { id } = await admin.find('users', { email });
  await admin.send('POST', `/users/${id}/sessions/end`, { which: 'all' });
  await field.fill('Not saved yet');
  await page.evaluate(() => fetch(`/api/users/account/sessions`));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  expect(await faults(page, 'dialog[open]')).toEqual([]);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Sign in with Single sign-on' }).click(),
  ]);
  // The provider remembers the person. Where a policy keeps a window from closing itself, it says so.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  if (!popup.isClosed()) await expect(popup.getByText('Close this window')).toBeVisible();
  await expect(field).toHaveValue('Not saved yet');
});

test('the sign-in page explains a failed sign-in', inFull, async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Sign in with Single sign-on' }).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page.getByText('The sign-in was canceled at the identity provider.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  provider.accounts.set('nobody', { email: 'nobody@browser-tests.example', email_verified: true, roles: [] });
  await signIn(page, 'nobody');
  await expect(page.getByText(/has no role on this site/)).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
});
