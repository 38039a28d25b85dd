import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { rest } from '@/api/rest';
import { env } from '@/env';
import { MAX_UPLOAD_BYTES } from '@/lib/body-limits';
import { wholePdf } from '../helpers/files';
import { testPayload } from '../helpers/payload';
import { withSmallDisk } from '../helpers/small-disk';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string, data: Record<string, unknown>) =>
  staff.author.upload<{ doc?: Record<string, unknown>; errors?: { message: string }[] }>(
    '/media',
    new File([bytes], name, { type }),
    data,
  );
const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#0c8ce9' } })
      .png()
      .toBuffer(),
  );

it('a file that is too big is refused with the limit, and nothing is stored', async () => {
  const { status, body } = await upload(new Uint8Array(MAX_UPLOAD_BYTES + 1), 'big.png', 'image/png', { alt: 'Big' });
  expect(status).toBe(413);
  expect(body.errors?.[0]?.message).toBe('The file is too big. A file may have at most 20 MB.');
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
});

it('a file for which the disk has no room is refused before anything is written, with what to do', async (test) => {
  await withSmallDisk(test, path.join(env().DATA_DIR, 'media'), 50, async (disk) => {
    const small = await picture(10, 10);
    const { status, body } = await upload(small, 'room.png', 'image/png', { alt: 'Room' });
    expect(status).toBe(507);
    expect(body.errors?.[0]?.message).toMatch(/^The disk of the server is nearly full, so this file was not stored\. /);
    expect(disk.files()).toEqual([]);
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
    disk.remove();
    expect((await upload(small, 'room.png', 'image/png', { alt: 'Room' })).status).toBe(201);
  });
});

it('a picture of too many pixels is refused before it is decoded, with what to do', async () => {
  // Few bytes, because it has a single color.
  const { status, body } = await upload(await picture(9000, 6000), 'huge.png', 'image/png', { alt: 'Huge' });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).toBe(
    'The picture is too large, with 9,000 × 6,000 pixels or 54 megapixels. Scale it down to at most 50 megapixels, for example 8,000 × 6,000, and upload it again.',
  );
});

it('a picture gets small and modern copies and keeps the point that matters', async () => {
  const focus = { alt: 'Field', focalX: 20, focalY: 80 };
  const { status, body } = await upload(await picture(2000, 1000), 'field.png', 'image/png', focus);
  expect(status).toBe(201);
  expect(body.doc).toMatchObject({ focalX: 20, focalY: 80 });
  expect(body.doc?.sizes).toMatchObject({
    w480: { width: 480, mimeType: 'image/webp' },
    avif480: { width: 480, mimeType: 'image/avif' },
    w1600: { width: 1600, mimeType: 'image/webp' },
    avif1600: { width: 1600, mimeType: 'image/avif' },
  });
});

it('a point that matters is within the picture', async () => {
  const bytes = await picture(10, 10);
  const outside = { alt: 'Field', focalX: 1000, focalY: -5 };
  const refused = await upload(bytes, 'outside.png', 'image/png', outside);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.errors)).toMatch(/greater than the max allowed.*less than the min allowed/);
  const { body } = await upload(bytes, 'inside.png', 'image/png', { alt: 'Field', focalX: 0, focalY: 100 });
  const { status } = await staff.editor.rest('PATCH', `/media/${body.doc?.id}`, { focalX: 101 });
  expect(status).toBe(400);
});

it('a picture is described, or marked as decorative', async () => {
  const bytes = await picture(10, 10);
  const { status, body } = await upload(bytes, 'nothing.png', 'image/png', { alt: '' });
  expect(status).toBe(400);
  expect(JSON.stringify(body.errors)).toContain('Say what the picture or video shows, or mark it as decorative.');
  expect((await upload(bytes, 'decorative.png', 'image/png', { decorative: true })).status).toBe(201);
});

it('a picture without a description is refused before any size is generated, as field validation would refuse it', async () => {
  const decode = vi.spyOn(payload.config, 'sharp');
  const { status, body } = await upload(await picture(10, 10), 'quick.png', 'image/png', {});
  expect(decode.mock.calls).toHaveLength(0);
  decode.mockRestore();
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    {
      message: 'The following field is invalid: Description',
      data: { collection: 'media', errors: [{ path: 'alt', label: 'Description' }] },
    },
  ]);
});

it('sizes keep the whole picture, whatever its shape', async () => {
  const { body } = await upload(await picture(600, 1800), 'tall.png', 'image/png', { alt: 'Tall', focalY: 10 });
  expect(body.doc?.sizes).toMatchObject({
    w480: { width: 480, height: 1440 },
    avif480: { width: 480, height: 1440 },
    w960: { width: 600, height: 1800 },
    avif1600: { width: 600, height: 1800 },
  });
});

it('a video is kept as it is; what browsers do not play is refused', async () => {
  // The frame of an MP4 file: its type, and an empty box.
  const bytes = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free', 'latin1');
  const film = new Uint8Array(bytes);
  const { body } = await upload(film, 'river.mp4', 'video/mp4', { alt: 'The river rises.' });
  expect(body.errors).toBeUndefined();
  expect(body.doc).toMatchObject({ mimeType: 'video/mp4', filesize: film.length });
  expect((await upload(film, 'river.avi', 'video/x-msvideo', { alt: 'The river rises.' })).status).toBe(400);
});

const text = (words: string) => new TextEncoder().encode(words);
const paper = new Uint8Array(wholePdf);
const captions = text('\uFEFFWEBVTT\n\n00:00.000 --> 00:02.000\nThe river rises.\n');
const page = text('<!doctype html><script>alert(1)</script>');
const fileOf = async ({ body }: Awaited<ReturnType<typeof upload>>, headers: HeadersInit = {}) =>
  rest(new Request(new URL(String(body.doc?.url), 'http://localhost:3000'), { headers }));

it('a PDF needs no description, and is handed out to be saved, never opened on the site', async () => {
  const sent = await upload(paper, 'paper.pdf', 'application/pdf', {});
  expect(sent.body.errors).toBeUndefined();
  expect(sent.body.doc).toMatchObject({ mimeType: 'application/pdf', filename: 'paper.pdf', filesize: paper.length });
  for (const range of ['', 'bytes=0-3']) {
    const response = await fileOf(sent, range ? { range } : {});
    expect(response.ok).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment');
  }
});

it('captions are handed out as what players read', async () => {
  const sent = await upload(captions, 'river.vtt', 'text/vtt', {});
  expect(sent.body.errors).toBeUndefined();
  const response = await fileOf(sent);
  expect(response.headers.get('content-type')).toMatch(/^text\/vtt/);
  expect(response.headers.has('content-disposition')).toBe(false);
});

it('a file in the trash is returned only to those who may see the trash', async () => {
  const sent = await upload(paper, 'withdrawn.pdf', 'application/pdf', {});
  const { id } = sent.body.doc as { id: string };
  await payload.update({ collection: 'media', id, data: { deletedAt: new Date().toISOString() } });
  expect((await fileOf(sent)).ok).toBe(false);
});

it('what a browser says of a file does not count: the type is that of the content', async () => {
  const { body } = await upload(paper, 'honest.pdf', 'image/png', {});
  expect(body.doc).toMatchObject({ mimeType: 'application/pdf' });
});

it.each([
  ['a page called PDF', page, 'page.pdf', 'application/pdf'],
  ['a page called captions', page, 'page.vtt', 'text/vtt'],
  ['captions without a line', text('WEBVTT\n'), 'empty.vtt', 'text/vtt'],
  ['captions in another encoding', new Uint8Array([...captions, 0xe9, 0x0a]), 'latin.vtt', 'text/vtt'],
  ['a PDF called picture', paper, 'paper.png', 'image/png'],
  ['a PDF called video', paper, 'paper.mp4', 'video/mp4'],
  ['a PDF without a name', paper, 'paper', 'application/pdf'],
  ['a PDF that breaks off', paper.slice(0, 60), 'half.pdf', 'application/pdf'],
  ['captions called video', captions, 'river.webm', 'video/webm'],
])('%s is refused', async (_, bytes, name, type) => {
  const before = await payload.count({ collection: 'media' });
  const { status, body } = await upload(bytes, name, type, { alt: 'A file' });
  expect([status, body.errors?.length]).toEqual([400, 1]);
  expect(await payload.count({ collection: 'media' })).toEqual(before);
});

it('a file that exists is not replaced by one of another kind', async () => {
  const { body } = await upload(paper, 'kept.pdf', 'application/pdf', {});
  const { id } = body.doc as { id: string };
  const other = new File([page], 'kept.pdf', { type: 'application/pdf' });
  expect((await staff.editor.upload(`/media/${id}`, other, {}, 'PATCH')).status).toBe(400);
});

it('nothing is moved to a folder that was deleted meanwhile, and that is the reason given', async () => {
  const { body } = await upload(await picture(10, 10), 'moved.png', 'image/png', { alt: 'Moved' });
  const id = String(body.doc?.id);
  const newFolder = async () => (await payload.create({ collection: 'payload-folders', data: { name: 'Press' } })).id;
  const [folder, inner] = [await newFolder(), await newFolder()];
  expect((await staff.editor.rest('DELETE', `/payload-folders/${folder}`)).status).toBe(200);
  const message = 'This folder no longer exists. Reload the page and choose another one.';
  for (const address of [
    `/media/${id}`,
    `/media?where[id][in]=${id}`,
    `/payload-folders/${inner}`,
    `/payload-folders?where[id][in]=${inner}`,
  ])
    expect(await staff.editor.rest('PATCH', address, { folder })).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    });
  expect((await staff.editor.rest('PATCH', `/media/${id}`, { folder: inner })).status).toBe(200);
});
