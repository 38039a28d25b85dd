import { expect } from '@playwright/test';
import { newEmail, rows } from '../helpers/supabase';
import type { Tab } from './tab';
import { test, textOf } from './test';

const entry = (name: string) => `form#contact [name="${name}"]`;
const entered = (tab: Tab, name: string) =>
  tab.run((selector: string) => document.querySelector<HTMLInputElement>(selector)?.value, entry(name));
const messages = (email: string) =>
  rows<{ message: string }>('select message from contact_messages where email = $1', email);

/** Longer than the minimum time of any form (supabase/functions/_shared/spam-signals.ts). */
const readTheForm = () => new Promise((resolve) => setTimeout(resolve, 2_500));

async function fill(tab: Tab, entries: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) await tab.type(entry(name), text);
}

test('the contact form names what is missing, then sends', async ({ tab }) => {
  const email = newEmail();
  await tab.open('/contact');
  await fill(tab, { email, message: 'What would you see in our grid?' });
  await expect.poll(() => tab.run(() => document.querySelectorAll('form[data-live]').length)).toBe(1);
  await tab.click('form#contact [type="submit"]');
  await expect.poll(() => tab.run(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await textOf(tab, '#contact-name-error')).toBe('Name is required');
  await fill(tab, { name: 'Ada Example' });
  await readTheForm();
  await tab.click('form#contact [type="submit"]');
  await expect.poll(() => tab.path()).toBe('/contact/success');
  expect(await messages(email)).toEqual([{ message: 'What would you see in our grid?' }]);
});

test('the newsletter form says what happened in a toast', async ({ tab }) => {
  await tab.open('/about/newsletters');
  const field = 'form:has([name="email"]) [name="email"]';
  await tab.type(field, newEmail());
  await expect.poll(() => tab.run(() => document.querySelectorAll('form[data-live]').length)).toBe(1);
  await readTheForm();
  await tab.click('form[data-live] [type="submit"]');
  await expect.poll(() => textOf(tab, '[data-sonner-toast] [data-title]')).toBe('Successfully subscribed!');
});

test.describe('without scripts', () => {
  test.use({ window: { width: 1440, height: 900, hasScripts: false } });

  test('the contact form returns with its entries, then sends', async ({ tab }) => {
    const email = newEmail();
    await tab.open('/contact');
    await fill(tab, { email, message: 'Line one' });
    await readTheForm();
    await tab.click('form#contact [type="submit"]');
    await expect.poll(() => textOf(tab, '#contact-name-error')).toBe('Name is required');
    expect(await entered(tab, 'message')).toBe('Line one');
    await fill(tab, { name: 'Ada Example' });
    await tab.click('form#contact [type="submit"]');
    await expect.poll(() => tab.path()).toBe('/contact/success');
    expect(await messages(email)).toHaveLength(1);
  });
});
