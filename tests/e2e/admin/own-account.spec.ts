import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { cmsAs } from '../helpers/cms';
import { siteUrl } from '../helpers/site';
import { test } from '../helpers/strict';

/** One per test, because tests end sessions. */
async function colleague() {
  const email = `own-${randomBytes(6).toString('hex')}@browser-tests.example`;
  const password = randomBytes(18).toString('base64url');
  await cmsAs('admin').create('users', { name: 'Own account', role: 'author', email, password });
  return { email, password };
}

async function signIn(context: BrowserContext, credentials: { email: string; password: string }) {
  const response = await context.request.post(`${siteUrl}/api/users/login`, { data: credentials });
  expect(response.status()).toBe(200);
}

/** Payload validates a field with a delay; until then a click sends nothing. */
const save = (page: Page) =>
  expect(async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 1000 });
    await Promise.all([sent, page.getByRole('button', { name: 'Save', exact: true }).click()]);
  }).toPass();

for (const width of sample([1440, 390])) {
  test(`a password is changed with the current one, which ends the other sessions, ${width} px`, async ({
    context,
    page,
    browser,
  }) => {
    const credentials = await colleague();
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, credentials);
    await signIn(context, credentials);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/account', { waitUntil: 'networkidle' });
    const current = page.getByLabel('Current password');
    await expect(current).toHaveCount(0);
    await page.locator('#change-password').click();
    const password = randomBytes(18).toString('base64url');
    await page.locator('#field-password').fill(password);
    await expect(current).toBeVisible();
    await page.locator('#field-confirm-password').fill(password);
    await current.fill('not the password');
    await save(page);
    await expect(page.getByText(/The password is not correct/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await faults(page, '#field-currentPassword')).toEqual([]);
    expect(await faults(page, '.session-panel')).toEqual([]);
    await current.fill(credentials.password);
    await save(page);
    await expect(current).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Sessions' }).getByText('This one')).toBeVisible();
    const { user } = await (await elsewhere.request.get(`${siteUrl}/api/users/me`)).json();
    expect(user).toBeNull();
    await elsewhere.clearCookies();
    await signIn(elsewhere, { email: credentials.email, password });
    await elsewhere.close();
  });
}

test('a session is ended from another one, by keyboard', inFull, async ({ context, page, browser }) => {
  const credentials = await colleague();
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, credentials);
  await signIn(context, credentials);
  await page.goto('/admin/account');
  const end = page.getByRole('button', { name: /^End: / });
  await expect(end).toHaveCount(1);
  await end.focus();
  await page.keyboard.press('Enter');
  await expect(end).toHaveCount(0);
  const { user } = await (await elsewhere.request.get(`${siteUrl}/api/users/me`)).json();
  expect(user).toBeNull();
  await elsewhere.close();
});
