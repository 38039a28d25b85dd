import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { hydrated } from '../helpers/forms';
import { siteUrl } from '../helpers/site';
import { test } from '../helpers/strict';
import { watch } from '../helpers/watch';

test('staff sign in with email and password, and out again', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await hydrated(page.locator('#field-email'));
  await page.locator('#field-email').fill(process.env.STAFF_EMAIL ?? '');
  await page.locator('#field-password').fill(process.env.STAFF_PASSWORD ?? '');
  await page.locator('.form-submit > button').click();
  await expect(page).toHaveURL(`${siteUrl}/admin`);
  await expect(page.getByRole('link', { name: 'Pages', exact: true }).first()).toBeVisible();
  await page.goto('/admin/logout');
  await expect(
    page
      .locator('#field-email')
      .or(page.getByText(/logged out/i))
      .first(),
  ).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('a wrong password is refused', async ({ page }) => {
  await page.goto('/admin/login');
  await page.locator('#field-email').fill('nobody@browser-tests.example');
  await page.locator('#field-password').fill('not the password');
  await page.locator('.form-submit > button').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The email or password is not correct.');
  await expect(page.locator('#field-password')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('registration of a first administrator is closed', async ({ page }) => {
  await page.goto('/admin/create-first-user');
  await expect(page.locator('#field-confirm-password')).toHaveCount(0);
  const response = await fetch(`${siteUrl}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'intruder@browser-tests.example', password: 'a long password', role: 'admin' }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
});

test('the sign-in page makes no request to another site', inFull, async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/admin/login', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});

test('signing in leads back to the requested page, and to no other site', inFull, async ({ page }) => {
  await page.goto('/admin/collections/pages');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await page.goto('/admin/login?redirect=https://elsewhere.example/admin');
  await page.locator('#field-email').fill(process.env.STAFF_EMAIL ?? '');
  await page.locator('#field-password').fill(process.env.STAFF_PASSWORD ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/admin`);
});

test('password managers know the fields', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.locator('#field-email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('#field-password')).toHaveAttribute('autocomplete', 'current-password');
});
