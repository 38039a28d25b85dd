import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { bar } from '../helpers/bar';
import { cmsAs } from '../helpers/cms';
import { sessionFile } from '../helpers/people';
import { test } from '../helpers/strict';
import { watch } from '../helpers/watch';

test.use({ storageState: sessionFile('admin') });

const blocks = fs.readdirSync('src/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory());

const content = [
  ...['pages', 'industries', 'jobs', 'leaders', 'newsletter-issues', 'partnership-phases', 'legal-pages'],
];
const collections = ['pages', 'media', 'users', 'redirects', 'design-reviews', 'webhooks', ...content.slice(1)];
const globals = ['site-settings', 'navigation', 'footer'];

test('the menu has eight doors, of which the one in use is marked', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  const doors = page.locator('nav a[id^="nav-"]');
  await expect(doors.locator('.nav__link-label')).toHaveText([
    'Home',
    'Inbox',
    'Pages',
    'Jobs and people',
    'Newsletter',
    'Media',
    'Forms',
    'Settings',
  ]);
  const marked = page.locator('nav a[id^="nav-"][aria-current]');
  await expect(marked).toHaveText('Home');
  for (const [path, door] of [
    ['/admin/collections/legal-pages', 'Pages'],
    ['/admin/collections/leaders/create', 'Jobs and people'],
    ['/admin/collections/audit-log', 'Home'],
    ['/admin/globals/footer', 'Settings'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(marked).toHaveText(door);
  }
  const icon = page.locator('.step-nav__home').first();
  expect(
    await icon.evaluate(({ clientWidth, scrollWidth, firstElementChild }) => [
      clientWidth,
      scrollWidth,
      firstElementChild?.scrollWidth,
    ]),
  ).toEqual([24, 24, 24]);
  // The way back.
  await page.locator('.step-nav').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('every place of Settings and Activity opens', inFull, async ({ page }) => {
  for (const door of ['settings', 'activity']) {
    await page.goto(`/admin/${door}`, { waitUntil: 'networkidle' });
    const hrefs = await page
      .locator('.places li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) {
      await page.goto(href);
      await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  }
});

test('the lists behind a door are beside each other', inFull, async ({ page }) => {
  await page.goto('/admin/collections/pages', { waitUntil: 'networkidle' });
  const row = page.getByRole('navigation', { name: 'Pages', exact: true });
  await expect(row.getByRole('link', { name: 'Pages', exact: true })).toHaveAttribute('aria-current', 'page');
  await row.getByRole('link', { name: 'Legal pages' }).click();
  await expect(page).toHaveURL(/\/collections\/legal-pages/);
  await expect(row.getByRole('link', { name: 'Legal pages' })).toHaveAttribute('aria-current', 'page');
});

for (const slug of sample(collections)) {
  test(`the list of ${slug} opens`, async ({ page }) => {
    const complaints = watch(page);
    await page.goto(`/admin/collections/${slug}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.collection-list')).toBeVisible();
    if (content.includes(slug)) {
      await expect(page.locator('.collection-list tbody tr').first()).toBeVisible();
      const hidden = await page.locator('.table').evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(hidden, 'columns beyond the edge').toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  // Accounts begin with an invitation (notifications.spec.ts).
  if (slug === 'users') continue;
  test(`a new document of ${slug} can be started`, async ({ page }) => {
    const complaints = watch(page);
    await page.goto(`/admin/collections/${slug}/create`, { waitUntil: 'networkidle' });
    await expect(page.locator('.collection-edit form, form.new-document').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const width of sample([1440, 1280, 390])) {
  test(`the page stays where it was painted first, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = () => {
        const content = document.querySelector('.template-default__wrap');
        if (content) seen.add(Math.round(content.getBoundingClientRect().left));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/admin/collections/pages', { waitUntil: 'networkidle' });
    await expect(page.locator('.template-default--nav-animate')).toBeVisible();
    const places = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(places).toHaveLength(1);
    expect(places[0] === 0).toBe(width === 390);
  });
}

for (const slug of sample(globals)) {
  test(`${slug} opens`, async ({ page }) => {
    const complaints = watch(page);
    await page.goto(`/admin/globals/${slug}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.collection-edit form').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a page of the site opens for editing, and every field explains itself', inFull, async ({ page }) => {
  const complaints = watch(page);
  const { id } = await cmsAs('admin').find('pages', { path: '/' });
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await expect(page.locator('#field-title')).toHaveValue('Home');
  await expect(page.locator('.field-description-path, .field-description').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the bar of a document cuts off nothing of its state or its buttons', inFull, async ({ page }) => {
  const { id } = await cmsAs('admin').find('pages', { path: '/about' });
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  const state = bar(page).locator('.bar-state');
  const buttons = page.locator('.doc-controls__controls-wrapper');
  await expect(state).toContainText('Published');
  await expect(buttons.getByRole('button', { name: /^Checks: / })).toBeVisible();
  for (const width of [320, 390, 1025, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(state.locator('.document-state')).toBeInViewport({ ratio: 1 });
    const cut = await state.evaluate((element) =>
      [...element.children].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    for (const button of await buttons.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
});

/** Presses a key so often that all of a screen had the focus, and lists what nobody saw then. */
async function unseen(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  for (const _ of Array.from({ length: 40 })) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(() => {
      const { activeElement: own } = document;
      if (!own || own === document.body) return undefined;
      const { left, top, width, height } = own.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const above = document.elementFromPoint(left + width / 2, top + height * part);
        return above && (own.contains(above) || above.contains(own) || above.closest('label')?.contains(own));
      });
      return isSeen || width === 0 ? undefined : own.outerHTML.slice(0, 80);
    });
    if (hidden) found.push(hidden);
  }
  return found;
}

test('what has the focus is seen, on a phone with a keyboard', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const { id } = await cmsAs('admin').find('industries', {});
  await page.goto(`/admin/collections/industries/${id}`, { waitUntil: 'networkidle' });
  await page.locator('.collection-edit__main').getByRole('textbox').last().focus();
  expect(await unseen(page, 'Shift+Tab'), 'below the bar of a document').toEqual([]);
  await page.goto('/admin/collections/pages?limit=50', { waitUntil: 'networkidle' });
  await page.locator('.collection-list tbody a').first().focus();
  expect(await unseen(page, 'Tab'), 'below the bar of a list').toEqual([]);
});

test('in a narrow window, the menu has the focus while it covers the page', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/admin/collections/pages', { waitUntil: 'networkidle' });
  const link = page.locator('.list-header').getByRole('link').first();
  const toggles = page.locator('.app-header__mobile-nav-toggler, .nav__mobile-close');
  const outlined = () =>
    toggles.evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await outlined()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Menu' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Media', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeFocused();
});

test('the buttons of a choice are large enough', inFull, async ({ page }) => {
  await page.goto('/admin/account', { waitUntil: 'networkidle' });
  for (const button of await page.locator('.clear-indicator:visible, .dropdown-indicator:visible').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test('the drawer of sections shows every block with a picture of it', inFull, async ({ page }) => {
  const { id } = await cmsAs('admin').find('pages', { path: '/legal' });
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Add (block|section)/i })
    .last()
    .click();
  const cards = page.locator('.thumbnail-card');
  await expect(cards).toHaveCount(blocks.length);
  const pictures = () =>
    cards.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        source: image.getAttribute('src'),
        isLoaded: image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
        text: image.getAttribute('alt'),
      })),
    );
  await expect
    .poll(async () => (await pictures()).filter(({ isLoaded, text }) => !isLoaded || !text).map(({ source }) => source))
    .toEqual([]);
  expect(new Set((await pictures()).map(({ source }) => source)).size).toBe(blocks.length);
});
