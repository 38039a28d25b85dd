import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sample } from '../../helpers/extent';
import { cmsAs } from '../helpers/cms';
import { sessionFile } from '../helpers/people';
import { test } from '../helpers/strict';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line per rule. The page in the preview frame has its own tests. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).exclude('#live-preview-iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`);
}

const hasNoFaults = (page: Page) => expect.poll(() => faults(page)).toEqual([]);

const places: Record<string, () => Promise<string>> = {
  'the dashboard': async () => '/admin',
  settings: async () => '/admin/settings',
  activity: async () => '/admin/activity',
  'the list of pages': async () => '/admin/collections/pages',
  'a page': async () => `/admin/collections/pages/${(await cmsAs('admin').find('pages', { path: '/' })).id}`,
  'a text with its toolbar': async () => {
    const { id } = await cmsAs('admin').find('legal-pages', { slug: 'privacy' });
    return `/admin/collections/legal-pages/${id}`;
  },
  'the media library': async () => '/admin/collections/media',
  'a new picture': async () => '/admin/collections/media/create',
  'the account': async () => '/admin/account',
};

for (const width of sample([1440, 390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, storageState: sessionFile('admin') });

    for (const [name, path] of sample(Object.entries(places), 3)) {
      test(`${name} can be used without seeing it`, async ({ page }) => {
        await page.goto(await path(), { waitUntil: 'networkidle' });
        await hasNoFaults(page);
      });
    }

    test('an open section with its lists can be used without seeing it', async ({ page }) => {
      const { id } = await cmsAs('admin').find('pages', { path: '/' });
      await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Show All' }).first().click();
      await expect(page.locator('[name="blocks.0.heading"]')).toBeVisible();
      await hasNoFaults(page);
    });

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('the sign-in page can be used without seeing it', async ({ page }) => {
        await page.goto('/admin/login', { waitUntil: 'networkidle' });
        await hasNoFaults(page);
      });
    });
  });
}
