import { expect, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { showAs } from '../helpers/bar';
import { type Changes, samplePage, test } from '../helpers/changes';
import { Editor, showPreview } from '../helpers/editor';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor') });

const rows = (page: Page) => page.locator('#field-blocks > .blocks-field__rows > div');
const openRows = (page: Page) => rows(page).locator(':scope > .collapsible:not(.collapsible--collapsed)');
const labels = (page: Page) => rows(page).locator(':scope > .collapsible > .collapsible__toggle-wrap .row-label');
const part = (page: Page, row: number, selector: string) => page.locator(`#blocks-row-${row} ${selector}`).first();
const frame = (page: Page) => page.frameLocator('#live-preview-iframe');
const statement = (text: string) => ({
  blockType: 'statement',
  layout: 'plain',
  text,
  section: { ground: 'white', spacing: 'standard' },
});

async function open(page: Page, changes: Changes, word: string): Promise<string> {
  const sample = samplePage(`/${word}`, `First ${word}`);
  const [hero, text] = sample.blocks as object[];
  const blocks = [hero, statement(`Second ${word}`), statement(`Third ${word}`), text];
  const { id } = await changes.create('pages', { ...sample, blocks }, 'draft');
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await expect(rows(page)).toHaveCount(4);
  await showPreview(page);
  return id;
}

test('sections are collapsed; only a new one is open, and the preview scrolls to it', async ({
  changes,
  page,
  word,
}) => {
  await open(page, changes, word);
  await expect(openRows(page)).toHaveCount(0);
  await expect(labels(page)).toContainText([`First ${word}`, `Second ${word}`, `Third ${word}`, 'Rich text']);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();

  const editor = new Editor(page);
  for (const [count, kind] of [
    [5, 'Card grid'],
    [6, 'Metrics'],
  ] as const) {
    await editor.addSection(kind);
    await expect(rows(page)).toHaveCount(count);
    await expect(openRows(page)).toHaveCount(1);
    await expect(openRows(page).locator('.row-label').first()).toContainText(kind);
    await expect(part(page, count - 1, '.collapsible__toggle')).toBeFocused();
    await expect(part(page, count - 1, '.collapsible__toggle')).toBeInViewport();
    const section = frame(page)
      .locator('main > section')
      .nth(count - 1);
    await expect(section).toHaveAttribute('data-edited', '');
    await expect(section).toBeInViewport();
    await expect(frame(page).locator('[data-edited]')).toHaveCount(1);
  }
});

test(
  'sections are moved by keyboard, from their handle and from their row',
  inFull,
  async ({ api, changes, page, word }) => {
    const id = await open(page, changes, word);
    const stored = async () =>
      ((await api.latest('pages', id)).blocks as { text?: string; heading?: string }[]).map(
        ({ text, heading }) => (heading ?? text ?? 'text').split(' ')[0],
      );
    const handle = (row: number) => part(page, row, '.collapsible__drag');

    await handle(0).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'picked up' })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(handle(2)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'is now 3 of 4' })).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(stored).toEqual(['Second', 'Third', 'First', 'text']);

    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'picked up' })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(handle(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handle(2)).toBeFocused();

    await part(page, 2, '.collapsible__toggle').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(part(page, 1, '.collapsible__toggle')).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: 'is already first' })).toBeAttached();
    await expect.poll(stored).toEqual(['First', 'Second', 'Third', 'text']);
  },
);

test('a section that is removed leaves the focus on the next one', inFull, async ({ changes, page, word }) => {
  await open(page, changes, word);
  for (const label of [/Third/, /Rich text/]) {
    await part(page, 1, '.array-actions button').press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(labels(page).nth(1)).toContainText(label);
    await expect(part(page, 1, '.collapsible__toggle')).toBeFocused();
  }
  await part(page, 1, '.array-actions button').press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(part(page, 0, '.collapsible__toggle')).toBeFocused();
});

test('on a phone a new section is clear of the bar above the form', inFull, async ({ changes, page, word }) => {
  await open(page, changes, word);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.locator('.blocks-drawer__block').first().getByRole('button').click();
  const toggle = part(page, 4, '.collapsible__toggle');
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
  const isCovered = () =>
    toggle.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.closest('[id*="-row-"]')?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isCovered).toBe(false);
});

test('a new section takes three keys, or one with the shortcut', inFull, async ({ changes, page, word }) => {
  await open(page, changes, word);
  const kind = page.locator('.blocks-drawer__block').first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(kind).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Add Section' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(kind).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('a');
  await expect(kind).toBeVisible();
});

test('a device wider than the room beside the form is shown whole', inFull, async ({ changes, page, word }) => {
  await open(page, changes, word);
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  await showAs(page, /^Desktop/);
  const element = page.locator('#live-preview-iframe');
  await expect
    .poll(() =>
      frame(page)
        .locator('body')
        .evaluate(() => window.innerWidth),
    )
    .toBe(1440);
  const edge = async (at: 'right' | 'bottom') => {
    const box = await element.boundingBox();
    return box ? { right: box.x + box.width, bottom: box.y + box.height }[at] : Number.NaN;
  };
  await expect.poll(() => edge('right')).toBeLessThanOrEqual(1440);
  await expect.poll(() => edge('bottom')).toBeLessThanOrEqual(900);
});

for (const [name, viewport] of Object.entries({
  'on a phone': { width: 390, height: 844 },
  'at 200 % zoom': { width: 720, height: 450 },
})) {
  test(
    `${name} one sees the form or the preview, and a click in the preview leads to the form`,
    inFull,
    async ({ changes, page, word }) => {
      const id = await open(page, changes, word);
      await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize(viewport);
      await page.reload({ waitUntil: 'networkidle' });
      const preview = page.locator('.live-preview-window');
      await expect(page.locator('#field-title')).toBeVisible();
      await expect(preview).toBeHidden();
      await page.locator('#field-title').click();

      await showAs(page, 'Show the preview');
      await expect(preview).toBeInViewport();
      await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#field-title')).toBeHidden();

      await frame(page).getByText(`Second ${word}`).click();
      await expect(preview).toBeHidden();
      await expect(page.locator('[name="blocks.1.text"]')).toBeFocused();
      await expect(page.locator('[name="blocks.1.text"]')).toBeInViewport();
      expect(page.url()).toContain(id);
    },
  );
}
