import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { cmsAs } from '../helpers/cms';
import { siteUrl } from '../helpers/site';
import { test } from '../helpers/strict';

/** An author of their own for each test: what it does ends sessions. */
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

test('a session is ended from another one, by keyboard', async ({ context, page, browser }) => {
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
