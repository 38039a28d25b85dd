import http from 'node:http';
import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { samplePage, test } from '../helpers/changes';
import { control } from '../helpers/parts';
import { storePicture } from '../helpers/pictures';
import { attributes, siteUrl, textOf, visit } from '../helpers/site';

test.afterEach(async () => {
  await control('postgres', 'continue').catch(() => {});
  await control('postgres', 'start').catch(() => {});
  await control('gateway', 'start').catch(() => {});
  await control('mail', 'start').catch(() => {});
  await expect.poll(async () => (await visit('/readyz')).status, { timeout: 30_000 }).toBe(200);
});

const FILES = ['/sitemap.xml', '/feed.xml', '/robots.txt'];

async function published(): Promise<Map<string, string>> {
  const { body } = await visit('/sitemap.xml');
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(20);
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, headingOf((await visit(path)).body));
  return pages;
}

const headingOf = (html: string) => textOf(/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').trim();

async function expectSiteUp(pages: Map<string, string>): Promise<void> {
  for (const [path, heading] of pages) {
    const { status, body } = await visit(path);
    expect(status, path).toBe(200);
    expect(headingOf(body), path).toBe(heading);
  }
  for (const path of ['/?utm_source=mail', '/about/careers?page=2']) expect((await visit(path)).status, path).toBe(200);
  for (const path of FILES) expect((await visit(path)).status, path).toBe(200);
  expect((await visit('/careers')).headers.get('location')).toContain('/about/careers');
}

async function expectDatabaseMissed(): Promise<void> {
  for (const path of ['/there-is-no-such-page', '/about/nothing-here']) {
    const missing = await visit(path);
    expect(missing.status, path).toBe(404);
    expect(missing.body).toContain('The pattern breaks here.');
    expect(missing.body).toContain(path);
    expect(attributes(missing.body, 'a', 'href')).toContain('/platform/partnerships');
    expect(missing.headers.get('cache-control')).toContain('no-store');
  }
  const admin = await visit('/admin');
  expect(admin.status).toBe(503);
  expect(admin.body).toContain('The admin is in maintenance');
  expect(Number(admin.headers.get('retry-after'))).toBeGreaterThan(0);
  const api = await visit('/api/pages');
  expect(api.status).toBe(503);
  expect(JSON.parse(api.body).errors[0].message).toContain('maintenance');
  expect((await visit('/healthz')).status).toBe(200);
  const ready = await visit('/readyz');
  expect(ready.status).toBe(503);
  expect(JSON.parse(ready.body)).toMatchObject({ database: 'failing', files: 'ok' });
}

const recovered = () =>
  expect(async () => {
    expect((await visit('/there-is-no-such-page')).status).toBe(404);
    expect((await visit('/api/pages?limit=1')).status).toBe(200);
    expect((await visit('/admin/login')).status).toBe(200);
    expect((await visit('/readyz')).status).toBe(200);
  }).toPass({ timeout: 120_000 });

for (const part of ['gateway', 'mail'] as const) {
  test(`without the ${part} every page is served`, inFull, async () => {
    const pages = await published();
    await control(part, 'stop');
    await expectSiteUp(pages);
    await expect.poll(async () => (await visit('/readyz')).status).toBe(200);
  });
}

test('without the database every page is served, and dependent features say so; all recover', inFull, async () => {
  const pages = await published();
  await control('postgres', 'stop', 'SIGKILL');
  await expectSiteUp(pages);
  await expectDatabaseMissed();
  await control('postgres', 'start');
  await recovered();
});

test('without the database, pictures of the library are shown', inFull, async ({ api, changes, word }) => {
  const id = await storePicture(word);
  changes.later(() => api.removeWhere('media', { id }));
  const { url } = await api.find('media', { id });
  await control('postgres', 'stop');
  const { status, headers } = await visit(String(url));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');
});

test('with everything down, and the site restarted in that state', async () => {
  const pages = await published();
  await control('postgres', 'stop');
  await control('mail', 'stop');
  await control('gateway', 'stop');
  await control('site', 'restart', 'SIGKILL');
  await expectSiteUp(pages);
  await expectDatabaseMissed();
  await control('postgres', 'start');
  await recovered();
  await expectSiteUp(pages);
});

test('a frozen database delays neither visitors nor a site that starts meanwhile', inFull, async () => {
  const pages = await published();
  await control('postgres', 'pause');
  await expectSiteUp(pages);
  await expectDatabaseMissed();
  await control('site', 'restart', 'SIGKILL');
  await expectSiteUp(pages);
  await expectDatabaseMissed();
  await control('postgres', 'continue');
  await recovered();
});

test(
  'an expired page that cannot be rendered is served stale, and fresh as soon as possible',
  inFull,
  async ({ changes, word }) => {
    const path = '/about/careers/vp-sales';
    const before = headingOf((await visit(path)).body);
    await changes.publish('jobs', { slug: 'vp-sales' }, { title: `VP of ${word}` });
    // Test databases do not fsync, so a crash would lose the change.
    await control('postgres', 'stop');
    await control('site', 'restart', 'SIGKILL');
    const kept = await visit(path);
    expect(kept.status).toBe(200);
    // Depends on whether the page was rendered before Postgres stopped.
    expect([before, `VP of ${word}`].some((heading) => headingOf(kept.body).includes(heading))).toBe(true);
    await control('postgres', 'start');
    await recovered();
    await expect(async () => {
      const now = await visit(path);
      expect(now.body).toContain(`VP of ${word}`);
      expect(now.headers.get('x-stale-copy')).toBeNull();
    }).toPass({ timeout: 120_000 });
  },
);

test('published pages are in memory before the first request', inFull, async ({ changes, word }) => {
  await changes.create('pages', samplePage(`/${word}`, word));
  await changes.publish('jobs', { slug: 'vp-sales' }, { title: `VP of ${word}` });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  for (const path of [`/${word}`, '/about/careers/vp-sales', '/about/careers']) {
    const { body, headers } = await visit(path);
    expect(body, path).toContain(word);
    expect(headers.get('x-nextjs-cache'), path).toBe('READY');
  }
  expect((await visit('/sitemap.xml')).body).toContain(`/${word}<`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sent while the database is down ends with instructions', inFull, async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Example');
    await page.getByLabel('Email').fill('ada@visitor.example');
    await page.getByLabel('Message').fill('What would you see in our grid?');
    await control('postgres', 'stop');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'This could not be sent' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue('What would you see in our grid?');
  });

  test('the admin tells staff what still works, and recovers by itself', inFull, async ({ page }) => {
    await control('postgres', 'stop');
    const response = await page.goto('/admin');
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'The admin is in maintenance' })).toBeVisible();
    await expect(page.getByText('Nothing that was saved is lost')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the site' })).toHaveAttribute('href', '/');
    await control('postgres', 'start');
    await expect(page.getByRole('heading', { name: 'The admin is in maintenance' })).toBeHidden({ timeout: 40_000 });
  });
});

test('a process that has to stop completes its requests', inFull, async () => {
  const port = Number(new URL(siteUrl).port);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const lost: string[] = [];
  let served = 0;
  let refused = 0;
  let isStopping = false;
  let isOver = false;
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const isRequestedLater = isStopping;
      const request = http.get({ port, path, agent }, (response) => {
        response.on('error', (error) => lost.push(`${path}: ${error.message}`));
        response.on('data', () => {});
        response.on('end', () => {
          if (!response.complete || (response.statusCode ?? 0) >= 500) lost.push(`${path}: ${response.statusCode}`);
          served += 1;
        });
        response.on('close', resolve);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A load balancer would use another instance. A connection that the kernel had queued when the
        // port closed is reset, before or after the client has written to it; any later one is refused.
        const isReset = ['read', 'write'].includes(error.syscall ?? '');
        if (error.syscall === 'connect' || (isReset && isRequestedLater && !request.reusedSocket)) refused += 1;
        else lost.push(`${path}: ${error.code} ${error.message}`);
        setTimeout(resolve, 20);
      });
    });
  const client = async (paths: string[]) => {
    for (let turn = 0; !isOver; turn++) await ask(paths[turn % paths.length] ?? '/');
  };
  const clients = Array.from({ length: 12 }, () => client(['/', '/about/careers', '/no-such-page', '/?a=1']));
  await new Promise((resolve) => setTimeout(resolve, 500));
  isStopping = true;
  await control('site', 'stop');
  const before = served;
  isStopping = false;
  await control('site', 'start');
  await expect.poll(() => served).toBeGreaterThan(before + 50);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  expect(lost).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
