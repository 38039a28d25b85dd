import { expect, type Locator, type Page } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { fromDocumentMenu, showAs } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { openPreview } from '../helpers/editor';
import { sessionFile } from '../helpers/people';

test.use({ storageState: sessionFile('editor') });

const section = { ground: 'white', spacing: 'compact' };
const statement = (text: string) => ({ blockType: 'statement', text, layout: 'plain', section });
const middle = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** There a section gives way to the one that is dragged. */
const above = async (target: Locator) => ({ y: (await middle(target)).y - 40 });

async function dragTo(page: Page, handle: Locator, to: { y: number }): Promise<void> {
  const from = await middle(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10);
  await page.mouse.move(from.x, to.y, { steps: 5 });
}

test(
  'a section is dragged by its handle: the place is shown, Escape cancels, and one undo takes it back',
  inFull,
  async ({ api, changes, page, word }) => {
    const sample = samplePage(`/${word}`, `Drag ${word}`);
    const blocks = ['One', 'Two', 'Three'].map((name) => statement(`${name} ${word}`));
    const { id } = await changes.create(
      'pages',
      { ...sample, blocks: [...(sample.blocks as object[]).slice(0, 1), ...blocks] },
      'draft',
    );
    const saved = async () =>
      ((await api.latest('pages', id)).blocks as { blockType: string; text?: string }[]).map(
        ({ blockType, text }) => text?.split(' ')[0] ?? blockType,
      );
    const soon = (order: string[]) => expect.poll(saved).toEqual(order);
    const preview = await openPreview(page, id);
    const handleOf = async (text: string) => {
      await preview.getByText(`${text} ${word}`).hover();
      return preview.getByRole('toolbar', { name: `${text} ${word}` }).getByRole('button', { name: /^Drag/ });
    };
    const line = preview.locator('.section-drop');

    await preview.getByText(`Three ${word}`).scrollIntoViewIfNeeded();
    await dragTo(page, await handleOf('Three'), await above(preview.getByText(`One ${word}`)));
    await expect(line).toHaveText('Position 2 of 4');
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await page.mouse.up();

    await dragTo(page, await handleOf('Three'), await above(preview.getByText(`One ${word}`)));
    await expect(line).toHaveText('Position 2 of 4');
    await page.mouse.up();
    await expect(line).toHaveCount(0);
    await soon(['hero', 'Three', 'One', 'Two']);
    await expect(preview.locator('[data-section="blocks.1"]')).toContainText(`Three ${word}`);
    await fromDocumentMenu(page, 'Undo');
    await soon(['hero', 'One', 'Two', 'Three']);
    await expect(preview.locator('[data-section="blocks.3"]')).toContainText(`Three ${word}`);

    const handle = await handleOf('One');
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(line).toHaveText('Position 3 of 4');
    await page.keyboard.press('Space');
    await soon(['hero', 'Two', 'One', 'Three']);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a section is dragged with a finger', inFull, async ({ api, changes, page, word }) => {
    const sample = samplePage(`/${word}`, `Touch ${word}`);
    const blocks = ['One', 'Two'].map((name) => statement(`${name} ${word}`));
    const { id } = await changes.create(
      'pages',
      { ...sample, blocks: [...(sample.blocks as object[]).slice(0, 1), ...blocks] },
      'draft',
    );
    await page.goto(`/admin/collections/pages/${id}`);
    await showAs(page, 'Full screen');
    const preview = page.frameLocator('#live-preview-iframe');
    await preview.getByText(`Two ${word}`).scrollIntoViewIfNeeded();
    await preview.getByText(`Two ${word}`).hover();
    const handle = preview.getByRole('button', { name: /^Drag/ });
    await expect(handle).toBeVisible();
    const [from, to] = [await middle(handle), await above(preview.getByText(`One ${word}`))];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    await send('touchStart', from.y);
    for (const part of [0.2, 0.6, 1]) await send('touchMove', from.y + (to.y - from.y) * part);
    await expect(preview.locator('.section-drop')).toHaveText('Position 2 of 3');
    await send('touchEnd');
    await expect
      .poll(
        async () =>
          ((await api.latest('pages', id)).blocks as { text?: string }[]).map(({ text }) => text?.split(' ')[0]),
        { timeout: 15_000 },
      )
      .toEqual([undefined, 'Two', 'One']);
  });
});
