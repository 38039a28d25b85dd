import { expect, type Page } from '@playwright/test';
import { adminFaults } from '../../../tests/e2e/helpers/axe';
import { test } from '../../../tests/e2e/helpers/changes';
import { comesAlive, hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { newEmail } from '../../../tests/e2e/helpers/supabase';
import { readTheForm } from '../../../tests/e2e/helpers/toasts';
import { visitor } from '../../../tests/e2e/helpers/visitor';
import { hubspotStandIn } from '../../../tests/helpers/crm-stand-ins';

test.use({ storageState: sessionFile('admin') });

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

test('a lead is followed from a campaign to the CRM, which is down at first', async ({
  api,
  browser,
  changes,
  page,
  word,
}) => {
  test.slow();
  const crm = await hubspotStandIn();
  changes.later(async () => crm.close());
  changes.later(() => api.removeWhere('webhooks', { name: word }));

  const key = page.getByLabel('Access token or consumer secret');
  await page.goto('/admin/collections/webhooks/create');
  await hydrated(page.locator('#action-save'));
  // The response to the name comes right after the choice, which Payload has not sent yet.
  const requested = Promise.withResolvers<void>();
  const chosen = Promise.withResolvers<void>();
  await page.route(
    '**/admin/collections/webhooks/create',
    async (route) => {
      const response = await route.fetch();
      requested.resolve();
      await chosen.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.locator('#field-name').fill(word);
  await requested.promise;
  await page.locator('#field-crmKind input').first().click();
  await page.getByText('HubSpot', { exact: true }).click();
  chosen.resolve();
  await expect(key).toBeVisible();
  await page.locator('#field-url').fill(crm.url);
  await key.fill('pat-token');
  await page.locator('#action-save').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
  await page.getByRole('button', { name: 'Send a test' }).click();
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.first()).toContainText('Delivered (200)');
  await expect(page.getByRole('region', { name: 'Secret' })).toHaveCount(0);
  await expect(key).toHaveValue('');
  await fits(page);

  crm.setDown(true);
  const email = newEmail('lead');
  const context = await browser.newContext({
    ...{ baseURL: siteUrl, storageState: { cookies: [], origins: [] } },
    extraHTTPHeaders: { 'x-forwarded-for': visitor() },
  });
  const site = await context.newPage();
  await site.goto('/contact?utm_campaign=spring&utm_source=letter&gclid=1');
  await comesAlive(site);
  for (const [label, value] of Object.entries({ Name: 'Ada King', Email: email, Message: 'What would you see?' }))
    await site.getByRole('textbox', { name: label }).fill(value);
  await readTheForm(site);
  await site.getByRole('button', { name: 'Send message' }).click();
  // The visitor does not wait for the CRM.
  await expect(site).toHaveURL(`${siteUrl}/contact/success`);
  await context.close();

  const list = `/admin/inbox/messages?q=${encodeURIComponent(email)}`;
  const cell = page.locator('.inbox-row td[data-heading="CRM"]');
  await expect(async () => {
    await page.goto(list);
    await expect(cell).toContainText('HubSpot cannot be reached.', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(cell).toContainText('Waiting');
  expect(await adminFaults(page, '.inbox')).toEqual([]);
  await fits(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await fits(page);

  crm.setDown(false);
  const again = cell.getByRole('button', { name: 'Send again' });
  await hydrated(again);
  await again.click();
  await expect(page.locator('.payload-toast-container')).toContainText('Delivered.');
  await expect(cell).toContainText('Delivered');
  expect([...crm.contacts.keys()]).toEqual([email]);
  expect(crm.contacts.get(email)?.message).toMatch(
    /^What would you see\?\n\n[\s\S]*Page: \/contact\n[\s\S]*Campaign: letter, spring\n/,
  );

  await page.getByRole('link', { name: 'Ada King' }).click();
  await expect(page.locator('.inbox-facts > div', { hasText: 'CRM' })).toContainText('Delivered');
  await fits(page);
});
