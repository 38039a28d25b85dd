import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inFull } from '../../helpers/extent';
import { test } from '../helpers/changes';
import { sessionFile } from '../helpers/people';
import { drawn, replace, store } from '../helpers/pictures';

test.use({ storageState: sessionFile('editor') });
test.slow();

type File = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, files: File[]) {
  await page.goto('/admin/collections/media', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select a file' }).click();
  await (await chooser).setFiles(files);
}

const saveAll = (page: Page) =>
  page.locator('.bulk-upload--actions-bar__buttons').getByRole('button', { name: 'Save' }).last();
const place = (page: Page) => page.locator('.bulk-upload--actions-bar__locationText');
const toasts = (page: Page) => page.locator('.payload-toast-container');

test(
  'several pictures are uploaded at once, and found in their folder',
  inFull,
  async ({ api, changes, page, word }) => {
    const names = ['one', 'two', 'three'].map((number) => `${word}-${number}.png`);
    for (const filename of names) changes.later(() => api.removeWhere('media', { filename }));
    const folder = await changes.create('payload-folders', { name: `Folder ${word}` });
    const buffer = Buffer.from(await drawn('#2a5d8f'));

    await choose(
      page,
      names.map((name) => ({ name, mimeType: 'image/png', buffer })),
    );
    for (const [index, name] of names.entries()) {
      await expect(place(page)).toContainText(`${index + 1} of 3`);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Description' }).fill(`Picture ${name}`);
      if (index < 2) await page.locator('.bulk-upload--actions-bar').getByRole('button', { name: 'Next' }).click();
    }
    await page.context().setOffline(true);
    await saveAll(page).click();
    await expect(toasts(page)).toContainText('Failed to save 3 files');
    await expect(place(page)).toContainText('of 3');
    await page.context().setOffline(false);
    await saveAll(page).click();
    const stored = () => Promise.all(names.map((filename) => api.find('media', { filename })));
    await expect(async () =>
      expect((await stored()).map(({ alt }) => alt)).toEqual(names.map((name) => `Picture ${name}`)),
    ).toPass({ timeout: 120_000 });

    const [first] = await stored();
    await api.send('PATCH', `/media/${first?.id}?depth=0`, { folder: folder.id });
    await page.goto(`/admin/collections/media/payload-folders/${folder.id}`);
    await expect(page.getByText(names[0] ?? '')).toBeVisible();
    await expect(page.getByText(names[1] ?? '')).toHaveCount(0);
  },
);

test(
  'several uploads are kept until they are stored, with their crops, and discarded only after a question',
  inFull,
  async ({ api, changes, page, word }) => {
    const side = 700;
    const raw = { width: side, height: side, channels: 3 } as const;
    // More than a server function takes.
    const photo = await sharp(randomBytes(side * side * 3), { raw })
      .png()
      .toBuffer();
    const buffers = [photo, photo, Buffer.concat([photo, Buffer.alloc(22 * 1024 * 1024)])];
    const names = buffers.map((_, index) => `${word}-${index}.png`);
    for (const filename of names) changes.later(() => api.removeWhere('media', { filename }));
    await choose(
      page,
      buffers.map((buffer, index) => ({ name: names[index] ?? '', mimeType: 'image/png', buffer })),
    );
    await expect(place(page)).toContainText('1 of 3');
    await page.getByRole('button', { name: 'Edit Image' }).click();
    await page.locator('.edit-upload input[name="Width (px)"]').fill('350');
    await page.getByRole('button', { name: 'Apply Changes' }).click();
    await saveAll(page).click();
    await expect(toasts(page)).toContainText('Failed to save 3 files');

    await page.getByRole('button', { name: 'Edit all' }).click();
    await page.locator('.field-select .rs__control').last().click();
    await page.getByRole('option', { name: 'Description' }).click();
    const all = page.locator('.edit-many-bulk-uploads__form').getByRole('textbox', { name: 'Description' });
    await all.fill('A field');
    // Payload closes the drawer while it still writes the value to the forms, one after the other.
    let written = 0;
    page.on('response', (response) => {
      if ('next-action' in response.request().headers()) written += 1;
    });
    await page.getByRole('button', { name: /Apply/ }).last().click();
    await expect(page.getByRole('button', { name: /Apply/ })).toHaveCount(0);
    await expect.poll(() => written).toBeGreaterThanOrEqual(buffers.length);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Description' }).last()).toHaveValue('A field');
    await saveAll(page).click();
    await expect(toasts(page)).toContainText('The request is too large: at most 21 MB.');
    await expect(place(page)).toContainText('1 of 1');
    const [first, second] = await Promise.all(names.slice(0, 2).map((filename) => api.find('media', { filename })));
    expect(first).toMatchObject({ alt: 'A field', width: 350 });
    expect(second).toMatchObject({ alt: 'A field', width: 700 });

    const question = page.getByRole('heading', { name: 'Leave without saving' });
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(place(page)).toContainText('1 of 1');
    const leaving = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await leaving;
    expect(warning.type()).toBe('beforeunload');
    await warning.accept();
  },
);

test('a file that was chosen with keys has the focus, and its controls have names', inFull, async ({ page, word }) => {
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select a file' }).press('Enter');
  const buffer = Buffer.from(await drawn('#2a5d8f'));
  await (await chooser).setFiles({ name: `${word}.png`, mimeType: 'image/png', buffer });
  await expect(page.getByRole('textbox', { name: 'Name of the file' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove this file' })).toBeVisible();
});

test('a picture is cropped', inFull, async ({ api, changes, page, word }) => {
  const filename = `${word}.png`;
  changes.later(() => api.removeWhere('media', { filename }));
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' });
  const buffer = Buffer.from(await drawn('#8f2a2a'));
  await page.locator('.file-field input[type=file]').setInputFiles({ name: filename, mimeType: 'image/png', buffer });
  await page.locator('#field-alt').fill('A red field');
  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.locator('.edit-upload input[name="Width (px)"]').fill('32');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.locator('#action-save').click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f-]{36}/, { timeout: 30_000 });
  expect(await api.find('media', { filename })).toMatchObject({ width: 32, height: 48 });

  await page.goto(`/admin/collections/media?search=${word}`);
  const row = page.getByRole('row').filter({ hasText: filename });
  await expect(row.locator('.cell-filesize')).toHaveText(/^\d KB$/);
  await expect(row.locator('.cell-tags')).toHaveText('–');
});

test('a crop whose response was lost is made once', inFull, async ({ api, changes, page, word }) => {
  const id = await store(await drawn('#2a5d8f'), `${word}.png`, 'image/png', 'A field');
  changes.later(() => api.removeWhere('media', { id }));
  const sent: string[] = [];
  await page.route(`**/api/media/${id}?**`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    sent.push(new URL(route.request().url()).search);
    if (sent.length > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.goto(`/admin/collections/media/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Edit Image' }).click();
  await page.locator('.edit-upload input[name="Width (px)"]').fill('32');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.locator('#action-save').click();
  // Before the press, the bar says *Saved* as well.
  await expect.poll(() => api.find('media', { id })).not.toMatchObject({ filename: `${word}.png` });
  await expect(page.locator('.save-state')).toContainText('Saved');
  const { filename } = await api.find('media', { id });
  await page.locator('#field-alt').fill('A yard');
  await page.locator('#action-save').click();
  await expect.poll(() => api.find('media', { id })).toMatchObject({ alt: 'A yard', filename });
  expect(sent.map((query) => query.includes('uploadEdits'))).toEqual([true, false]);
});

test(
  'a crop of a file that somebody has replaced meanwhile is said to be gone',
  inFull,
  async ({ api, changes, page, word }) => {
    const id = await store(await drawn('#2a5d8f'), `${word}.png`, 'image/png', 'A field');
    changes.later(() => api.removeWhere('media', { id }));
    await page.goto(`/admin/collections/media/${id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Edit Image' }).click();
    await page.locator('.edit-upload input[name="Width (px)"]').fill('32');
    await page.getByRole('button', { name: 'Apply Changes' }).click();
    await replace(id, await drawn('#8f2a2a'), `${word}-other.png`);
    await page.locator('#action-save').click();
    await expect(toasts(page)).toContainText('Your crop was of the earlier one, and is gone');
    expect(await api.find('media', { id })).toMatchObject({ filename: `${word}-other.png`, width: 64 });
  },
);

test(
  'a file that cannot be moved to a folder stays selected, with the reason',
  inFull,
  async ({ api, changes, page, word }) => {
    const [outer, filename] = [await changes.create('payload-folders', { name: `Outer ${word}` }), `${word}.png`];
    const inner = await changes.create('payload-folders', { name: `Inner ${word}`, folder: outer.id });
    const id = await store(await drawn('#2a5d8f'), filename, 'image/png', 'A field');
    changes.later(() => api.removeWhere('media', { id }));
    await api.send('PATCH', `/media/${id}?depth=0`, { folder: outer.id });
    await page.goto(`/admin/collections/media/payload-folders/${outer.id}`, { waitUntil: 'networkidle' });
    await page.getByText(filename).first().click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const drawer = page.getByRole('dialog').last();
    await drawer.getByText(`Inner ${word}`).click();
    const move = async () => {
      await drawer.getByRole('button', { name: 'Apply Changes' }).click();
      await page.locator('.confirmation-modal').getByRole('button', { name: 'Move' }).click();
    };
    await page.context().setOffline(true);
    await move();
    await expect(toasts(page)).toContainText('The site is not responding. Please try again.');
    await expect(toasts(page)).not.toContainText('moved');
    await page.context().setOffline(false);
    await move();
    await expect(toasts(page)).toContainText('moved');
    expect(await api.find('media', { id })).toMatchObject({ folder: inner.id });
  },
);

test(
  'a file that replaces another is sent once, and one that is refused is named until it is given up',
  inFull,
  async ({ api, changes, page, word }) => {
    const id = await store(await drawn('#2a5d8f'), `${word}.png`, 'image/png', 'A field');
    changes.later(() => api.removeWhere('media', { id }));
    const stored = () => api.find('media', { id });
    const state = page.locator('.save-state');
    const description = page.locator('#field-alt');
    const choose = async (name: string, buffer: Buffer) => {
      await page.locator('.file-details__remove').click();
      await page.locator('.file-field input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    };
    await page.goto(`/admin/collections/media/${id}`, { waitUntil: 'networkidle' });
    await choose(`${word}-new.png`, Buffer.from(await drawn('#8f2a2a')));
    await page.locator('#action-save').click();
    await expect(state).toContainText('Saved');
    const { filename } = await stored();
    expect(filename).toBe(`${word}-new.png`);

    await choose('bad.png', Buffer.from('no picture'));
    await description.fill('A yard');
    await page.locator('#action-save').click();
    await expect(page.getByText('bad.png replaces the stored file when you save.')).toBeVisible();
    await expect(state).toContainText('Not saved: bad.png is none of these');
    await page.getByRole('button', { name: 'Keep the stored file' }).click();
    await page.locator('#action-save').click();
    await expect(state).toContainText('Saved');
    expect(await stored()).toMatchObject({ alt: 'A yard', filename });
  },
);
