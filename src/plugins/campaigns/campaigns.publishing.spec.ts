import { expect } from '@playwright/test';
import { adminFaults } from '../../../tests/e2e/helpers/axe';
import { test } from '../../../tests/e2e/helpers/changes';
import { comesAlive, hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { newEmail } from '../../../tests/e2e/helpers/supabase';
import { readTheForm } from '../../../tests/e2e/helpers/toasts';
import { visitor } from '../../../tests/e2e/helpers/visitor';
import { inFull } from '../../../tests/helpers/extent';

test.use({ storageState: sessionFile('admin') });

/** Test browsers identify as bots, which are not counted. */
const asPerson = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};

test('a campaign is made from a brief, goes live with its release, and its card shows what came of it', async ({
  api,
  browser,
  changes,
  page,
  word,
}) => {
  test.slow();
  await page.goto('/admin/collections/campaigns/create');
  const brief = page.getByRole('form', { name: 'Brief' });
  const make = brief.getByRole('button', { name: 'Make the campaign' });
  await hydrated(make);
  await brief.getByLabel('Name').fill(word);
  await brief.getByLabel('Promise').fill('See the evening ramp first');
  await brief.getByLabel('What it is about').fill('For those who decide before the evening ramp.');
  await brief.getByLabel('Short address').fill(`/to-${word}`);
  expect(await adminFaults(page, '.brief')).toEqual([]);
  // The first response is lost: it is sent again, and made once.
  let isLost = false;
  await page.route('**/api/campaigns/make', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await make.click();

  const card = page.getByRole('region', { name: 'The campaign' });
  await expect(card).toContainText('Not live yet', { timeout: 30_000 });
  const { docs } = await api.send<{ docs: { id: string; page: string; form: string; release: string }[] }>(
    'GET',
    `/campaigns?where[word][equals]=${word}&depth=0&showHiddenFields=true`,
  );
  expect(docs).toHaveLength(1);
  const [made] = docs;
  if (!made) throw new Error('There is no campaign.');
  changes.later(async () => {
    await api.send('POST', `/campaigns/${made.id}/discard`);
    for (const [collection, id] of [
      ['pages', made.page],
      ['forms', made.form],
    ] as const)
      await api.remove(collection, id);
    await api.removeWhere('redirects', { from: `/to-${word}` });
  });
  expect((await fetch(`${siteUrl}/to-${word}`, { redirect: 'manual' })).status).toBe(404);

  await api.send('POST', `/releases/${made.release}/publish`);
  changes.later(() => api.send('POST', `/releases/${made.release}/undo`, { anyway: true }));
  const context = await browser.newContext({
    ...{ ...asPerson, baseURL: siteUrl, storageState: { cookies: [], origins: [] } },
    extraHTTPHeaders: { 'x-forwarded-for': visitor() },
  });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  const site = await context.newPage();
  const reported = site.waitForRequest((request) => new URL(request.url()).pathname === '/views');
  await site.goto(`/to-${word}`);
  await expect(site).toHaveURL(`${siteUrl}/${word}?utm_campaign=${word}&utm_source=short-address&utm_medium=offline`);
  // The path and nothing else.
  expect((await reported).postData()).toBe(`/${word}`);
  await comesAlive(site);
  await site.getByRole('textbox', { name: 'Name' }).fill('Ada Example');
  await site.getByRole('textbox', { name: 'Work email' }).fill(newEmail('campaign'));
  await readTheForm(site);
  await site.getByRole('button', { name: 'Send' }).click();
  await expect(site.getByText('We have received your entries')).toBeVisible();
  await context.close();

  // Views are written every 10 s.
  await expect(async () => {
    await page.reload();
    const cells = card.getByRole('table', { name: 'What came of it' }).getByRole('cell');
    await expect(cells).toHaveText(['1', '1', '0', '0 of 1', 'too few views'], { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(card).toContainText('Live, since its release was published.');
  expect(await adminFaults(page, '.campaign')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test(
  'what was typed into any field of a brief is there again, before the campaign has a name',
  inFull,
  async ({ page }) => {
    const address = '/admin/collections/campaigns/create';
    await page.goto(address);
    const brief = page.getByRole('form', { name: 'Brief' });
    await hydrated(brief.getByRole('button', { name: 'Make the campaign' }));
    await brief.getByLabel('Promise').fill('See the evening ramp first');
    await expect(brief).toContainText('Not sent yet. Kept in this browser.');
    // As after a crash: nothing asks before it closes.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(brief.getByLabel('Promise')).toHaveValue('See the evening ramp first');
    await brief.getByLabel('Promise').fill('');
    await expect(brief).not.toContainText('Not sent yet');
  },
);
