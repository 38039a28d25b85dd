import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inFull } from '../../helpers/extent';
import { type Changes, section, test } from '../helpers/changes';
import type { Cms } from '../helpers/cms';
import { Editor, openRow, openSection } from '../helpers/editor';
import { sessionFile } from '../helpers/people';
import { attributes, visit } from '../helpers/site';

test.use({ storageState: sessionFile('editor'), viewport: { width: 1440, height: 900 } });

test.slow();

const hero = (heading: string) => ({ blockType: 'hero', layout: 'split', heading, figure: 'sensor', section });
const card = (title: string) => ({ title, text: 'It is deleted at the end of the test.' });

type File = { name: string; mimeType: string; buffer: Buffer };

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#0b1e3a"/><stop offset="1" stop-color="#e8b04a"/></linearGradient><rect width="1000" height="600" fill="url(#sky)"/></svg>`;

async function photograph(name: string): Promise<File> {
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(drawing)).jpeg().toBuffer() };
}

/** With the admin's own form. `about` fills in the other fields. */
async function upload(page: Page, file: File, about?: () => Promise<void>): Promise<void> {
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' });
  await page.locator('.file-field input[type=file]').setInputFiles(file);
  await expect(page.locator('.file-field__filename')).toHaveValue(file.name);
  await about?.();
  await page.locator('#action-save').click();
  // Six picture sizes take time on a busy machine.
  await expect(page).toHaveURL(/\/media\/[0-9a-f-]{36}/, { timeout: 60_000 });
}

async function choose(page: Page, field: string, name: string): Promise<void> {
  const drawer = page.locator('.list-drawer');
  const search = drawer.locator('.search-filter__input');
  // A form that is still being drawn may miss a press.
  await expect(async () => {
    if (!(await drawer.isVisible())) await page.locator(`${field} .upload__listToggler`).click({ timeout: 2_000 });
    await expect(search).toBeVisible();
  }).toPass({ timeout: 120_000 });
  await search.fill(name);
  await drawer.getByRole('row').getByRole('button', { name }).click();
  await expect(page.locator(field)).toContainText(name);
}

const removedAfter = (changes: Changes, api: Cms, filename: string) =>
  changes.later(() => api.removeWhere('media', { filename }));

test('a picture is uploaded, described, placed in a hero and a card, and seen in sizes', async ({
  api,
  changes,
  page,
  word,
}) => {
  const file = await photograph(`${word}.jpg`);
  removedAfter(changes, api, file.name);
  await upload(page, file, async () => {
    await page.locator('#field-alt').fill(`A field ${word}`);
    await page.getByRole('button', { name: 'Edit Image' }).click();
    await page.locator('.edit-upload input[name="X %"]').fill('20');
    await page.locator('.edit-upload input[name="Y %"]').fill('80');
    await page.getByRole('button', { name: 'Apply Changes' }).click();
  });
  expect(await api.find('media', { filename: file.name })).toMatchObject({ focalX: 20, focalY: 80 });

  const cards = {
    blockType: 'card-grid',
    layout: 'columns',
    heading: 'Cards',
    cards: [card('One'), card('Two')],
    section,
  };
  const { id } = await changes.create('pages', { title: word, path: `/${word}`, blocks: [hero(word), cards] }, 'draft');
  const editor = new Editor(page);
  await editor.open(`/admin/collections/pages/${id}`);
  await openSection(page, 0);
  await choose(page, '#field-blocks__0__picture', file.name);
  // Pictures above load late and move the rows, so a press may hit another row.
  await expect(async () => {
    await openSection(page, 1);
    await openRow(page, '#blocks-1-cards-row-0');
    await page.locator('#field-blocks__1__cards__0__picture').waitFor({ timeout: 3_000 });
  }).toPass();
  await choose(page, '#field-blocks__1__cards__0__picture', file.name);
  await editor.publish();

  const { body } = await visit(`/${word}`);
  expect(attributes(body, 'img', 'alt')).toEqual([`A field ${word}`, `A field ${word}`]);
  expect(attributes(body, 'img', 'style')).toEqual(['object-position:20% 80%', 'object-position:20% 80%']);
  await page.goto(`/${word}`);
  for (const picture of await page.getByRole('img', { name: `A field ${word}` }).all()) {
    await picture.scrollIntoViewIfNeeded();
    const drawn = () =>
      picture.evaluate(({ complete, naturalWidth, currentSrc }: HTMLImageElement) => ({
        isDrawn: complete && naturalWidth > 0,
        isSmall: /-\d+x\d+(-\d+)?\.avif$/.test(currentSrc),
      }));
    await expect.poll(drawn).toEqual({ isDrawn: true, isSmall: true });
  }
});

test(
  'a PDF is uploaded, linked from a button, and downloaded by a visitor',
  inFull,
  async ({ api, changes, page, word }) => {
    const paper = `%PDF-1.4\n1 0 obj<</Type/Catalog/Title(${word})>>endobj\nxref\n0 2\ntrailer<</Root 1 0 R/Size 2>>\nstartxref\n54\n%%EOF\n`;
    const file = { name: `${word}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(paper) };
    removedAfter(changes, api, file.name);
    await upload(page, file);

    const links = [{ label: 'Read the paper', kind: 'address', address: '/book', appearance: 'solid' }];
    const blocks = [{ ...hero(word), links }];
    const { id } = await changes.create('pages', { title: word, path: `/${word}`, blocks }, 'draft');
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    await openSection(page, 0);
    await openRow(page, '#blocks-0-links-row-0');
    await page.locator('#field-blocks__0__links__0__kind .rs__control').click();
    await page.getByRole('option', { name: 'A file to download (PDF)' }).click();
    await choose(page, '#field-blocks__0__links__0__file', file.name);
    await editor.publish();

    await page.goto(`/${word}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Read the paper \(PDF, 1\sKB\)$/ }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file.name);
    expect(await readFile(await download.path(), 'utf8')).toBe(paper);
    const { status, headers } = await visit(`/api/media/file/${file.name}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test(
  'captions are uploaded, chosen beside their video, and read by the player',
  inFull,
  async ({ api, changes, page, word }) => {
    const captions = `WEBVTT\n\n00:00.000 --> 00:02.000\nThe river rises ${word}.\n`;
    const film = '\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free';
    const still = await photograph(`${word}.jpg`);
    const video = { name: `${word}-film.mp4`, mimeType: 'video/mp4', buffer: Buffer.from(film, 'latin1') };
    const words = { name: `${word}-words.vtt`, mimeType: 'text/vtt', buffer: Buffer.from(captions) };
    for (const { name } of [still, video, words]) removedAfter(changes, api, name);
    const describe = () => page.locator('#field-alt').fill('The river rises.');
    await upload(page, still, describe);
    await upload(page, video, describe);
    await upload(page, words);

    const blocks = [hero(word), { blockType: 'media', width: 'wide', section }];
    const { id } = await changes.create('pages', { title: word, path: `/${word}`, blocks }, 'draft');
    const editor = new Editor(page);
    await editor.open(`/admin/collections/pages/${id}`);
    await openSection(page, 1);
    await choose(page, '#field-blocks__1__media', still.name);
    await choose(page, '#field-blocks__1__video', video.name);
    await choose(page, '#field-blocks__1__captions', words.name);
    await editor.publish();

    await page.goto(`/${word}`);
    const spoken = () =>
      page.locator('video').evaluate((player: HTMLVideoElement) => {
        const [track] = player.textTracks;
        if (!track) return 'no track';
        track.mode = 'showing';
        return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text).join();
      });
    await expect.poll(spoken).toBe(`The river rises ${word}.`);
  },
);
