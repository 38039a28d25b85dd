import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { hydrated } from '../helpers/forms';
import { sessionFile } from '../helpers/people';
import { holdTable, rows } from '../helpers/supabase';

test.use({ storageState: sessionFile('editor') });
/** Ends the queries that wait for a table. */
const endWaiting = () =>
  rows(`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);

test('a page of the admin that fails on the way says so and comes back by itself', inFull, async ({ page }) => {
  await page.goto('/admin/collections/pages');
  const home = page.locator('.step-nav__home').first();
  await hydrated(home);
  const held = await holdTable('payload.broken_links');
  const failed = page.getByRole('heading', { name: 'This page could not be loaded' });
  try {
    await home.click();
    await expect(async () => {
      await endWaiting();
      await expect(failed).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('button', { name: 'Try again now' })).toBeVisible();
  } finally {
    await held.release();
  }
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible({ timeout: 60_000 });
});

test(
  'a form whose requests fail goes on by itself, with what was typed',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`);
    const title = page.locator('#field-title');
    await hydrated(title);
    let failures = 0;
    await page.route('**/admin/collections/pages/*', async (route) => {
      if (!('next-action' in route.request().headers()) || failures === 2) return route.continue();
      failures += 1;
      return route.fulfill({ status: 503, contentType: 'text/html', body: 'In maintenance' });
    });
    await title.fill(`Typed ${word}`);
    const notice = page.getByText('The server is not responding. Trying again …');
    await expect(notice).toBeVisible();
    await expect(notice).toBeHidden({ timeout: 30_000 });
    expect(failures).toBe(2);
    await expect(title).toHaveValue(`Typed ${word}`);
    await expect.poll(async () => (await api.latest('pages', id)).title).toBe(`Typed ${word}`);
  },
);
