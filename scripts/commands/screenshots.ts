import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { staffApi } from '../bench/world/staff-api.ts';
import { runningSite } from '../launch/serving.ts';
import { dataFolder } from '../launch/settings.ts';
import { makeSheet } from '../pictures/sheet.ts';
import { installedChromium } from '../process/browser.ts';

/**
 * `STAFF_EMAIL=… STAFF_PASSWORD=… npm run screenshots [-- name …]`, with the site running: pictures of README.md and docs/editing.md,
 * 1200 px wide. `-- --sheet`, without signing in: one page with all pages in three widths, forced colors and print.
 */
const site = await runningSite();
const email = process.env.STAFF_EMAIL ?? 'admin@alethia.example';
const password = process.env.STAFF_PASSWORD ?? '';
const wanted = process.argv.slice(2);
if (wanted.includes('--sheet')) {
  console.log(await makeSheet(site, path.join(dataFolder(), 'sheet')));
  process.exit(0);
}
const folder = 'docs/editing';
const admin = `${site}/admin`;

const api = await staffApi(site, { email, password });
type Found = { docs: { id: string }[] };
const idAt = async (collection: string, path: string) =>
  (await api<Found>('GET', `/${collection}?where[path][equals]=${encodeURIComponent(path)}&depth=0&limit=1`)).docs[0]
    ?.id;

const platform = await idAt('pages', '/platform');
const job = await idAt('jobs', '/about/careers/research-scientist');

// As for someone who has seen the tour, and chosen nothing.
await api('POST', '/payload-preferences/first-tour', { value: { isClosed: true } });
await api('POST', '/payload-preferences/page-first', { value: { isWholeForm: false } });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const previewed = (page: Page) => page.frameLocator('iframe').locator('h1').first().waitFor();
const settled = (page: Page) => page.waitForTimeout(1_500);

const pictures: Record<string, { at: string; does?: (page: Page) => Promise<unknown> }> = {
  home: { at: `${site}/` },
  preview: {
    at: `/collections/pages/${platform}`,
    does: async (page) => {
      await previewed(page);
      await page.waitForTimeout(2_000);
      await page.frameLocator('iframe').locator('h1').first().click();
    },
  },
  sections: { at: `/collections/pages/${platform}`, does: (page) => press(page, 'Add Section') },
  patterns: { at: `/collections/pages/${platform}`, does: (page) => press(page, 'Save sections as a pattern') },
  schedule: {
    at: `/collections/pages/${platform}`,
    does: async (page) => {
      await press(page, 'More ways to publish');
      await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    },
  },
  share: {
    at: `/collections/pages/${platform}`,
    does: async (page) => {
      await previewed(page);
      await press(page, 'More ways to publish');
      await page.getByRole('menuitem', { name: 'Share a preview…' }).click();
      await page.getByRole('button', { name: 'Create and copy link' }).scrollIntoViewIfNeeded();
    },
  },
  job: {
    at: `/collections/jobs/${job}`,
    does: async (page) => {
      await previewed(page);
      await press(page, 'For job search engines');
    },
  },
  versions: { at: `/collections/pages/${platform}/versions` },
  dashboard: { at: '' },
};

const browser = await chromium.launch({
  executablePath: installedChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await context.request.post(`${site}/api/users/login`, { data: { email, password } });
mkdirSync(folder, { recursive: true });
for (const [name, { at, does }] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const page = await context.newPage();
  // A form takes no press while it loads.
  page.setDefaultTimeout(120_000);
  await page.goto(at.startsWith(site) ? at : admin + at, { waitUntil: 'networkidle', timeout: 120_000 });
  await does?.(page);
  await settled(page);
  const file = `${folder}/${name}.png`;
  await sharp(await page.screenshot())
    .resize(1200)
    .png({ palette: true, quality: 80 })
    .toFile(file);
  console.log(file);
  await page.close();
}
await browser.close();
