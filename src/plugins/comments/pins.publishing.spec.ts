import { expect, type Page } from '@playwright/test';
import { faults } from '../../../tests/e2e/helpers/axe';
import { showAs } from '../../../tests/e2e/helpers/bar';
import { samplePage, test } from '../../../tests/e2e/helpers/changes';
import { showPreview } from '../../../tests/e2e/helpers/editor';
import { sessionFile } from '../../../tests/e2e/helpers/people';
import { expectPinOn } from '../../../tests/e2e/helpers/pins';
import { inFull } from '../../../tests/helpers/extent';
import type { Thread } from './threads';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

async function openPage(page: Page, id: string) {
  await page.goto(`/admin/collections/pages/${id}`, { waitUntil: 'networkidle' });
  await showPreview(page);
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  return preview;
}

const composer = (page: Page) => page.getByRole('dialog', { name: /^Comment \d+, at this place$/ });

async function write(page: Page, text: string) {
  await composer(page).getByRole('textbox').fill(text);
  await composer(page).getByRole('button', { name: 'Comment' }).click();
  await expect(composer(page)).toHaveCount(0);
}

test('a click on the page is a comment there, which moves with its section and outlives it', async ({
  api,
  changes,
  page,
  word,
}) => {
  const { id } = await changes.create('pages', samplePage(`/${word}`, `Pinned ${word}`), 'draft');
  const preview = await openPage(page, id);
  const headline = preview.getByRole('heading', { level: 1 });
  const text = preview.getByText('It is deleted at their end.');
  await preview.getByRole('button', { name: 'Comment', exact: true }).press('Enter');
  await headline.click();
  await write(page, `Shorter, ${word}.`);
  // The place is chosen again with the next click.
  await text.click();
  await expect(preview.getByRole('button', { name: 'Comment 2, not sent yet' })).toBeVisible();
  expect(await faults(page, '.pin-composer')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(composer(page)).toHaveCount(0);
  const pin = preview.getByRole('button', { name: `Comment 1: Shorter, ${word}.` });
  await expectPinOn(pin, headline);

  await showAs(page, /390 px/);
  await expectPinOn(pin, headline);
  await showAs(page, 'As wide as there is room');

  const { blocks } = (await api.latest('pages', id)) as unknown as { blocks: object[] };
  await api.saveDraft('pages', id, { blocks: blocks.toReversed() });
  await openPage(page, id);
  await expectPinOn(pin, headline);
  await pin.click();
  const panel = page.getByRole('region', { name: 'Comments', exact: true });
  await expect(panel.getByRole('listitem').filter({ hasText: `Shorter, ${word}.` })).toBeFocused();

  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect(pin).toHaveCount(0);
  await panel.getByRole('checkbox', { name: /^Show resolved/ }).check();
  await expect(preview.getByRole('button', { name: `Resolved comment 1: Shorter, ${word}.` })).toBeVisible();
  await panel.getByRole('button', { name: 'Reopen' }).click();

  await api.saveDraft('pages', id, { blocks: blocks.slice(1) });
  await openPage(page, id);
  await page.getByRole('button', { name: 'Comments (1)' }).click();
  await expect(panel).toContainText('the section was removed');
  await expect(panel).toContainText(`Shorter, ${word}.`);
  await expect(pin).toHaveCount(0);
});

test(
  'a place is chosen with the keyboard, and the text waits for the connection',
  inFull,
  async ({ api, changes, context, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, `Pinned ${word}`), 'draft');
    const preview = await openPage(page, id);
    const headline = preview.getByRole('heading', { level: 1 });
    await headline.focus();
    await page.keyboard.press('c');
    const box = composer(page).getByRole('textbox');
    await expect(box).toBeFocused();
    await box.fill(`Here, ${word}.`);
    await context.setOffline(true);
    await composer(page).getByRole('button', { name: 'Comment' }).click();
    await expect(composer(page)).toContainText('Not sent: the site cannot be reached.');
    await expect(box).toHaveValue(`Here, ${word}.`);
    await context.setOffline(false);
    await expect(composer(page)).toHaveCount(0);
    await expectPinOn(preview.getByRole('button', { name: `Comment 1: Here, ${word}.` }), headline);
    const { threads } = await api.send<{ threads: Thread[] }>('GET', `/comments/of/pages/${id}`);
    expect(threads).toMatchObject([{ path: 'blocks.0.heading', text: `Here, ${word}.` }]);

    // A section is chosen at its heading.
    await preview.getByRole('button', { name: 'Comment', exact: true }).click();
    await preview.locator('main section').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(composer(page)).toBeVisible();
    await expectPinOn(
      preview.getByRole('button', { name: 'Comment 2, not sent yet' }),
      preview.getByRole('heading', { name: 'A page of the tests' }),
    );
  },
);
