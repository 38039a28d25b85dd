import { expect, type Locator, type Page } from '@playwright/test';
import { inFull, sample } from '../../helpers/extent';
import { faults } from '../helpers/axe';
import { bar, fromDocumentMenu, publishMenu } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { type Person, sessionFile } from '../helpers/people';
import { visit } from '../helpers/site';

const saved = (page: Page) => bar(page).locator('.save-state');

/** The one element about state and save, and everything that can be pressed. */
async function controls(page: Page): Promise<string[]> {
  return bar(page).evaluate((element) => {
    const pressed = [...element.querySelectorAll('button, a[href], select')].filter(
      (one) => one.checkVisibility() && !one.closest('[popover], dialog, .bar-state, .doc-controls__popup'),
    );
    // Publish and the menu beside it are one control.
    const own = pressed.filter(
      (one) => !one.classList.contains('publish-menu') || !element.querySelector('#action-save'),
    );
    const state = element.querySelector('.bar-state') ? ['state'] : [];
    return [...state, ...own.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')];
  });
}

const rowsOf = (page: Page) =>
  bar(page).evaluate((element) => {
    const shown = [...element.querySelectorAll('.bar-state, button')].filter(
      (one) => one.checkVisibility() && !one.closest('[popover], dialog, .bar-state > *, .reviewer-row'),
    );
    const boxes = shown.map((one) => one.getBoundingClientRect());
    // In one row, each overlaps the lowest top.
    const top = Math.max(...boxes.map((box) => box.top));
    return boxes.every((box) => box.bottom > top) ? 1 : 2;
  });

async function isWhole(page: Page, ...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflows).toBe(false);
}

for (const who of sample(['editor', 'author'] as const satisfies Person[]))
  for (const status of sample(['draft', 'published'] as const))
    test(`a ${status} page has five controls and one row, for an ${who}`, async ({ browser, changes, word }) => {
      const { id } = await changes.create('pages', samplePage(`/${word}`, word), status);
      const page = await (await browser.newContext({ storageState: sessionFile(who) })).newPage();
      await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
      await expect(saved(page)).toContainText('Saved');
      await expect(publishMenu(page)).toBeVisible();
      expect((await controls(page)).length).toBeLessThanOrEqual(5);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await rowsOf(page), `at ${width} px`).toBe(1);
        await isWhole(page, publishMenu(page), bar(page).locator('.document-state'));
      }
      expect(await faults(page, '.doc-controls')).toEqual([]);
      await page.context().close();
    });

test.describe('for an editor', () => {
  test.use({ storageState: sessionFile('editor') });

  const field = { blockType: 'text', label: 'Name', required: true };
  const others: [string, Record<string, unknown>?][] = [
    ['globals/navigation'],
    ['collections/forms', { fields: [field], thanks: { kind: 'text', text: 'Thank you.' } }],
    ['collections/releases', {}],
  ];
  for (const [address, data] of sample(others))
    test(`the bar of ${address} stays small`, inFull, async ({ changes, page, word }) => {
      const slug = address.split('/').at(-1) ?? '';
      const id = data ? `/${(await changes.create(slug, { title: word, ...data })).id}` : '';
      await page.goto(`/admin/${address}${id}`, { waitUntil: 'networkidle' });
      await expect(bar(page)).toBeVisible();
      // Globals have no menu with three dots for Undo and Redo.
      expect((await controls(page)).length).toBeLessThanOrEqual(5);
    });

  test('the menu beside Publish goes by keyboard, and gives the focus back', async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    const item = (name: string) => page.getByRole('menu').getByRole('menuitem', { name });
    await publishMenu(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(item('Schedule…')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Add to a release…')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Unpublish…')).toBeFocused();
    await expect(item('Unpublish…')).toHaveAttribute('aria-disabled', 'true');
    await expect(item('Unpublish…')).toContainText('It is not published.');
    expect(await faults(page, '.bar-menu:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(item('Schedule…')).toBeHidden();
    await expect(publishMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await item('Share a preview…').click();
    const panel = page.getByRole('region', { name: 'Share for approval' });
    await expect(panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(publishMenu(page)).toBeFocused();
  });

  test('Ctrl Enter asks, and then publishes', async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await page.locator('#field-title').press('Control+Enter');
    const question = page.getByRole('dialog', { name: 'Publish now?' });
    await expect(question.getByRole('button', { name: 'Back to the draft' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect((await visit(`/${word}`)).status).toBe(404);
    await page.locator('#field-title').press('Control+Enter');
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    const anyway = page.getByRole('button', { name: 'Publish anyway' });
    void anyway.click().catch(() => undefined);
    await expect.poll(async () => (await visit(`/${word}`)).status).toBe(200);
    await expect(page.locator('#field-title')).toBeFocused();
  });

  test('saving and publishing keep the focus, or leave it in the bar', inFull, async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    await page.locator('#action-save').press('Enter');
    const anyway = page.getByRole('button', { name: 'Publish anyway' });
    void anyway.press('Enter').catch(() => undefined);
    await expect.poll(async () => (await visit(`/${word}`)).status).toBe(200);
    await expect(bar(page).locator('button.document-state')).toBeFocused();
    // Refused.
    await page.goto('/admin/collections/redirects/create', { waitUntil: 'networkidle' });
    const from = page.locator('#field-from');
    await from.fill(`/from-${word}`);
    await from.press('Control+s');
    await expect(saved(page)).toContainText('Not saved');
    await expect(from).toBeFocused();
  });

  test(
    'the focus is on the heading of what is shown after a copy or a deletion',
    inFull,
    async ({ api, changes, page, word }) => {
      changes.later(() => api.removeWhere('pages', { title: `${word} (copy)` }));
      const { id } = await changes.create('pages', samplePage(`/${word}`, word), 'draft');
      await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
      await fromDocumentMenu(page, 'Duplicate');
      await expect(page.getByRole('heading', { level: 1, name: `${word} (copy)` })).toBeFocused();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Back to the draft' }).click();
      await fromDocumentMenu(page, 'Delete');
      await expect(page.locator('#confirm-cancel')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeFocused();
      // The rest of the page is next.
      await page.keyboard.press('Tab');
      await expect(page.locator('.list-header a:focus, .list-header button:focus')).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ storageState: sessionFile('editor'), hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a reviewer sees what changed, and approves with at most three taps', async ({ api, changes, page, word }) => {
    const { id, blocks } = await changes.create('pages', samplePage(`/${word}`, `Before ${word}`));
    const [hero, ...rest] = blocks as Record<string, unknown>[];
    await api.saveDraft('pages', id, { blocks: [{ ...hero, heading: `After ${word}` }, ...rest] });
    await api.send('POST', `/editorial/pages/${id}/submit`, { note: 'Please look' });
    await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
    const row = page.getByRole('group', { name: 'Decide on the review' });
    const buttons = await row.getByRole('button').all();
    await isWhole(page, ...buttons);
    const tops = await Promise.all(buttons.map(async (one) => (await one.boundingBox())?.y ?? 0));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
    await row.getByRole('button', { name: 'What changed' }).tap();
    const panel = page.getByRole('region', { name: 'Review', exact: true });
    await expect(panel).toContainText(/Hero: /);
    for (const version of ['Before', 'After']) {
      const picture = panel.frameLocator(`iframe[title="${version}"]`);
      await expect(picture.getByText(`${version} ${word}`)).toBeVisible();
      await expect(picture.getByText('A page of the tests')).toHaveCount(0);
    }
    const section = `/preview/frame?id=${id}&section=${hero?.id}&version=newest`;
    expect((await visit(section)).body).not.toContain(`After ${word}`);
    expect((await visit(section)).body).toContain('Sign in to the admin');
    await row.getByRole('button', { name: 'Approve and publish' }).tap();
    const anyway = page.getByRole('button', { name: 'Publish anyway' });
    void anyway.tap().catch(() => undefined);
    await expect.poll(async () => (await visit(`/${word}`)).body).toContain(`After ${word}`);
    await expect(row).toHaveCount(0);
  });
});
