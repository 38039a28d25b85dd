import { type BrowserContext, expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { type Changes, test } from '../helpers/changes';
import type { Cms } from '../helpers/cms';
import { attributes, siteUrl, textOf, visit } from '../helpers/site';

// Decision 049.

const STATS = 'https://stats.example';
const CALENDAR = 'https://cal.example';
const stats = {
  name: 'Example Statistics',
  purpose: 'Shows us which pages are hard to find.',
  privacyAddress: `${STATS}/privacy`,
  scriptAddress: `${STATS}/count.js`,
  connections: [{ address: 'https://collect.example/in' }],
};
const calendar = {
  name: 'Example Calendar',
  purpose: 'Offers free times for a session.',
  privacyAddress: `${CALENDAR}/privacy`,
  frameAddress: CALENDAR,
};

const region = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const button = (page: Page, name: 'Accept' | 'Decline' | 'Close') => region(page).getByRole('button', { name });
const statusText = (page: Page) => region(page).getByRole('status').locator('p:visible').textContent();
const choicesLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });

/** Fakes the two services and returns the requests to them. */
async function serve(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  const note = (url: string) => requested.push(new URL(url).host + new URL(url).pathname);
  await context.route(`${STATS}/**`, (route) => {
    note(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: "window.counted = true; fetch('https://collect.example/in', { method: 'POST', mode: 'no-cors' });",
    });
  });
  await context.route('https://collect.example/**', (route) => {
    note(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await context.route(`${CALENDAR}/**`, (route) => {
    note(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title><p>Free times</p>' });
  });
  return requested;
}

async function setServices(api: Cms, changes: Changes, services: object[], more: object = {}) {
  const { id } = await api.find('legal-pages', { slug: 'privacy' });
  await changes.publishGlobal('site-settings', { outsideServices: services, privacyPage: id, ...more });
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('header[data-live]')).toBeVisible();
}

const isCounted = (page: Page) => page.evaluate(() => 'counted' in window);

test('without services, pages have no consent code, and no question', async ({ page }) => {
  const { body, headers } = await visit('/platform');
  expect(body).not.toMatch(/privacy-choices|\/assets\/consent-|choices-buttons|--choices/);
  expect(headers.get('content-security-policy')).not.toContain('https:');
  await open(page, '/platform');
  await expect(region(page)).toHaveCount(0);
  await expect(choicesLink(page)).toHaveCount(0);
});

test('a service is loaded after it is accepted, and no longer once declined', async ({
  page,
  context,
  api,
  changes,
}) => {
  const requested = await serve(context);
  await setServices(api, changes, [stats]);
  await open(page, '/platform');
  await expect(region(page)).toContainText('Example Statistics: Shows us which pages are hard to find.');
  expect(requested).toEqual([]);

  await button(page, 'Accept').click();
  await expect(region(page)).toBeHidden();
  await expect.poll(() => isCounted(page)).toBe(true);
  await expect.poll(() => requested).toEqual(['stats.example/count.js', 'collect.example/in']);

  await open(page, '/about');
  await expect(region(page)).toBeHidden();
  await expect.poll(() => isCounted(page)).toBe(true);

  await choicesLink(page).click();
  await expect(region(page)).toBeFocused();
  expect(await statusText(page)).toBe('You have accepted.');
  await button(page, 'Decline').click();
  await expect(choicesLink(page)).toBeFocused();
  requested.length = 0;
  await open(page, '/platform');
  await expect(region(page)).toBeHidden();
  expect(requested).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the focus returns to where it was before the question', inFull, async ({ page, context, api, changes }) => {
  await serve(context);
  await setServices(api, changes, [stats]);
  await open(page, '/contact');
  await expect(region(page)).toBeVisible();
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.focus();
  await button(page, 'Decline').click();
  await expect(name).toBeFocused();

  await choicesLink(page).click();
  await button(page, 'Close').press('Enter');
  await expect(choicesLink(page)).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await open(page, '/platform');
  await expect(region(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await button(page, 'Accept').press('Enter');
  await expect(skip).toBeFocused();
});

test('declining takes as few steps as accepting, and is kept', async ({ page, context, api, changes }) => {
  const requested = await serve(context);
  await setServices(api, changes, [stats]);
  await open(page, '/platform');
  const [accept, decline] = [await button(page, 'Accept').boundingBox(), await button(page, 'Decline').boundingBox()];
  expect({ width: accept?.width, height: accept?.height }).toEqual({ width: decline?.width, height: decline?.height });
  await button(page, 'Decline').click();
  await open(page, '/about');
  await expect(region(page)).toBeHidden();
  expect(requested).toEqual([]);

  await choicesLink(page).click();
  expect(await statusText(page)).toBe('You have declined.');
  await button(page, 'Close').click();
  await expect(region(page)).toBeHidden();
  expect(requested).toEqual([]);
});

test(
  'visitors are requested to choose again when half a year has passed, and when a service has changed',
  inFull,
  async ({ page, context, api, changes }) => {
    await serve(context);
    await setServices(api, changes, [stats]);
    await page.clock.setFixedTime('2030-01-01T12:00:00Z');
    await open(page, '/platform');
    await button(page, 'Accept').click();
    await page.clock.setFixedTime('2030-06-30T12:00:00Z');
    await open(page, '/platform');
    await expect(region(page)).toBeHidden();
    await page.clock.setFixedTime('2030-07-04T12:00:00Z');
    await open(page, '/platform');
    await expect(region(page)).toBeVisible();
    expect(await isCounted(page)).toBe(false);

    await button(page, 'Accept').click();
    await api.publishGlobal('site-settings', { outsideServices: [{ ...stats, purpose: 'Shows you advertisements.' }] });
    await open(page, '/platform');
    await expect(region(page)).toContainText('Shows you advertisements.');
    expect(await isCounted(page)).toBe(false);
  },
);

test(
  'browsers that send an opt-out signal have declined, and see no question',
  inFull,
  async ({ browser, api, changes }) => {
    await setServices(api, changes, [stats]);
    const signals = {
      control: () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      tracking: () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    };
    const [key = ''] = attributes((await visit('/platform')).body, 'li', 'data-service');
    expect(key).not.toBe('');
    for (const [name, signal] of Object.entries(signals)) {
      const context = await browser.newContext({ baseURL: siteUrl });
      const requested = await serve(context);
      await context.addInitScript(signal);
      await context.addInitScript((choice) => localStorage.setItem('alethia-privacy', JSON.stringify(choice)), {
        until: Date.now() + 1e9,
        accepted: [key],
      });
      const page = await context.newPage();
      await open(page, '/platform');
      await expect(region(page), name).toBeHidden();
      await choicesLink(page).click();
      expect(await statusText(page), name).toContain('counts as declined');
      await expect(button(page, 'Accept'), name).toBeHidden();
      await button(page, 'Close').click();
      expect(requested, name).toEqual([]);
      await context.close();
    }
  },
);

test('without scripts nothing is loaded, and there is no question', async ({ browser, api, changes }) => {
  await setServices(api, changes, [stats]);
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const requested = await serve(context);
  const page = await context.newPage();
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region(page)).toBeHidden();
  await expect(choicesLink(page)).toBeHidden();
  expect(requested).toEqual([]);
  await context.close();
});

test('the policy allows what the service needs on pages of editors, and nothing elsewhere', async ({
  api,
  changes,
}) => {
  await setServices(api, changes, [stats]);
  const policyOf = async (path: string) => (await visit(path)).headers.get('content-security-policy') ?? '';
  const policy = await policyOf('/platform');
  const origins = [...policy.matchAll(/https:\/\/[^\s;]+/g)].map(([origin]) => origin);
  expect(origins).toEqual([STATS, STATS, 'https://collect.example']);
  expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example;/);
  for (const path of ['/account', '/auth', '/search?q=grid', '/calendar', '/no-such-page', '/admin/login'])
    expect(await policyOf(path), path).not.toContain('stats.example');
});

test('the privacy policy lists the services, and opens the choice', async ({ page, context, api, changes }) => {
  await serve(context);
  await setServices(api, changes, [stats, calendar]);
  const { body } = await visit('/privacy');
  const main = textOf(body.slice(body.indexOf('<main')));
  expect(main).toContain('Services that need your consent');
  for (const { name, purpose } of [stats, calendar]) expect(main).toContain(`${name}: ${purpose}`);
  expect(textOf((await visit('/terms')).body)).not.toContain('Services that need your consent');

  await open(page, '/privacy');
  await button(page, 'Decline').click();
  await page.getByRole('main').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(region(page)).toBeVisible();
});

test('an external calendar that is among them waits behind its card', async ({ page, context, api, changes }) => {
  const requested = await serve(context);
  await setServices(api, changes, [calendar], { calendarAddress: `${CALENDAR}/alethia` });
  await open(page, '/booking');
  const card = page.getByRole('link', { name: 'Open calendar' });
  await expect(card).toHaveAttribute('href', `${CALENDAR}/alethia`);
  await expect(card).toBeVisible();
  expect(requested).toEqual([]);
  await button(page, 'Accept').click();
  await expect(page.frameLocator('iframe[title="Booking calendar"]').getByText('Free times')).toBeVisible();
  await expect(card).toBeHidden();
});

for (const width of [1440, 320]) {
  test(
    `by keyboard, at ${width} px, it precedes the page, hides nothing in focus and passes axe`,
    inFull,
    async ({ page, context, api, changes }) => {
      await serve(context);
      await setServices(api, changes, [stats, calendar]);
      await page.setViewportSize({ width, height: 720 });
      await open(page, '/platform');
      await expect(region(page)).toBeVisible();
      expect(await faults(page)).toEqual([]);

      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('link').first()).toBeFocused();

      // The last link is scrolled out from under it.
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      await expect
        .poll(async () => {
          const [link, choices] = [await last.boundingBox(), await region(page).boundingBox()];
          return link && choices ? link.y + link.height <= choices.y : false;
        })
        .toBe(true);

      await button(page, 'Decline').focus();
      await page.keyboard.press('Enter');
      await expect(region(page)).toBeHidden();
    },
  );
}

test(
  'German pages ask in German, and what is accepted there holds on English ones',
  inFull,
  async ({ page, context, api, changes }) => {
    const requested = await serve(context);
    await setServices(api, changes, [stats, calendar]);
    const { id } = await api.find('languages', { code: 'de' });
    changes.later(() => api.unpublish('languages', id));
    const purpose = 'Zeigt uns, welche Seiten schwer zu finden sind.';
    changes.later(() => api.publish('languages', id, { texts: { outsideServices: [] } }));
    await api.publish('languages', id, { texts: { outsideServices: [{ service: stats.name, purpose }] } });

    await open(page, '/de');
    const question = page.getByRole('region', { name: 'Datenschutz-Auswahl' });
    await expect(question).toContainText(`${stats.name}: ${purpose}`);
    await expect(question).not.toContainText(stats.purpose);
    await expect(question.locator('[lang=en]')).toHaveText(`${calendar.name}: ${calendar.purpose}`);
    await expect(question.getByRole('link', { name: 'Unsere Datenschutzerklärung' })).toHaveAttribute('hreflang', 'en');
    await question.getByRole('button', { name: 'Zustimmen' }).click();
    await expect.poll(() => requested).toContain('stats.example/count.js');
    await open(page, '/platform');
    await expect(region(page)).toBeHidden();
  },
);

for (const width of sample([390, 320])) {
  test(
    `on a phone of ${width} px it takes a quarter of the screen at most, and its buttons stay in view with large text`,
    inFull,
    async ({ page, context, api, changes }) => {
      await serve(context);
      await setServices(api, changes, [stats]);
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/platform');
      expect((await region(page).boundingBox())?.height).toBeLessThanOrEqual(844 / 4);
      const looks = await Promise.all(
        (['Decline', 'Accept'] as const).map((name) =>
          button(page, name).evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44);

      await page.addStyleTag({ content: 'html{font-size:200%}' });
      for (const name of ['Decline', 'Accept'] as const) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const link = region(page).getByRole('link').last();
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    },
  );
}
