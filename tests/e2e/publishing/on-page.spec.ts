import { expect } from '@playwright/test';
import { inFull } from '../../helpers/extent';
import { showAs } from '../helpers/bar';
import { samplePage, test } from '../helpers/changes';
import { openPreview, writing } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { drawn, storePicture } from '../helpers/pictures';

test.use({ storageState: sessionFile('editor') });

const white = { ground: 'white', spacing: 'standard' };
const statement = (text: string) => ({ blockType: 'statement', text, layout: 'plain', section: white });
test('a text is edited in its place: Enter applies, Escape and undo take back', async ({
  api,
  changes,
  page,
  word,
}) => {
  const sample = samplePage(`/${word}`, `Close the gap ${word}`);
  const [hero] = sample.blocks as object[];
  const links = [{ label: 'Talk to us', kind: 'address', address: '/book', appearance: 'gradient' }];
  const blocks = [{ ...hero, highlight: 'the gap', links }, statement(`Said ${word}`)];
  const { id } = await changes.create('pages', { ...sample, blocks });
  const first = async () =>
    (
      (await api.latest('pages', id)).blocks as { heading?: string; highlight?: string; links?: { label: string }[] }[]
    )[0];
  const preview = await openPreview(page, id);
  const heading = preview.getByRole('heading', { level: 1 });

  await heading.dblclick();
  await expect(writing(preview)).toBeFocused();
  await writing(preview).press('End');
  await page.keyboard.type(' today');
  await expect(writing(preview)).toHaveText(`Close the gap ${word} today`);
  await expect(writing(preview).locator('.gradient-text')).toHaveText('the gap');
  await expect(preview.locator('#writing-hint')).toContainText(`${`Close the gap ${word} today`.length} of 140`);
  await page.keyboard.press('Enter');
  await expect(writing(preview)).toHaveCount(0);
  await expect(page.locator('#blocks-row-0 .row-label')).toContainText(`Close the gap ${word} today`);
  await expect.poll(async () => (await first())?.heading).toBe(`Close the gap ${word} today`);
  await expect(heading.locator('.gradient-text')).toHaveText('the gap');

  await heading.dblclick();
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.type('not this ');
  await page.keyboard.press('Escape');
  await expect(writing(preview)).toHaveCount(0);
  await expect(heading).toHaveText(`Close the gap ${word} today`);

  // By keyboard; undo works from within the text.
  const link = preview.getByRole('link', { name: 'Talk to us' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(writing(preview)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Write to us');
  await expect.poll(async () => (await first())?.links?.[0]?.label).toBe('Write to us');
  await page.keyboard.press('Control+z');
  await expect(writing(preview)).toHaveText('Talk to us');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await first())?.links?.[0]?.label).toBe('Talk to us');
});

test(
  'a headline remains open while it is typed slowly and the page follows',
  inFull,
  async ({ changes, page, word }) => {
    const columns = {
      blockType: 'columns',
      heading: `What it does ${word}`,
      layout: 'columns',
      columns: ['One', 'Two'].map((title) => ({ title, text: 'A sentence of the tests.' })),
      section: white,
    };
    const sample = samplePage(`/${word}`, `Close the gap ${word}`);
    const { id } = await changes.create('pages', { ...sample, blocks: [...(sample.blocks as object[]), columns] });
    const preview = await openPreview(page, id);
    const heading = preview.getByRole('heading', { level: 2, name: word });

    await heading.dblclick();
    await expect(writing(preview)).toBeFocused();
    await writing(preview).press('Control+End');
    // Longer than the page needs to show the first letters.
    await page.keyboard.type(' and what it changes', { delay: 120 });
    await expect(writing(preview)).toHaveText(`What it does ${word} and what it changes`);
    await page.keyboard.press('Enter');
    await expect(writing(preview)).toHaveCount(0);
    await expect(page.locator('#blocks-row-2 .row-label')).toContainText(`What it does ${word} and what it changes`);
  },
);

test('the headline of a measured hero is edited in its place', inFull, async ({ changes, page, word }) => {
  const sample = samplePage(`/${word}`, `Summit ${word}:`);
  const [hero, ...rest] = sample.blocks as object[];
  const measured = { ...hero, layout: 'measured', figure: 'sensor' };
  const { id } = await changes.create('pages', { ...sample, blocks: [measured, ...rest] });
  const preview = await openPreview(page, id);
  const heading = preview.getByRole('heading', { level: 1 });
  const lines = heading.locator(':scope > span');
  const whole = `Summit ${word}: three days, one signal.`;

  // One line becomes three while it is typed, and one again when a phrase across the gap is highlighted.
  await heading.dblclick();
  await expect(writing(preview)).toHaveText(`Summit ${word}:`);
  await writing(preview).press('End');
  await page.keyboard.type(' three days, one signal.', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(preview.locator('[data-words], [data-covered]')).toHaveCount(0);
  await expect(lines).toHaveText([`Summit ${word}: three`, 'days,', 'one signal.']);
  await expect(heading).toHaveText(whole);

  await heading.dblclick();
  await expect(writing(preview)).toHaveText(whole);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await expect(preview.locator('[data-words], [data-covered]')).toHaveCount(0);
  await expect(heading.locator('.gradient-text')).toHaveText(whole);
  await expect(heading).toHaveText(whole);
});

test(
  'the name of the field under the pointer disappears when the preview changes its width',
  inFull,
  async ({ changes, page, word }) => {
    const { id } = await changes.create('pages', samplePage(`/${word}`, word));
    const preview = await openPreview(page, id);
    await preview.getByRole('heading', { level: 1 }).hover();
    const name = preview.getByText('heading', { exact: true });
    await expect(name).toBeVisible();
    const size = page.viewportSize();
    await page.setViewportSize({ width: (size?.width ?? 1440) + 160, height: size?.height ?? 900 });
    await expect(name).toBeHidden();
  },
);

test('sections are added, moved, duplicated and deleted on the page, and the form follows', async ({
  api,
  changes,
  page,
  word,
}) => {
  const sample = samplePage(`/${word}`, `Sections ${word}`);
  const [hero] = sample.blocks as object[];
  const blocks = [hero, statement(`One ${word}`), statement(`Two ${word}`)];
  const { id } = await changes.create('pages', { ...sample, blocks }, 'draft');
  const saved = () => async () =>
    ((await api.latest('pages', id)).blocks as { blockType: string; text?: string }[]).map(
      ({ blockType, text }) => text?.split(' ')[0] ?? blockType,
    );
  const preview = await openPreview(page, id);
  const press = async (text: string, name: string) => {
    await preview.getByText(text).first().hover();
    await preview.getByRole('toolbar', { name: text }).getByRole('button', { name }).click();
  };

  await press(`Two ${word}`, 'Move up');
  await expect.poll(saved()).toEqual(['hero', 'Two', 'One']);
  await expect(preview.locator('[data-section="blocks.1"]')).toContainText(`Two ${word}`);
  await expect(preview.locator('[data-section="blocks.1"]')).toBeInViewport();

  await press(`One ${word}`, 'Duplicate');
  await expect.poll(saved()).toEqual(['hero', 'Two', 'One', 'One']);
  await expect(preview.locator('[data-section="blocks.3"]')).toBeInViewport();

  await press(`Two ${word}`, 'Delete');
  await expect.poll(saved()).toEqual(['hero', 'One', 'One']);
  await page.locator('.payload-toast-container').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(saved()).toEqual(['hero', 'Two', 'One', 'One']);

  await press(`Two ${word}`, 'Hide');
  await expect(preview.locator('[data-section="blocks.1"]')).toHaveAttribute('data-hidden', '');
  await expect.poll(async () => JSON.stringify((await api.latest('pages', id)).blocks)).toContain('"hidden":true');

  await preview.getByText(`Two ${word}`).hover();
  await preview.getByRole('button', { name: `Add a section above “Two ${word}”` }).click();
  await page
    .locator('.blocks-drawer__block')
    .filter({ has: page.getByText(/^Card grid$/) })
    .getByRole('button')
    .click();
  await expect.poll(saved()).toEqual(['hero', 'card-grid', 'Two', 'One', 'One']);
  await expect(preview.locator('[data-section="blocks.1"]')).toBeInViewport();
});

test(
  'the page alone fills a phone: one touch edits, and publishing is at hand',
  inFull,
  async ({ api, changes, page, word }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { id } = await changes.create('pages', samplePage(`/${word}`, `Phone ${word}`));
    await page.goto(`/admin/collections/pages/${id}`);
    await showAs(page, 'Full screen');
    const preview = page.frameLocator('#live-preview-iframe');
    const heading = preview.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    await expect(page.locator('#field-title')).toBeHidden();
    const frame = await page.locator('#live-preview-iframe').boundingBox();
    expect(frame?.width).toBeGreaterThan(380);
    expect(frame?.height).toBeGreaterThan(600);

    await heading.hover();
    await expect(preview.getByRole('toolbar')).toBeVisible();
    await heading.click();
    await expect(writing(preview)).toBeFocused();
    await writing(preview).press('End');
    await page.keyboard.type(' now');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`Phone ${word} now`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await api.find('pages', { id }))._status).toBe('published');
    await expect
      .poll(async () => JSON.stringify((await api.find('pages', { id })).blocks))
      .toContain(`Phone ${word} now`);
    await showAs(page, 'Show the form');
    await expect(page.locator('#field-title')).toBeVisible();
  },
);

test('a picture is replaced by a file that is dropped on it', inFull, async ({ api, changes, page, word }) => {
  const media = await storePicture(`Old ${word}`);
  changes.later(() => api.removeWhere('media', { alt: `New ${word}` }));
  changes.later(() => api.remove('media', media));
  const sample = samplePage(`/${word}`, `Picture ${word}`);
  const blocks = [...(sample.blocks as object[]), { blockType: 'media', width: 'content', media, section: white }];
  const { id } = await changes.create('pages', { ...sample, blocks }, 'draft');
  const preview = await openPreview(page, id);
  const image = preview.getByRole('img', { name: `Old ${word}` });
  await image.scrollIntoViewIfNeeded();
  const bytes = [...(await drawn('#8f2a2a'))];
  await image.evaluate(
    (element, { content, name }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/png' }));
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    { content: bytes, name: `${word}.png` },
  );

  const dialog = page.getByRole('dialog', { name: 'Replace the picture' });
  await dialog.getByLabel('Description').fill(`New ${word}`);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview.getByRole('img', { name: `New ${word}` })).toBeVisible();
  await expect
    .poll(async () => ((await api.latest('pages', id)).blocks as { media?: string }[]).at(-1)?.media, {
      timeout: 15_000,
    })
    .not.toBe(media);
});
