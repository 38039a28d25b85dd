import { expect, type Page } from '@playwright/test';
import { inFull } from '../helpers/extent';
import { hasMailbox, linkIn, mailTo } from './helpers/accounts';
import { faults } from './helpers/axe';
import { siteUrl } from './helpers/site';
import { test } from './helpers/strict';
import { newEmail, rows } from './helpers/supabase';
import { visitor } from './helpers/visitor';

test.use({ javaScriptEnabled: false });
test.skip(!hasMailbox, 'This site has no mailbox.');

const stateOf = async (email: string) =>
  (
    await rows<{ confirmed: boolean }>(
      'select confirmed_at is not null confirmed from newsletter_subscribers where email = $1',
      email,
    )
  )[0];
const confirmationLink = async (email: string) => linkIn(await mailTo(email, 'Confirm your subscription'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

async function subscribed(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto('/about/newsletters');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Successfully subscribed!' })).toBeVisible();
  await page.goto(await confirmationLink(email));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('You are subscribed');
  return email;
}

/** The page of the confirmation does not reveal this link, which is in the issue. */
async function manageLink(email: string): Promise<string> {
  const [issue] = await rows<{ id: string }>(
    `with send as (insert into newsletter_sends (issue_id, content, created_by, queued_at)
       select id, jsonb_build_object('number', number, 'title', title, 'summary', summary, 'date', date, 'path', path,
         'sections', '[]'::jsonb), 'Tests', now() from payload.newsletter_issues where number = 1 returning id, issue_id)
     insert into mail_outbox (kind, subscriber_id, send_id, issue_id)
       select 'newsletter-issue', s.id, send.id, send.issue_id from newsletter_subscribers s, send where s.email = $1
       returning id`,
    email,
  );
  expect(issue?.id).toBeTruthy();
  const { text } = await mailTo(email, 'The hours before the alarm');
  return text.match(/https?:\S+\/subscription\?token=\S+/)?.[0] ?? '';
}

test('an address is confirmed by a button behind the mailed link, not by opening it', inFull, async ({ page }) => {
  const email = newEmail();
  await page.goto('/about/newsletters');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: "You'll receive The Signal newsletter monthly." }),
  ).toBeVisible();
  const link = await confirmationLink(email);
  for (let visit = 0; visit < 2; visit++) await page.goto(link);
  await expect(heading(page)).toHaveText('Confirm your subscription');
  expect(await stateOf(email)).toEqual({ confirmed: false });
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('You are subscribed');
  expect(await stateOf(email)).toEqual({ confirmed: true });
});

test('an issue leads to a page that ends the subscription', async ({ page }) => {
  const email = await subscribed(page);
  await page.goto(await manageLink(email));
  await expect(heading(page)).toHaveText('Your subscription');
  expect(await stateOf(email)).toEqual({ confirmed: true });
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('You are unsubscribed');
  expect(await stateOf(email)).toBeUndefined();
});

test('the address changes once the new one is confirmed', inFull, async ({ page }) => {
  const email = await subscribed(page);
  const to = newEmail('moved');
  await page.goto(await manageLink(email));
  await page.getByRole('textbox', { name: 'New email' }).fill(to);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(heading(page)).toHaveText('Check your new mailbox');
  expect(await stateOf(email)).toEqual({ confirmed: true });
  await page.goto(await confirmationLink(to));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('You are subscribed');
  expect([await stateOf(email), await stateOf(to)]).toEqual([undefined, { confirmed: true }]);
});

test(
  'a mail program unsubscribes with one click, in both forms of the standard; a scanner does not',
  inFull,
  async ({ page }) => {
    for (const body of [
      new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      (() => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return form;
      })(),
    ]) {
      const email = await subscribed(page);
      const address = (await manageLink(email)).replace('/subscription?', '/subscription/unsubscribe?');
      const scan = await fetch(address, { redirect: 'manual' });
      expect([scan.status, scan.headers.get('location')]).toEqual([
        303,
        address.replace(siteUrl, '').replace('/unsubscribe', ''),
      ]);
      expect(await stateOf(email)).toEqual({ confirmed: true });
      for (let click = 0; click < 2; click++) {
        const response = await fetch(address, { method: 'POST', body, headers: { 'x-forwarded-for': visitor() } });
        expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
      }
      expect(await stateOf(email)).toBeUndefined();
    }
  },
);

test('a forged, truncated or missing link says so, accessibly', async ({ page }) => {
  for (const path of ['/subscription', '/subscription?token=x', '/subscription?token=a&token=b']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('This link no longer works');
  }
  const response = await fetch(`${siteUrl}/subscription/unsubscribe?token=x`, { method: 'POST' });
  expect(response.status).toBe(403);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the page is accessible, needs no cookie, and loads no framework', inFull, async ({ page, context }) => {
    const email = newEmail();
    const [row] = await rows<{ id: string }>(
      'insert into newsletter_subscribers (email, confirmed_at) values ($1, now()) returning id',
      email,
    );
    expect(row?.id).toBeTruthy();
    await page.goto(await manageLink(email));
    await expect(heading(page)).toHaveText('Your subscription');
    expect(await faults(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.locator('script[src*="/_next/"]').count()).toBe(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });
});
