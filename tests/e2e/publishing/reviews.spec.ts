import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { STAFF_COOKIE } from '@/lib/staff-cookie';
import { inFull } from '../../helpers/extent';
import { cmsAs } from '../helpers/cms';
import { siteUrl, visit } from '../helpers/site';
import { test } from '../helpers/strict';

const PAGE = '/container-treatments';
const HIDING = '/design-system';
type Reviewer = { name: string; email: string; token: string };

async function newReviewer(name: string): Promise<Reviewer> {
  const email = `${name.toLowerCase().replace(' ', '-')}@browser-tests.example`;
  const password = randomBytes(18).toString('base64url');
  await cmsAs('admin').removeWhere('users', { email });
  await cmsAs('admin').create('users', { name, role: 'reviewer', email, password });
  const response = await fetch(`${siteUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { name, email, token: ((await response.json()) as { token: string }).token };
}

let first: Reviewer;
let second: Reviewer;
const forget = () => cmsAs('admin').send('DELETE', '/design-reviews?where[element][exists]=true');

test.beforeAll(async () => {
  first = await newReviewer('Reviewer First');
  second = await newReviewer('Reviewer Second');
});
test.beforeEach(forget);
test.afterAll(async () => {
  await forget();
  for (const { email } of [first, second]) await cmsAs('admin').removeWhere('users', { email });
});

const session = ({ token }: Reviewer) => [
  { name: 'payload-token', value: token, domain: new URL(siteUrl).hostname, path: '/' },
];

async function open(browser: Browser, who?: Reviewer, path = PAGE): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl });
  if (who) await context.addCookies(session(who));
  const page = await context.newPage();
  await page.goto(`${path}?review`);
  const mode = page.locator(`[data-review-mode="${who ? 'shared' : 'visitor'}"]`);
  await expect(mode).toBeVisible();
  if (who) await expect(mode).toContainText(who.name);
  return page;
}
const element = (page: Page, id = 'treatment/ct-01') => page.locator(`[data-element="${id}"]`);
const press = (page: Page, state: 'kept' | 'modified' | 'deleted' | 'pending', id?: string) =>
  element(page, id).locator(`[data-review="${state}"]`).click();
const count = (page: Page, state: string) => page.locator(`[data-review-count="${state}"]`);
/** Pages look every 4 s; the rest is for slow machines. */
const soon = { timeout: 20_000 };

test('two reviewers: each sees within seconds what the other decides, the later decision wins, both are in the history', async ({
  browser,
}) => {
  const [a, b, visitor] = [await open(browser, first), await open(browser, second), await open(browser)];
  await press(a, 'kept');
  await expect(element(b)).toHaveAttribute('data-state', 'kept', soon);
  await expect(element(b).locator('[data-review-status]')).toHaveText('Kept by Reviewer First');
  await expect(element(visitor)).toHaveAttribute('data-state', 'kept', soon);
  await expect(element(visitor).locator('[data-review-status]')).toHaveText('Kept');
  await expect(count(b, 'kept')).toHaveText('1');

  await press(b, 'modified');
  await element(b).getByLabel('What should change').fill('A thinner line.');
  await expect(element(a)).toHaveAttribute('data-state', 'modified', soon);
  await expect(element(a).getByLabel('What should change')).toHaveValue('A thinner line.', soon);

  await element(a).getByText('History').click();
  const history = element(a).getByRole('listitem');
  await expect(history.filter({ hasText: /^Kept by Reviewer First, / })).toHaveCount(1);
  await expect(history.filter({ hasText: /^Modified by Reviewer Second, .*: A thinner line\.$/ })).toHaveCount(1);
});

test('pressed at the same time, both browsers come to show the same', inFull, async ({ browser }) => {
  const [a, b] = [await open(browser, first), await open(browser, second)];
  await Promise.all([press(a, 'kept'), press(b, 'deleted')]);
  await expect(async () => {
    const { docs } = await cmsAs('admin').send<{ docs: { state: string }[] }>('GET', '/design-reviews');
    expect(docs).toHaveLength(1);
    // The later decision may appear with another poll.
    const state = docs[0]?.state ?? '';
    for (const page of [a, b]) await expect(element(page)).toHaveAttribute('data-state', state, { timeout: 500 });
  }).toPass({ timeout: 120_000 });
});

test('the states are in the page for visitors without JavaScript', async ({ browser }) => {
  const page = await open(browser, first);
  expect((await visit(PAGE)).body).not.toContain('data-state="deleted"');
  await press(page, 'deleted');
  await expect(async () => expect((await visit(PAGE)).body).toContain('data-state="deleted"')).toPass(soon);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const plain = await context.newPage();
  await plain.goto(PAGE);
  await expect(element(plain).locator('[data-review-status]')).toHaveText('Deleted');
  await expect(count(plain, 'deleted')).toHaveText('1');
  // The switch and the filter are CSS only.
  await expect(plain.locator('.review-summary')).toBeHidden();
  await plain.getByRole('checkbox', { name: 'Review' }).check();
  await expect(plain.locator('.review-summary')).toBeVisible();
  await plain.getByRole('radio', { name: /^Deleted/ }).check({ force: true });
  await expect(plain.locator('.reviewed:visible')).toHaveCount(1);
});

test(
  'a visitor decides in this browser only, is informed, and carries it over after signing in',
  inFull,
  async ({ browser }) => {
    const page = await open(browser);
    await expect(page.locator('[data-review-mode="visitor"]')).toContainText('kept in this browser only');
    await press(page, 'kept');
    await page.reload();
    await expect(element(page)).toHaveAttribute('data-state', 'kept');
    const { totalDocs } = await cmsAs('admin').send<{ totalDocs: number }>('GET', '/design-reviews');
    expect(totalDocs).toBe(0);

    await page.context().addCookies(session(first));
    const offer = page.locator('[data-review-carry]');
    await expect(offer).toContainText('1 decision', soon);
    await expect(element(page)).toHaveAttribute('data-state', 'pending');
    await page.getByRole('button', { name: 'Share them' }).click();
    await expect(element(page)).toHaveAttribute('data-state', 'kept');
    await expect(offer).toBeHidden();
    await expect(element(await open(browser))).toHaveAttribute('data-state', 'kept');
  },
);

test(
  'an API that is down is tried four times, then the old state is back and the page says so',
  inFull,
  async ({ browser }) => {
    const page = await open(browser, first);
    await press(page, 'kept');
    await expect(element(page).locator('[data-review-status]')).toContainText('Reviewer First');
    let tries = 0;
    await page.route('**/reviews', async (route) => {
      if (route.request().method() === 'PUT') tries++;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await press(page, 'deleted');
    await expect(element(page)).toHaveAttribute('data-state', 'deleted');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
    await expect(element(page)).toHaveAttribute('data-state', 'kept');
    expect(tries).toBe(4);
  },
);

test('a decision about what has changed since is marked', inFull, async ({ browser }) => {
  await fetch(`${siteUrl}/reviews`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: siteUrl, cookie: `payload-token=${first.token}` },
    body: JSON.stringify({ element: 'treatment/ct-02', state: 'kept', hash: '0123456789ab' }),
  });
  const page = await open(browser);
  await expect(element(page, 'treatment/ct-02').getByText('Changed since')).toBeVisible();
  await expect(element(page).getByText('Changed since')).toBeHidden();
});

test('K, M and D decide, J and the arrows move, and none of them while somebody types', async ({ browser }) => {
  const page = await open(browser);
  await page.keyboard.press('j');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-element'));
  expect(await focused()).not.toBeNull();
  await element(page).focus();
  await page.keyboard.press('k');
  await expect(element(page)).toHaveAttribute('data-state', 'kept');
  await page.keyboard.press('j');
  expect(await focused()).toBe('treatment/ct-02');
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('treatment/ct-03');
  await page.keyboard.press('m');
  await element(page, 'treatment/ct-03').getByLabel('What should change').pressSequentially('kmdj');
  await expect(element(page, 'treatment/ct-03').getByLabel('What should change')).toHaveValue('kmdj');
  await expect(element(page, 'treatment/ct-03')).toHaveAttribute('data-state', 'modified');
  await element(page, 'treatment/ct-03').focus();
  await page.keyboard.press('Shift+J');
  expect(await focused()).toBe('treatment/ct-02');
  await expect(element(page, 'treatment/ct-02')).toHaveAttribute('data-state', 'deleted');
  await press(page, 'pending', 'treatment/ct-02');
  await expect(element(page, 'treatment/ct-02')).toHaveAttribute('data-state', 'pending');
});

test(
  'deleted ones are out of sight in the gradient architecture, and come back on request',
  inFull,
  async ({ browser }) => {
    const page = await open(browser, undefined, HIDING);
    const article = page.locator('[data-section="gradient-architecture"] [data-element]').first();
    const elsewhere = page.locator('[data-section="color-system"] [data-element]').first();
    for (const one of [article, elsewhere]) await one.locator('[data-review="deleted"]').click();
    await expect(article).toBeHidden();
    await expect(elsewhere).toBeVisible();
    await page.getByLabel('Show deleted').check();
    await expect(article).toBeVisible();
  },
);

test('notes of the button audit are kept and shared like decisions', inFull, async ({ browser }) => {
  const [a, b] = [await open(browser, first, HIDING), await open(browser, second, HIDING)];
  const note = (page: Page) => page.locator('textarea[data-audit-note]').first();
  await note(a).fill('The padding of the form’s button.');
  await expect(note(b)).toHaveValue('The padding of the form’s button.', soon);
  await expect(a.locator('textarea[data-audit-note]')).toHaveCount(6);
});

test(
  'two who write one note at the same time both keep their words, and a click into it takes nothing back',
  inFull,
  async ({ browser }) => {
    const [a, b] = [await open(browser, first), await open(browser, second)];
    const note = (page: Page) => element(page).getByLabel('What should change');
    const write = async (page: Page, text: string) => {
      const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
      await note(page).fill(text);
      await note(page).blur();
      expect((await stored).status()).toBe(200);
    };
    await press(a, 'modified');
    await expect(element(b)).toHaveAttribute('data-state', 'modified', soon);
    await note(b).focus();
    await write(a, 'Wider.');
    await press(a, 'kept', 'treatment/ct-02');
    await expect(element(b, 'treatment/ct-02')).toHaveAttribute('data-state', 'kept', soon);
    // Nothing is written under the own caret.
    await expect(note(b)).toHaveValue('');
    await note(b).blur();
    await expect(note(b)).toHaveValue('Wider.', soon);
    await note(b).focus();
    await write(a, 'Wider.\nThinner.');
    await write(b, 'Wider, please.');
    for (const page of [a, b]) await expect(note(page)).toHaveValue('Wider, please.\nThinner.', soon);
  },
);

test('Clear deletes the note that is shown, and none that somebody writes meanwhile', inFull, async ({ browser }) => {
  const [a, b] = [await open(browser, first), await open(browser, second)];
  const note = (page: Page) => element(page).getByLabel('What should change');
  await press(a, 'modified');
  await note(a).fill('Wider.');
  await note(a).blur();
  await expect(note(b)).toHaveValue('Wider.', soon);
  // `b` learns of nothing for a while.
  await b.route('/reviews', (route) => (route.request().method() === 'GET' ? undefined : route.fallback()));
  await note(a).fill('Wider.\nThinner.');
  const stored = a.waitForResponse((response) => response.request().method() === 'PUT');
  await note(a).blur();
  expect((await stored).status()).toBe(200);
  await press(b, 'pending');
  for (const page of [a, b]) await expect(note(page)).toHaveValue('Thinner.', soon);
});

test('what the viewer sees is exported as CSV and JSON', inFull, async ({ browser }) => {
  const page = await open(browser);
  await press(page, 'modified');
  await element(page).getByLabel('What should change').fill('=cmd, "quoted"');
  await page.locator('.review-more > summary').click();
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const csv = await saved('Export CSV');
  expect(csv.name).toMatch(/^design-reviews-container-treatments-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toContain(`modified,"'=cmd, ""quoted""",false,`);
  const rows = JSON.parse((await saved('Export JSON')).text) as { element: string; state: string; note: string }[];
  expect(rows).toHaveLength(14);
  expect(rows[0]).toMatchObject({ element: 'treatment/ct-01', state: 'modified', note: '=cmd, "quoted"' });
});

test('notes and names reach nobody but staff: not the page, its data, the states or the API', async ({ browser }) => {
  const note = `A secret about ${randomBytes(6).toString('hex')}.`;
  const a = await open(browser, first);
  await press(a, 'modified');
  await element(a).getByLabel('What should change').fill(note);
  await expect(async () => {
    const { docs } = await cmsAs('editor').send<{ docs: object[] }>('GET', '/design-reviews?depth=1');
    expect(JSON.stringify(docs)).toContain(note);
  }).toPass();
  // The page as of the note: it is stored again after each decision, and is the same for all.
  await expect(async () => {
    const page = await (await fetch(`${siteUrl}${PAGE}`)).text();
    expect(page).toContain('data-state="modified"');
  }).toPass();
  const requests: [string, Record<string, string>][] = [
    [PAGE, {}],
    [PAGE, { rsc: '1' }],
    [`${PAGE}?_rsc=1`, { rsc: '1', 'next-url': PAGE }],
    ['/reviews', {}],
    ['/api/design-reviews?depth=2&limit=100', {}],
    ['/api/design-reviews?select[note]=true', {}],
    ['/api/design-reviews/versions', {}],
  ];
  for (const [path, headers] of requests) {
    const body = await (await fetch(`${siteUrl}${path}`, { headers })).text();
    expect([path, body.includes(note), body.includes(first.name)]).toEqual([path, false, false]);
  }
  const visitor = await open(browser);
  await expect(element(visitor).getByLabel('What should change')).toHaveValue('');
});

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

test('readers see states and no controls; the switch brings them, and this browser remembers it', async ({
  browser,
}) => {
  await press(await open(browser, first), 'kept', 'treatment/ct-02');
  const context = await browser.newContext({ baseURL: siteUrl });
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  const toggle = page.getByRole('checkbox', { name: 'Review' });
  const keep = element(page).locator('[data-review="kept"]');
  await expect(async () => {
    await page.goto(PAGE);
    await expect(element(page, 'treatment/ct-02').getByText('Kept')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(toggle).not.toBeChecked();
  await expect(keep).toBeHidden();
  await expect(element(page).locator('.review')).toBeHidden();
  await expect(page.locator('.review-summary')).toBeHidden();
  // Keys decide nothing while nobody reviews.
  await element(page).focus();
  await page.keyboard.press('k');
  await expect(element(page)).toHaveAttribute('data-state', 'pending');
  expect(scripts.filter((script) => script.includes('/reviews-'))).toEqual([]);

  await toggle.check();
  await expect(keep).toBeVisible();
  await expect(page.locator('[data-review-mode="visitor"]')).toBeVisible();
  await page.goto('/design-system');
  await expect(toggle).toBeChecked();
  await expect(page.locator('.review-summary')).toBeVisible();
  await toggle.uncheck();
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'Templates' }).first()).toBeVisible();
  await expect(toggle).not.toBeChecked();
});

test('staff review from the start, unless they turn it off', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl });
  const { hostname } = new URL(siteUrl);
  await context.addCookies([...session(first), { name: STAFF_COOKIE, value: '1', domain: hostname, path: '/' }]);
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('[data-review-mode="shared"]')).toContainText(first.name);
  await page.getByRole('checkbox', { name: 'Review' }).uncheck();
  const scripts = scriptsOf(page);
  await page.reload();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(page.locator('.review-summary')).toBeHidden();
});

test('the link of a review leads to the element, with its controls', async ({ browser }) => {
  const there = await open(browser, undefined, HIDING);
  const href = await element(there, 'type/body')
    .getByRole('link', { name: /^Review link/ })
    .getAttribute('href');
  expect(href).toBe('?review#type-body');
  const page = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await page.goto(`${HIDING}${href}`);
  await expect(element(page, 'type/body').locator('[data-review="kept"]')).toBeVisible();
  await expect(element(page, 'type/body')).toBeInViewport();
});
