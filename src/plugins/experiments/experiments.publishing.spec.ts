import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { type Changes, section, test } from '../../../tests/e2e/helpers/changes';
import type { Cms } from '../../../tests/e2e/helpers/cms';
import { comesAlive } from '../../../tests/e2e/helpers/forms';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { attributes, siteUrl } from '../../../tests/e2e/helpers/site';
import { newEmail } from '../../../tests/e2e/helpers/supabase';
import { expectToast, readTheForm } from '../../../tests/e2e/helpers/toasts';
import { visitor } from '../../../tests/e2e/helpers/visitor';
import { inFull } from '../../../tests/helpers/extent';

/** Test browsers identify as bots, which take part in no experiment. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const COOKIE = 'alethia_experiments';

/** Counts are written every 10 s. */
const written = { timeout: 30_000 };

type Overview = { result: { versions: { visitors: number; goals: number }[] } };
type Goal = { kind: 'link'; path: string } | { kind: 'form'; form: 'newsletter' };
type Tested = { id: string; path: string; page: string; variant: string; variantPath: string };

const blocks = (heading: string) => [
  {
    blockType: 'hero',
    layout: 'plain',
    heading,
    links: [{ label: 'See the platform', kind: 'address', address: '/platform', appearance: 'solid' }],
    section: { ground: 'graphite', spacing: 'standard' },
  },
  { blockType: 'newsletter-signup', heading: 'Subscribe', text: 'Six issues a year.', section },
];

const headings = (word: string) => ({ a: `As it is ${word}`, b: `Another ${word}` });

async function prepare(changes: Changes, api: Cms, word: string, goal: Goal): Promise<Tested> {
  const path = `/tested-${word}`;
  const page = await changes.create('pages', { title: `Tested ${word}`, path, blocks: blocks(headings(word).a) });
  const { id } = await changes.create('experiments', { title: `Try ${word}`, page: page.id, goal });
  changes.later(() => api.removeWhere('pages', { path: `${path}-variant-b` }));
  changes.later(() => api.send('POST', `/experiments/${id}/end`, {}).catch(() => undefined));
  const made = await api.send<{ page: string }>('POST', `/experiments/${id}/variant`, {});
  await api.publish('pages', made.page, { blocks: blocks(headings(word).b) });
  return { id, path, page: page.id, variant: made.page, variantPath: `${path}-variant-b` };
}

async function start(changes: Changes, api: Cms, word: string, goal: Goal): Promise<Tested> {
  const tested = await prepare(changes, api, word, goal);
  await api.send('POST', `/experiments/${tested.id}/start`, {});
  return tested;
}

const figuresOf = async (api: Cms, { id }: Tested) => {
  const { result } = await api.send<Overview>('GET', `/experiments/${id}/overview`);
  return result.versions.map(({ visitors, goals }) => [visitors, goals]);
};

/** As a browser without cookies. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(siteUrl + path, {
    headers: { 'user-agent': userAgent, ...headers },
    redirect: 'manual',
  });
  const body = await response.text();
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { status: response.status, body, cookie, headers: response.headers };
}

async function assigned(browser: Browser, { id }: Tested, letter: 'a' | 'b', more = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: siteUrl, userAgent, storageState: { cookies: [], origins: [] } },
    extraHTTPHeaders: { 'x-forwarded-for': visitor() },
    ...more,
  });
  await context.addCookies([{ name: COOKIE, value: `${id.slice(0, 8)}-${letter}`, url: siteUrl }]);
  return context;
}
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === COOKIE)?.value;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email' });
const subscribe = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true });

test(
  'visitors are divided, keep their version, and see it at the address of the page',
  inFull,
  async ({ api, changes, word, browser }) => {
    const before = await ask(`/tested-${word}`);
    expect(before.status).toBe(404);
    const tested = await start(changes, api, word, { kind: 'form', form: 'newsletter' });
    const { a, b } = headings(word);
    const seen = { a: 0, b: 0 };
    for (let visits = 0; visits < 40; visits++) {
      const { body, cookie, headers } = await ask(tested.path);
      const letter = body.includes(b) ? 'b' : 'a';
      seen[letter] += 1;
      expect(body).toContain({ a, b }[letter]);
      expect(cookie).toBe(`${COOKIE}=${tested.id.slice(0, 8)}-${letter}`);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('x-experiment')).toBeNull();
      expect(attributes(body, 'link', 'rel')).toContain('canonical');
      expect(body).toContain(`<link rel="canonical" href="${siteUrl}${tested.path}"/>`);
      const again = await ask(tested.path, { cookie });
      expect([again.body.includes(b) ? 'b' : 'a', again.cookie]).toEqual([letter, '']);
    }
    expect(Math.min(seen.a, seen.b)).toBeGreaterThan(0);
    await expect
      .poll(() => figuresOf(api, tested), written)
      .toEqual([
        [seen.a, 0],
        [seen.b, 0],
      ]);

    const objections: Record<string, string>[] = [{ 'sec-gpc': '1' }, { dnt: '1' }, { 'user-agent': 'Googlebot/2.1' }];
    for (const headers of objections) {
      const response = await ask(tested.path, headers);
      expect([response.status, response.cookie, response.body.includes(a)]).toEqual([200, '', true]);
    }
    const tracked = { 'sec-gpc': '1', cookie: `${COOKIE}=${tested.id.slice(0, 8)}-b` };
    expect((await ask(tested.path, tracked)).body).toContain(a);
    for (const hidden of [tested.variantPath, `/internal/variant/${tested.variant}`])
      expect((await ask(hidden)).status).toBe(404);
    expect((await ask('/sitemap.xml')).body).not.toContain(tested.variantPath);
    expect((await ask('/suggestions.json')).body).not.toContain(tested.variantPath);

    const context = await assigned(browser, tested, 'b');
    const page = await context.newPage();
    await page.goto(tested.path);
    await expect(heading(page)).toHaveText(b);
    await page.reload();
    await expect(heading(page)).toHaveText(b);
    await expect(page).toHaveURL(siteUrl + tested.path);
    await context.close();

    await api.send('POST', `/experiments/${tested.id}/end`, {});
    const after = await ask(tested.path);
    expect([after.body.includes(a), after.cookie]).toEqual([true, '']);
    expect(after.headers.get('cache-control')).toContain('public');
    expect(after.body).not.toContain('data-experiment');
    expect((await ask(`/internal/variant/${tested.variant}`)).status).toBe(404);
  },
);

test('the list of pages folds a variant under its page', inFull, async ({ api, changes, word, browser }) => {
  const tested = await prepare(changes, api, word, { kind: 'form', form: 'newsletter' });
  const context = await browser.newContext({ storageState: sessionFile('editor') });
  const page = await context.newPage();
  await page.goto('/admin/collections/pages?limit=100', { waitUntil: 'networkidle' });
  const row = (path: string) => page.getByRole('row').filter({ has: page.getByText(path, { exact: true }) });
  const toggle = row(tested.path).getByRole('button', { name: '1 variant' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(row(tested.variantPath)).toBeHidden();
  await toggle.press('Enter');
  await expect(row(tested.variantPath)).toBeVisible();
  await toggle.press('Enter');
  await expect(row(tested.variantPath)).toBeHidden();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(row(tested.variantPath).getByRole('checkbox')).toBeChecked();
  await expect(row(tested.variantPath)).toBeVisible();

  await page.goto(`/admin/collections/pages?search=variant-b&limit=100`, { waitUntil: 'networkidle' });
  await expect(row(tested.variantPath)).toBeVisible();
  await context.close();
});

test('a form that is sent counts once for the version of its visitor', async ({ api, changes, word, browser }) => {
  const tested = await start(changes, api, word, { kind: 'form', form: 'newsletter' });
  const context = await assigned(browser, tested, 'b');
  const page = await context.newPage();
  await page.goto(tested.path);
  await comesAlive(page);
  for (const _ of ['once', 'again']) {
    await email(page).fill(newEmail());
    await readTheForm(page);
    await subscribe(page).click();
    await expectToast(page, 'Successfully subscribed!');
    expect(await cookieOf(context)).toBe(`${tested.id.slice(0, 8)}-b-goal`);
    await page.reload();
    await comesAlive(page);
  }
  await expect(heading(page)).toHaveText(headings(word).b);
  await expect
    .poll(() => figuresOf(api, tested), written)
    .toEqual([
      [0, 0],
      [0, 1],
    ]);
  await context.close();
});

test(
  'without scripts, a form comes back in the version of its visitor and counts',
  inFull,
  async ({ api, changes, word, browser }) => {
    const tested = await start(changes, api, word, { kind: 'form', form: 'newsletter' });
    const context = await assigned(browser, tested, 'b', { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(tested.path);
    await email(page).fill('no address');
    await subscribe(page).click();
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toHaveValue('no address');
    await expect(heading(page)).toHaveText(headings(word).b);
    await expect(page).toHaveURL(new RegExp(`^${siteUrl}${tested.path}(#|$)`));
    expect(await cookieOf(context)).toBe(`${tested.id.slice(0, 8)}-b`);
    await email(page).fill(newEmail());
    await subscribe(page).click();
    await expect(page.getByText('Successfully subscribed!')).toBeVisible();
    await expect(heading(page)).toHaveText(headings(word).b);
    expect(await cookieOf(context)).toBe(`${tested.id.slice(0, 8)}-b-goal`);
    await expect
      .poll(() => figuresOf(api, tested), written)
      .toEqual([
        [0, 0],
        [0, 1],
      ]);
    await context.close();
  },
);

test(
  'a link that is followed counts once, by a script of at most 1 KB on these pages only',
  inFull,
  async ({ api, changes, word, browser }) => {
    const tested = await start(changes, api, word, { kind: 'link', path: '/platform' });
    const context = await assigned(browser, tested, 'a');
    const page = await context.newPage();
    const { body } = await ask(tested.path, { cookie: `${COOKIE}=${tested.id.slice(0, 8)}-a` });
    const [script = ''] = attributes(body, 'span', 'data-then');
    expect(script).toMatch(/^\/assets\/experiment-/);
    expect(gzipSync((await ask(script)).body, { level: 9 }).length).toBeLessThanOrEqual(1_024);
    for (const _ of ['once', 'again']) {
      await page.goto(tested.path, { waitUntil: 'networkidle' });
      await page.getByRole('main').getByRole('link', { name: 'See the platform' }).click();
      await expect(page).toHaveURL(`${siteUrl}/platform`);
      await expect.poll(() => cookieOf(context)).toBe(`${tested.id.slice(0, 8)}-a-goal`);
    }
    expect(await page.content()).not.toContain('/assets/experiment-');
    await expect
      .poll(() => figuresOf(api, tested), written)
      .toEqual([
        [0, 1],
        [0, 0],
      ]);
    await context.close();
  },
);

test.describe('staff', () => {
  test.use({ storageState: sessionFile('editor') });

  test('make a variant, start, read the figures, and take the winner', inFull, async ({ api, changes, word, page }) => {
    const path = `/tested-${word}`;
    const { a, b } = headings(word);
    const tested = await changes.create('pages', { title: `Tested ${word}`, path, blocks: blocks(a) });
    const goal = { kind: 'link', path: '/platform' };
    const { id } = await changes.create('experiments', { title: `Try ${word}`, page: tested.id, goal });
    changes.later(() => api.removeWhere('pages', { path: `${path}-variant-b` }));
    changes.later(() => api.send('POST', `/experiments/${id}/end`, {}).catch(() => undefined));
    const form = `/admin/collections/experiments/${id}`;
    const panel = page.getByRole('region', { name: 'The experiment' });

    await page.goto(form, { waitUntil: 'networkidle' });
    await expect(panel).toContainText('Make at least one variant.');
    await expect(panel.getByRole('button', { name: 'Start the experiment' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Make a variant' }).click();
    await page.waitForURL('**/admin/collections/pages/*');
    const variant = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await api.publish('pages', variant, { blocks: blocks(b) });

    await page.goto(form, { waitUntil: 'networkidle' });
    expect(await faults(page, '.experiment-panel')).toEqual([]);
    await panel.getByRole('button', { name: 'Start the experiment' }).click();
    await expect(panel).toContainText('Running since');
    await expect(panel).toContainText('Variant B: not enough visitors yet.');
    await expect(panel.getByRole('table')).toBeVisible();
    expect(await faults(page, '.experiment-panel')).toEqual([]);
    expect((await ask(path, { cookie: `${COOKIE}=${id.slice(0, 8)}-b` })).body).toContain(b);

    await panel.getByRole('button', { name: 'Take Variant B' }).click();
    await panel.getByRole('button', { name: 'Take: Variant B' }).click();
    await expect(panel).toContainText('Ran from');
    const after = await ask(path);
    expect([after.body.includes(b), after.body.includes(a), after.cookie]).toEqual([true, false, '']);
    await expect(panel.getByRole('button')).toHaveCount(0);
    expect((await api.latest('pages', variant))._status).toBe('draft');
  });
});

test.describe('beside a colleague', () => {
  test.use({ storageState: sessionFile('editor') });

  test('a variant that a colleague makes stays in the experiment when the open form is saved', async ({
    api,
    changes,
    page,
    word,
  }) => {
    const tested = await changes.create('pages', { title: word, path: `/${word}`, blocks: blocks(word) });
    const goal = { kind: 'link', path: '/platform' };
    const { id } = await changes.create('experiments', { title: `Try ${word}`, page: tested.id, goal });
    changes.later(() => api.removeWhere('pages', { path: `/${word}-variant-b` }));
    // No news before the save.
    await page.route('**/stay', (route) => route.abort());
    await page.goto(`/admin/collections/experiments/${id}`, { waitUntil: 'networkidle' });
    await api.send('POST', `/experiments/${id}/variant`, {});
    await page.locator('#field-title').fill(`Renamed ${word}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing is lost.')).toBeVisible();
    await page.unroute('**/stay');
    const stored = async () => {
      const { title, variants } = await api.find('experiments', { id });
      return [title, (variants as unknown[]).length];
    };
    await expect(async () => {
      const save = page.getByRole('button', { name: 'Save', exact: true });
      if (await save.isEnabled()) await save.click({ timeout: 2_000 });
      expect(await stored()).toEqual([`Renamed ${word}`, 1]);
    }).toPass({ timeout: 60_000 });
  });
});
