import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { keepsFocusWhileBusy } from '../../../tests/e2e/helpers/busy';
import { type Changes, test } from '../../../tests/e2e/helpers/changes';
import type { Cms, Doc } from '../../../tests/e2e/helpers/cms';
import { hydrated } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { inFull } from '../../../tests/helpers/extent';
import { otherMonth } from './month';

test.use({ storageState: sessionFile('editor'), timezoneId: 'America/Denver' });

/** Ahead, and whole: no test runs across its beginning. */
const month = otherMonth(otherMonth(new Date().toISOString().slice(0, 7), 1), 1);
const at = (day: string) => `${month}-${day}T18:30:00.000Z`;
const plan = (more = '') => `/admin/plan?month=${month}${more}`;

async function releaseOn(day: string, word: string, api: Cms, changes: Changes): Promise<Doc> {
  const title = `Release ${word}`;
  changes.later(() => api.removeWhere('releases', { title }));
  return (await api.send<{ doc: Doc }>('POST', '/releases?depth=0', { title, publishAt: at(day) })).doc;
}

const timeOf = async (api: Cms, { id }: Doc) => (await api.send<Doc>('GET', `/releases/${id}?depth=0`)).publishAt;
const cell = (page: Page, day: string) => page.locator(`[data-day="${month}-${day}"]`);
const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page.locator('.plan-calendar'));
};

test('an entry is dragged to another day, moved by keyboard, and opened', async ({ api, changes, page, word }) => {
  const release = await releaseOn('10', word, api, changes);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, plan());
  await expect(cell(page, '10')).toContainText(`Release ${word}`);
  expect(await faults(page, '.plan')).toEqual([]);

  await cell(page, '10').getByRole('listitem').filter({ hasText: word }).dragTo(cell(page, '12'));
  await expect(cell(page, '12')).toContainText(word);
  await expect(page.locator('.payload-toast-container')).toContainText(`Moved: Release ${word}.`);
  const clock = (time: unknown) => new Date(String(time)).toLocaleTimeString('en', { timeZone: 'America/Denver' });
  expect(clock(await timeOf(api, release))).toBe(clock(at('10')));

  const button = cell(page, '12').getByRole('button', { name: `Move: Release ${word}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Move: Release ${word}` });
  expect(await faults(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('When').fill('2020-01-01T10:00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Choose a time in the future.');
  await dialog.getByLabel('When').fill(`${month}-20T09:15`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const moved = cell(page, '20').getByRole('button', { name: `Move: Release ${word}` });
  await expect(moved).toBeFocused();
  await expect(cell(page, '20')).toContainText('9:15 AM');

  await cell(page, '20').getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/collections/releases/${release.id}`));
});

test(
  'what someone else has moved meanwhile is not moved, and shown where it is',
  inFull,
  async ({ api, changes, page, word }) => {
    const { id } = await releaseOn('10', word, api, changes);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await open(page, plan('&view=month&kind=releases'));
    await api.send('PATCH', `/releases/${id}?depth=0`, { publishAt: at('15') });
    await cell(page, '10').getByRole('listitem').filter({ hasText: word }).dragTo(cell(page, '12'));
    await expect(page.locator('.payload-toast-container')).toContainText('Someone else has moved this meanwhile.');
    await expect(cell(page, '15')).toContainText(word);
  },
);

test.describe('on a phone, in another time zone', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Pacific/Auckland' });

  test(
    'the list has the days of the person, with the time of the company beside',
    inFull,
    async ({ api, changes, page, word }) => {
      await releaseOn('10', word, api, changes);
      await open(page, plan());
      await expect(page.getByRole('table')).toBeHidden();
      const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: / 11$/ }) });
      await expect(day.filter({ hasText: word })).toContainText('in Denver');
      expect(await faults(page, '.plan')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and its months can be read', inFull, async ({ api, changes, page, word }) => {
    await releaseOn('10', word, api, changes);
    await page.goto(plan('&view=list'));
    await expect(page.getByRole('link', { name: `Release ${word}` })).toBeVisible();
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: `Release ${word}` })).toHaveCount(0);
  });
});

test('an address for the own calendar is shown once, and revoked', async ({ page }) => {
  await open(page, plan());
  const part = page.getByRole('region', { name: 'In your own calendar' });
  const make = part.getByRole('button', { name: /^Make an/ });
  await keepsFocusWhileBusy(make, '**/api/plan/address');
  const address = await part.getByLabel('Calendar address').inputValue();
  const path = new URL(address).pathname;
  expect(await page.request.get(path).then((response) => response.text())).toMatch(/^BEGIN:VCALENDAR/);
  await expect(make).toBeFocused();
  await keepsFocusWhileBusy(part.getByRole('button', { name: 'Revoke the address' }), '**/api/plan/address/revoke');
  await expect(part.getByLabel('Calendar address')).toHaveCount(0);
  await expect(make).toBeFocused();
  expect((await page.request.get(path)).status()).toBe(404);
});
