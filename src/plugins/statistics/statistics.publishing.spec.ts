import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Changes, samplePage, test } from '../../../tests/e2e/helpers/changes';
import type { Cms } from '../../../tests/e2e/helpers/cms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { siteUrl } from '../../../tests/e2e/helpers/site';
import { newEmail } from '../../../tests/e2e/helpers/supabase';
import { readTheForm } from '../../../tests/e2e/helpers/toasts';
import { visitor } from '../../../tests/e2e/helpers/visitor';
import { inFull, sample } from '../../../tests/helpers/extent';

/** Test browsers identify as bots, which are not counted. */
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
});
const asPerson = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });

test.beforeEach(async ({ context }) => {
  await asPerson(context);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor() });
});

type Sums = { views: number; contacts: number };

const sumsOf = async (api: Cms, path: string): Promise<Sums> => {
  const query = `where[path][equals]=${encodeURIComponent(path)}&depth=0`;
  const { docs } = await api.send<{ docs: Sums[] }>('GET', `/page-statistics?${query}`);
  return docs.reduce((sum, { views, contacts }) => ({ views: sum.views + views, contacts: sum.contacts + contacts }), {
    views: 0,
    contacts: 0,
  });
};

function beaconsOf(page: Page): (string | null)[] {
  const beacons: (string | null)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/views') beacons.push(request.postData());
  });
  return beacons;
}

/** Counts are written every 10 s. */
const written = { timeout: 30_000 };

async function published(changes: Changes, word: string): Promise<string> {
  const path = `/counted-${word}`;
  await changes.create('pages', samplePage(path, word));
  return path;
}

test(
  'each view of a page is counted, and a message for the page that led to the form',
  inFull,
  async ({ page, api, changes, word }) => {
    const path = await published(changes, word);
    const beacons = beaconsOf(page);
    await page.goto(path);
    // A page counts once painted, not once loaded.
    await expect.poll(() => beacons).toEqual([path]);
    await page.reload();
    await expect.poll(() => beacons).toEqual([path, path]);

    await page.goto('/contact', { referer: siteUrl + path });
    const entries = { Name: 'Ada Example', Email: newEmail(), Message: 'What would you see in our grid?' };
    for (const [label, value] of Object.entries(entries)) await page.getByRole('textbox', { name: label }).fill(value);
    await readTheForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(`${siteUrl}/contact/success`);
    await expect.poll(() => sumsOf(api, path), written).toEqual({ views: 2, contacts: 1 });
  },
);

test('a view leaves nothing in the browser', async ({ page, changes, word }) => {
  const path = await published(changes, word);
  const pending = page.waitForResponse((response) => new URL(response.url()).pathname === '/views');
  await page.goto(path);
  const response = await pending;
  expect(response.status()).toBe(204);
  expect(await response.headerValue('set-cookie')).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('visitors who object, and machines, are not counted', inFull, async ({ browser, changes, word }) => {
  const path = await published(changes, word);
  const signals = {
    objects: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    asks: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    machine: () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true }),
  };
  for (const [name, signal] of Object.entries(signals)) {
    const context = await browser.newContext({ baseURL: siteUrl });
    if (name !== 'machine') await asPerson(context);
    await context.addInitScript(signal);
    const page = await context.newPage();
    const beacons = beaconsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('header[data-live]'), name).toBeVisible();
    expect(beacons, name).toEqual([]);
    await context.close();
  }
});

test('one setting disables it: pages send nothing', inFull, async ({ page, changes, word }) => {
  const path = await published(changes, word);
  await changes.publishGlobal('site-settings', { countVisits: false });
  const beacons = beaconsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('header[data-live]')).toBeVisible();
  expect(beacons).toEqual([]);
});

for (const [role, isShown] of sample([
  ['editor', true],
  ['author', false],
] as const))
  test.describe(role, () => {
    test.use({ storageState: sessionFile(role) });

    test(`sees ${isShown ? 'figures' : 'no figures'} on the dashboard`, async ({ page }) => {
      await page.goto('/admin');
      await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The last 28 days', level: 2 })).toHaveCount(isShown ? 1 : 0);
      await expect(page.getByRole('term').filter({ hasText: 'Views' })).toHaveCount(isShown ? 1 : 0);
    });
  });
