import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { type Changes, test } from '../helpers/changes';
import type { Cms } from '../helpers/cms';
import { pressPublish } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { settled } from '../helpers/settled';
import { siteUrl, visit } from '../helpers/site';
import { brokenWords } from '../helpers/text-layout';

const german = ['/de', '/de/kontakt', '/de/barrierefreiheit', '/de/loesungen/energie'];

async function offer(api: Cms, changes: Changes): Promise<string> {
  const { id } = await api.find('languages', { code: 'de' });
  changes.later(() => api.unpublish('languages', id));
  await api.publish('languages', id, {});
  return id;
}

const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
      language,
      href?.replace(siteUrl, '').replace(/\/$/, '') || '/',
    ]),
  );

const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  'a language is off until staff publish it, and off again once they take it back',
  inFull,
  async ({ api, browser, changes }) => {
    // Pages with React contain its stream, which is divided differently each time.
    const before = (await visit('/privacy')).body;
    expect(before).not.toMatch(/hreflang/i);
    for (const path of german) expect((await visit(path)).status, path).toBe(404);
    expect((await visit('/sitemap.xml')).body).not.toContain('/de');
    expect((await visit('/search?q=Wahrnehmung&language=de')).body).toContain('<html lang="en"');

    const { id } = await api.find('languages', { code: 'de' });
    changes.later(() => api.unpublish('languages', id));
    const editor = await (await browser.newContext({ storageState: sessionFile('editor') })).newPage();
    await editor.goto(`/admin/collections/languages/${id}`);
    await pressPublish(editor);
    await expect(async () => expect((await visit('/de')).status).toBe(200)).toPass({ timeout: 120_000 });
    for (const path of german) {
      const { status, body } = await visit(path);
      expect(status, path).toBe(200);
      expect(body).toContain('<html lang="de"');
      expect(body).toContain('property="og:locale" content="de_DE"');
      expect(body).toContain('Zum Inhalt springen');
    }

    await api.unpublish('languages', id);
    for (const path of german) expect((await visit(path)).status, path).toBe(404);
    expect((await visit('/privacy')).body).toBe(before);
    expect((await visit('/sitemap.xml')).body).not.toContain('/de');
  },
);

test('each page names its versions, and the sitemap lists them', async ({ api, changes }) => {
  await offer(api, changes);
  const contact = { en: '/contact', de: '/de/kontakt', 'x-default': '/contact' };
  for (const path of ['/contact', '/de/kontakt']) {
    const { body } = await visit(path);
    expect(alternates(body), path).toEqual(contact);
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
  }
  expect(alternates((await visit('/platform')).body)).toEqual({});
  const { body } = await visit('/sitemap.xml');
  expect(body).toContain(`<loc>${siteUrl}/de/kontakt</loc>`);
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${siteUrl}/de/kontakt"/>`);
});

test(
  'links of German pages lead to German pages, and name the language of others',
  inFull,
  async ({ api, changes }) => {
    await offer(api, changes);
    const { body } = await visit('/de');
    expect(body).toContain('halbe Ladung: 2,19 m, noch 15 Tage Spielraum.');
    expect(body).toContain('href="/de/kontakt"');
    expect(body).toContain('href="/de/loesungen/energie"');
    expect(body).toMatch(/href="\/platform"[^>]*hrefLang="en"/i);
    expect(body).not.toMatch(/href="\/contact"/);
    expect((await visit('/')).body).not.toMatch(/hrefLang="de"[^>]*href="\/platform"/i);
    const kontakt = await api.find('pages', { path: '/de/kontakt' });
    changes.later(() => api.publish('pages', kontakt.id, {}));
    await api.unpublish('pages', kontakt.id);
    expect((await visit('/de')).body).toMatch(/href="\/contact"[^>]*hrefLang="en"/i);
  },
);

test('an address without a German page leads to the English one, or says that there is none', async ({
  api,
  changes,
}) => {
  const id = await offer(api, changes);
  const platform = await visit('/de/platform');
  expect([platform.status, platform.headers.get('location')]).toEqual([302, '/platform']);
  expect((await visit('/de/contact')).headers.get('location')).toBe('/de/kontakt');
  const missing = await visit('/de/gibt-es-nicht');
  expect(missing.status).toBe(404);
  expect(missing.body).toContain('Hier reißt das Muster ab.');

  changes.later(() => api.publish('languages', id, { missing: 'english' }));
  await api.publish('languages', id, { missing: 'nothing' });
  expect((await visit('/de/platform')).status).toBe(404);
});

test('a search finds pages of its language', async ({ api, changes }) => {
  await offer(api, changes);
  const { body } = await visit('/search?q=Abendrampe&language=de');
  expect(body).toContain('<html lang="de"');
  expect(body).toContain('href="/de/loesungen/energie"');
  expect((await visit('/search?q=Abendrampe')).body).not.toContain('href="/de/');
});

for (const [name, width] of sample([
  ['a phone', 390],
  ['a desktop', 1440],
] as const)) {
  test(`a visitor with ${name} reads German and switches, also without scripts`, async ({ api, browser, changes }) => {
    await offer(api, changes);
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 });
    const page = await context.newPage();
    for (const path of german) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (width === 1440) {
        expect(await widest(page), `${path} is not wider than the window`).toBeLessThanOrEqual(0);
        expect(await faults(page)).toEqual([]);
        for (const drawing of await page.locator('.hero .figure[tabindex]').all())
          await expect(drawing).toHaveAccessibleDescription('Die Pfeiltasten bewegen den Blick.');
      }
    }
    await page.goto('/contact');
    if (width === 390) await page.locator('.nav-menu > summary').click();
    const toGerman = page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' });
    await expect(toGerman).toHaveAttribute('lang', 'de');
    await toGerman.click();
    await expect(page).toHaveURL(/\/de\/kontakt$/);
    if (width === 390) await page.locator('.nav-menu > summary').click();
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await context.close();
  });
}

test('no German page is wider than a phone or breaks a word there', inFull, async ({ api, browser, changes }) => {
  await offer(api, changes);
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const path of german) {
    await page.goto(path);
    await settled(page);
    expect(await widest(page), path).toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), path).toEqual([]);
  }
});

test('staff see which pages are German, and preview them in German while the language is off', async ({ browser }) => {
  const editor = await (await browser.newContext({ storageState: sessionFile('editor') })).newPage();
  await editor.goto('/admin/collections/pages?limit=50&search=kontakt');
  await expect(editor.getByRole('row').filter({ hasText: '/de/kontakt' })).toContainText('Deutsch');
  await editor.goto('/preview?path=/de/kontakt');
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Sprechen Sie uns an');
  await expect(editor.locator('main')).toHaveAttribute('lang', 'de');
  await expect(editor.locator('header.nav')).toContainText('Branchen');
});
