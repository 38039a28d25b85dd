import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../helpers/extent';
import { comesAlive } from './helpers/forms';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { expectToast, readTheForm } from './helpers/toasts';
import { visitor } from './helpers/visitor';

const subscribersOf = (email: string) =>
  rows<{ email: string; status: string }>(
    'select email, status from newsletter_subscribers where email = lower($1)',
    email,
  );
const input = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

test.beforeEach(async ({ page, context, javaScriptEnabled }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
  await page.goto('/about/newsletters');
  if (javaScriptEnabled !== false) await comesAlive(page);
});

test('the hero button leads to the form', async ({ page }) => {
  await page.getByRole('link', { name: 'Subscribe to The Signal' }).first().click();
  await expect(input(page)).toBeInViewport();
});

test('an address is stored once, in lower case; the field is cleared; again is a success', async ({ page }) => {
  const email = newEmail('Reader');
  for (const typed of [email, email.toUpperCase()]) {
    await page.reload();
    await input(page).fill(typed);
    await readTheForm(page);
    await button(page).click();
    await expectToast(page, 'Successfully subscribed!', "You'll receive The Signal newsletter monthly.");
    await expect(input(page)).toHaveValue('');
  }
  expect(await subscribersOf(email)).toEqual([{ email: email.toLowerCase(), status: 'new' }]);
});

test('a success toast disappears by itself', inFull, async ({ page }) => {
  await input(page).fill(newEmail());
  await readTheForm(page);
  await button(page).click();
  await expectToast(page, 'Successfully subscribed!');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('nothing entered: a toast asks for an address, 356 px wide and in the colours of the brand', async ({ page }) => {
  await button(page).click();
  await expectToast(page, 'Email required', 'Please enter your email address.');
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveCSS('width', '356px');
  await expect(toast).toHaveCSS('background-color', 'rgb(23, 25, 31)');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page)).toHaveAccessibleDescription('Please enter your email address.');
});

test('an invalid address is refused with its message, and stays', async ({ page }) => {
  await input(page).fill('reader@');
  await button(page).click();
  await expectToast(page, 'Invalid email address');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('reader@');
});

test('an address that was refused before scripts arrived is corrected with them', inFull, async ({ page }) => {
  let isPosted = false;
  page.on('request', (request) => {
    isPosted ||= request.isNavigationRequest() && request.method() === 'POST';
  });
  await page.route('**/_next/static/**/*.js', (route) => (isPosted ? route.continue() : route.abort()));
  await page.reload();
  await input(page).fill('reader@');
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email address' }).first()).toBeVisible();
  await comesAlive(page);
  const email = newEmail();
  await input(page).fill(email);
  await readTheForm(page);
  await button(page).click();
  await expectToast(page, 'Successfully subscribed!');
  await expect(input(page)).toHaveValue('');
  await expect(input(page)).not.toHaveAttribute('aria-invalid', 'true');
  expect(await subscribersOf(email)).toHaveLength(1);
});

test('while sending, the button says so and is disabled', inFull, async ({ page }) => {
  await page.route('**/forms/newsletter', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await input(page).fill(newEmail());
  await readTheForm(page);
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expectToast(page, 'Successfully subscribed!');
  await expect(button(page)).toBeEnabled();
});

for (const [what, response] of sample([
  ['a 500 without a body', { status: 500, body: '' }],
  ['a body that is no JSON', { status: 200, body: 'Hello' }],
  ['no response', 'abort'],
] as const)) {
  test(`${what}: the toast names a contact, the entry stays`, async ({ page }) => {
    await page.route('**/forms/newsletter', (route) =>
      response === 'abort' ? route.abort() : route.fulfill(response),
    );
    const typed = newEmail();
    await input(page).fill(typed);
    await button(page).click();
    await expectToast(page, 'Subscription failed', 'Please try again or contact hello@alethia.example');
    await expect(input(page)).toHaveValue(typed);
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toBeFocused();
    expect(await subscribersOf(typed)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is stored, and the page that comes back says so', async ({ page }) => {
    const typed = newEmail();
    await input(page).fill(typed);
    await button(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Successfully subscribed!' })).toBeVisible();
    await expect(input(page)).toHaveValue('');
    expect(await subscribersOf(typed)).toHaveLength(1);
  });

  test('an error is shown, and the entry stays in the field', async ({ page }) => {
    await button(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
    await input(page).fill('reader@');
    await button(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email address' }).first()).toBeVisible();
    await expect(input(page)).toHaveValue('reader@');
  });
});
