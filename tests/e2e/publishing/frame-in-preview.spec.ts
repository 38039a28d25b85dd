import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { test } from '../helpers/changes';
import { showPreview } from '../helpers/editor';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

type Items = { link: { label: string }; children?: unknown[] }[];

async function openGlobal(page: Page, slug: string) {
  await page.goto(`/admin/globals/${slug}`);
  await showPreview(page);
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('button', { name: 'Follow links' })).toBeVisible();
  return preview;
}

test('the navigation is edited where it is seen: as a desktop shows it, with the menu of the entry open', async ({
  api,
  page,
  word,
}) => {
  const items = (await api.global('navigation')).items as Items;
  const at = items.findIndex(({ children = [] }) => children.length > 0);
  const label = items[at]?.link.label ?? '';
  const preview = await openGlobal(page, 'navigation');
  const bar = preview.locator('.nav-links');
  const entry = bar.getByRole('link', { name: label, exact: true });
  await expect(entry).toBeVisible();
  await page.mouse.move(0, 0);
  await entry.click();
  const field = page.locator(`input[name="items.${at}.link.label"]`);
  await expect(field).toBeFocused();
  const menu = bar.locator('.nav-item').nth(at).locator('.drop');
  await page.mouse.move(0, 0);
  await expect(menu).toBeVisible();
  // The pointer opens another menu, and leaves it.
  const other = bar.locator('.nav-item:has(.nav-toggle)').nth(1);
  await other.getByRole('link').first().hover();
  await expect(other.locator('.drop')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(other.locator('.drop')).toBeHidden();
  await expect(menu).toBeVisible();
  // Never saved: the test leaves the site as it is.
  await page.route(/\/api\/globals\/navigation/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.fill(word);
  await expect(bar.getByRole('link', { name: word, exact: true })).toBeVisible();
  await expect(menu.first()).toBeVisible();

  const child = menu.getByRole('link').first();
  await child.click();
  await expect(page.locator(`input[name="items.${at}.children.0.link.label"]`)).toBeFocused();
});

test('the footer is shown when its form opens, and a click on a link opens its row', inFull, async ({ page }) => {
  const preview = await openGlobal(page, 'footer');
  const link = preview.locator('footer nav').first().getByRole('link').first();
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.locator('input[name="columns.0.links.0.link.label"]')).toBeFocused();
});

test('a click on the bar in the preview of a page leads to its row', inFull, async ({ api, page }) => {
  const { id } = await api.find('pages', { path: '/' });
  await page.goto(`/admin/collections/pages/${id}`);
  await showPreview(page);
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('button', { name: 'Follow links' })).toBeVisible();
  await preview.locator('footer h2').first().click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/globals\/footer/);
  await expect(page.locator('input[name="columns.0.title"]')).toBeFocused();
});

test(
  'a click is not lost if the form says again what may be edited while it waits for a second click',
  inFull,
  async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('message', ({ data }) => {
        if (data?.content?.says === 'state') sessionStorage.setItem('state', JSON.stringify(data));
      }),
    );
    const preview = await openGlobal(page, 'footer');
    const title = preview.locator('footer h2').first();
    await expect.poll(() => title.evaluate(() => sessionStorage.getItem('state'))).toContain('"mayEdit":true');
    await title.evaluate(async (element: HTMLElement) => {
      const state = JSON.parse(sessionStorage.getItem('state') ?? '');
      element.click();
      for (const mayEdit of [false, true]) {
        const data = { ...state, content: { ...state.content, mayEdit } };
        window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window.parent }));
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(page.locator('input[name="columns.0.title"]')).toBeFocused();
  },
);
