import { expect, test } from '@playwright/test';
import { cmsAs } from '../helpers/cms';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('admin') });
const OUT = '/tmp/frictions-pictures';
for (const width of [1440, 390]) for (const theme of ['light', 'dark'] as const)
  test(`pictures ${width} ${theme}`, async ({ page, context }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const host = new URL(test.info().project.use.baseURL ?? '').hostname;
    await context.addCookies([{ name: 'payload-theme', value: theme, domain: host, path: '/' }]);
    const api = cmsAs('admin');
    const { id } = await api.find('pages', { path: '/about' });
    const job = (await api.send<{ docs: { id: string }[] }>('GET', '/jobs?limit=1&depth=0')).docs[0];
    const empty = await api.create('pages', { title: `Empty ${width} ${theme}`, path: `/empty-${width}-${theme}` }, 'draft');
    const industry = (await api.send<{ docs: { id: string }[] }>('GET', '/industries?limit=1&depth=0')).docs[0];
    const places: Record<string, string> = {
      dashboard: '/admin',
      'create-page': '/admin/collections/pages/create',
      'create-job': '/admin/collections/jobs/create',
      'list-pages': '/admin/collections/pages',
      page: `/admin/collections/pages/${id}`,
      empty: `/admin/collections/pages/${empty.id}`,
      job: `/admin/collections/jobs/${job?.id}`,
      industry: `/admin/collections/industries/${industry?.id}`,
      users: '/admin/collections/users',
      media: '/admin/collections/media',
      'media-folders': '/admin/collections/media/payload-folders',
      trash: '/admin/collections/pages/trash',
      'live-page': '/about',
    };
    if (theme === 'light' || width === 1440)
      for (const [name, path] of Object.entries(places)) {
        await page.goto(path, { waitUntil: 'networkidle' }).catch(() => undefined);
        await page.screenshot({ path: `${OUT}/${name}-${width}-${theme}.png` }).catch(() => undefined);
        if (name === 'dashboard') {
          const bytes = await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter((e) => e.name.includes('.js')).map((e) => [e.name.split('/').pop(), e.encodedBodySize, e.decodedBodySize]));
          console.log('JS', width, theme, JSON.stringify(bytes));
        }
        if (name === 'page') {
          await page.getByRole('button', { name: 'Show All' }).first().click().catch(() => undefined);
          await page.locator('.picture-select').first().scrollIntoViewIfNeeded().catch(() => undefined);
          await page.screenshot({ path: `${OUT}/pictures-${width}-${theme}.png` }).catch(() => undefined);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) console.log('SIDEWAYS', name, width, wide);
      }
    await api.remove('pages', empty.id);
    expect(true).toBe(true);
  });
