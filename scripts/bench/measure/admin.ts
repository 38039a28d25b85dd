import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Staff } from '../../launch/prepare.ts';
import { launchOptions } from '../world/chromium.ts';
import { addMany, removeMany } from '../world/many-jobs.ts';
import { type StaffApi, staffApi } from '../world/staff-api.ts';
import { bulkUpload, PICTURES } from './bulk-upload.ts';
import { median, type Times, times } from './statistics.ts';
import { typingInForm, typingOnPage } from './typing.ts';

const SECTIONS = 30;
const JOBS = 10_000;
const VISITS = 5;

export type AdminResult = {
  sections: number;
  jobs: number;
  /** Milliseconds until the dashboard can be used, by a browser that has cached nothing. */
  dashboard: Times;
  edit: Times;
  list: Times;
  /** Milliseconds from a keystroke in the form to the updated preview. */
  preview: Times;
  /** Milliseconds from a key pressed in a text on the page itself to the next picture. */
  onPage: Times;
  /** Milliseconds of a palette search: medians of several searches. */
  find: Times;
  /** Milliseconds of a bulk upload of this many pictures. */
  upload: { pictures: number; took: number };
};

const VIEW = { viewport: { width: 1440, height: 900 } };

async function signedIn(browser: Browser, site: string, { email, password }: Staff): Promise<BrowserContext> {
  const context = await browser.newContext(VIEW);
  await context.request.post(`${site}/api/users/login`, { data: { email, password } });
  return context;
}

async function coldDashboard(browser: Browser, site: string, staff: Staff): Promise<Times> {
  const values: number[] = [];
  for (let visit = 0; visit <= VISITS; visit++) {
    const context = await signedIn(browser, site, staff);
    const page = await context.newPage();
    const begin = performance.now();
    await page.goto(`${site}/admin`, { waitUntil: 'load' });
    await page.locator('.dashboard h1').waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.nav-toggler') ?? {}).some((key) => key.startsWith('__react')),
    );
    if (visit > 0) values.push(performance.now() - begin);
    await context.close();
  }
  return times(values);
}

type Page = { id: string; blocks?: { blockType: string; id?: string }[] };

async function longPage(api: StaffApi): Promise<string> {
  const { docs } = await api<{ docs: Page[] }>('GET', '/pages?depth=0&limit=40&sort=path');
  const sections = docs.flatMap(({ blocks }) => blocks ?? []).filter(({ blockType }) => blockType !== 'shared-section');
  const blocks = sections.slice(0, SECTIONS).map(({ id: _, ...section }) => section);
  if (blocks.length < SECTIONS) throw new Error(`The seed has ${blocks.length} sections; ${SECTIONS} are needed.`);
  const data = { title: 'Bench page', path: '/bench-long-page', blocks, _status: 'draft' };
  const { doc } = await api<{ doc: Page }>('POST', '/pages?draft=true&depth=0', data);
  return doc.id;
}

async function visits(context: BrowserContext, url: string, ready: string): Promise<Times> {
  const values: number[] = [];
  for (let visit = 0; visit <= VISITS; visit++) {
    const page = await context.newPage();
    const begin = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    // The first visit to a new server also loads its code.
    if (visit > 0) values.push(performance.now() - begin);
    await page.close();
  }
  return times(values);
}

/** A title, a word of every job, a word of one page, no match, and an empty search. */
const SEARCHES = ['bench posi', 'sales', 'perception gap', 'zzyzx', ''];

async function searching(api: StaffApi): Promise<Times> {
  const medians: number[] = [];
  for (const text of SEARCHES) {
    const values: number[] = [];
    for (let round = 0; round <= VISITS; round++) {
      const begin = performance.now();
      await api('GET', `/find?q=${encodeURIComponent(text)}`);
      if (round > 0) values.push(performance.now() - begin);
    }
    medians.push(median(values));
  }
  return times(medians);
}

export async function measureAdmin(site: string, staff: Staff, databaseUrl: string): Promise<AdminResult> {
  const api = await staffApi(site, staff);
  const browser = await chromium.launch(launchOptions());
  const context = await signedIn(browser, site, staff);
  try {
    const dashboard = await coldDashboard(browser, site, staff);
    const id = await longPage(api);
    const url = `${site}/admin/collections/pages/${id}`;
    const edit = await visits(context, url, `#blocks-row-${SECTIONS - 1}`);
    const preview = await typingInForm(context, url);
    const onPage = await typingOnPage(context, url);
    await api('PATCH', `/pages/${id}?draft=true`, { deletedAt: new Date().toISOString() }).catch(() => undefined);
    const upload = { pictures: PICTURES, took: await bulkUpload(context, site, api) };
    await addMany(databaseUrl, JOBS);
    const list = await visits(context, `${site}/admin/collections/jobs`, '.collection-list tbody tr');
    const find = await searching(api);
    return { sections: SECTIONS, jobs: JOBS, dashboard, edit, list, preview, onPage, find, upload };
  } finally {
    await removeMany(databaseUrl);
    await context.close();
    await browser.close();
  }
}
