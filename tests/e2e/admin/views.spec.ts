import fs from 'node:fs';
import { expect } from '@playwright/test';
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
  for (const width of [390, 1025, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(state.locator('.document-state')).toBeInViewport({ ratio: 1 });
    const cut = await state.evaluate((element) =>
      [...element.children].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    for (const button of await buttons.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
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
