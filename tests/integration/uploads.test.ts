import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '@/delivery/http/body-limits';
import { testPayload } from '../helpers/payload';
import { signIn } from '../helpers/staff';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

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
  expect(body.errors?.[0]?.message).toBe('The file is too big. Pictures and videos may have at most 20 MB.');
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
});

it('a picture of too many pixels is refused before it is decoded, with what to do', async () => {
  // Few bytes: a single colour.
  const { status, body } = await upload(await picture(9000, 6000), 'huge.png', 'image/png', { alt: 'Huge' });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).toBe(
    'The picture is too large: 9,000 × 6,000 are 54 megapixels. Scale it down to at most 50 megapixels, for example 8,000 × 6,000, and upload it again.',
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

it('a video is kept as it is; what browsers do not play is refused', async () => {
  // The frame of an MP4 file: what it is, and a box with nothing in it.
  const bytes = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free', 'latin1');
  const film = new Uint8Array(bytes);
  const { body } = await upload(film, 'river.mp4', 'video/mp4', { alt: 'The river rises.' });
  expect(body.errors).toBeUndefined();
  expect(body.doc).toMatchObject({ mimeType: 'video/mp4', filesize: film.length });
  expect((await upload(film, 'river.avi', 'video/x-msvideo', { alt: 'The river rises.' })).status).toBe(400);
});
