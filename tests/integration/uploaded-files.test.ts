import fs from 'node:fs';
import path from 'node:path';
import type { Media } from '@payload-types';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import { ownRequest } from '@/payload/own-request';
import { prepareOlderFiles } from '@/staff/background/prepare-older-files';
import { sampleFiles, wholePdf } from '../helpers/files';
import { testPayload } from '../helpers/payload';
import { animation, movingAvif, square, telltale, withText } from '../helpers/pictures';
import { withSmallDisk } from '../helpers/small-disk';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

type Uploaded = { doc: Media; errors?: { message: string; data?: unknown }[] };
const upload = (bytes: Buffer, name: string, type: string) =>
  staff.author.upload<Uploaded>('/media', new File([new Uint8Array(bytes)], name, { type }), { alt: 'A field' });
const stored = (name: unknown) => fs.readFileSync(path.join(env().DATA_DIR, 'media', String(name)));
const filesOf = ({ filename, sizes }: Media) => [
  filename,
  ...Object.values(sizes ?? {}).flatMap((size) => (size?.filename ? [size.filename] : [])),
];

const png = () => square(600, 300).png().toBuffer();

it.each([
  ['evil.html', /^evil\.png$/],
  ['shell.php', /^shell\.png$/],
  ['noext', /^noext\.png$/],
  ['..%2fx.png', /^2fx\.png$/],
  ['..\\..\\y.png', /^y\.png$/],
  ['.htaccess', /^htaccess\.png$/],
  ['photo.png.svg', /^photo-png\.png$/],
  ['Möwe am Fluß.PNG', /^mowe-am-flu\.png$/],
  ['a\u202egnp.exe', /^a-gnp\.png$/],
  ['日本.png', /^file\.png$/],
  ["'><script>.png", /^script\.png$/],
  ['field-480x240.png', /^field-480-240\.png$/],
  ['CON.png', /^file-con\.png$/],
  ['lpt1', /^file-lpt1\.png$/],
  [`${'a'.repeat(200)}.png`, /^a{80}\.png$/],
])('a picture sent as %j is stored under a name of this site', async (sent, name) => {
  const { status, body } = await upload(withText(await png(), '<script>alert(1)</script>'), sent, 'text/html');
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.doc.filename).toMatch(name);
  expect(body.doc.mimeType).toBe('image/png');
  expect(stored(body.doc.filename).includes('script')).toBe(false);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s called .gif gets the ending of its content, and nothing of it says where, with what and by whom',
  async (format) => {
    const { status, body } = await upload(
      await telltale(square(700, 400)).toFormat(format).toBuffer(),
      `taken-${format}.gif`,
      'image/gif',
    );
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.doc.filename).toBe(`taken-${format}.${format === 'jpeg' ? 'jpg' : format}`);
    expect(body.doc.mimeType).toBe(`image/${format}`);
    for (const name of filesOf(body.doc)) {
      const bytes = stored(name);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([name, exif, xmp, iptc, icc, orientation]).toEqual([name, ...Array(5).fill(undefined)]);
      expect(bytes.includes('Secret')).toBe(false);
    }
  },
);

it.each([
  [
    'film.mp4',
    'video/mp4',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(99, 7)]),
  ],
  ['paper.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
])('a damaged %s is refused with what to do', async (name, type, bytes) => {
  const { status, body } = await upload(bytes, name, type);
  expect([status, body.errors?.[0]]).toEqual([
    400,
    { message: 'The file is damaged. Open it in another program, save it again and upload that.' },
  ]);
});

it('a PDF names no author, and keeps its length', async () => {
  const sent = Buffer.from(
    wholePdf.toString('latin1').replace('trailer<<', '3 0 obj<</Title(T)/Author(Secret)>>endobj trailer<</Info 3 0 R '),
    'latin1',
  );
  const { body } = await upload(sent, 'paper.pdf', 'application/pdf');
  expect([body.errors, body.doc?.filesize]).toEqual([undefined, sent.length]);
  expect(stored(body.doc.filename).toString('latin1')).toMatch(/\/Title\(T\)\/Author\(\) {6}/);
});

it('what follows the picture in its file is not stored', async () => {
  const { body } = await upload(Buffer.concat([await png(), Buffer.from('<?php Secret')]), 'tail.png', 'image/png');
  expect(stored(body.doc.filename).includes('Secret')).toBe(false);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture of orientation %i is stored upright', async (orientation) => {
  const sent = await square(900, 600).withMetadata({ orientation }).jpeg().toBuffer();
  const { body } = await upload(sent, `turned-${orientation}.jpg`, 'image/jpeg');
  const isTurned = orientation > 4;
  const upright = isTurned ? { width: 600, height: 900 } : { width: 900, height: 600 };
  expect(body.doc).toMatchObject(upright);
  expect(body.doc.sizes?.w480).toMatchObject(isTurned ? { width: 480, height: 720 } : { width: 480, height: 320 });
  for (const name of filesOf(body.doc)) {
    const facts = await sharp(stored(name)).metadata();
    expect([name, Number(facts.width) > Number(facts.height)]).toEqual([name, !isTurned]);
  }
});

it.each([
  ['WebP', () => animation(3, 1000, 600)],
  ['AVIF', async () => movingAvif],
])('of an animation every file is the first frame: %s', async (kind, made) => {
  const { body } = await upload(await made(), `moving.${kind.toLowerCase()}`, '');
  expect([body.errors, body.doc?.mimeType]).toEqual([undefined, `image/${kind.toLowerCase()}`]);
  expect(Number(body.doc.width) / Number(body.doc.height)).toBeCloseTo(5 / 3, 2);
  for (const name of filesOf(body.doc)) {
    const { width = 0, height = 0, pages = 1 } = await sharp(stored(name)).metadata();
    expect([name, pages, Math.round((width / height) * 10)]).toEqual([name, 1, 17]);
    const { dominant } = await sharp(stored(name)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  }
});

it('an AVIF that calls itself an image of any kind is one', async () => {
  const sent = await square(60, 30).avif().toBuffer();
  sent.write('mif1', 8, 'latin1');
  const { status, body } = await upload(sent, 'any.avif', 'image/heif');
  expect([status, body.doc?.mimeType]).toEqual([201, 'image/avif']);
});

it('what browsers show differently becomes what they all show: CMYK, 16 bits, palettes', async () => {
  const odd = [
    await square(500, 300).toColourspace('cmyk').jpeg().toBuffer(),
    await square(500, 300).toColourspace('rgb16').png().toBuffer(),
    await square(500, 300).png({ palette: true }).toBuffer(),
    await square(500, 300).toColourspace('b-w').png().toBuffer(),
  ];
  for (const [at, bytes] of odd.entries()) {
    const { body } = await upload(bytes, `odd-${at}`, '');
    expect([at, body.errors]).toEqual([at, undefined]);
    for (const name of filesOf(body.doc)) {
      const { space, depth } = await sharp(stored(name)).metadata();
      expect([at, name, ['srgb', 'b-w'].includes(space), depth]).toEqual([at, name, true, 'uchar']);
    }
  }
});

const pixelOf = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
const far = (one: number[], other: number[]) => Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

it.each([
  ['PNG', 'p3', (picture: Sharp) => picture.png()],
  ['PNG', 'srgb', (picture: Sharp) => picture.png()],
  ['AVIF', 'p3', (picture: Sharp) => picture.avif({ bitdepth: 10 })],
])('colors of a %s with more than 8 bits and the profile %s are converted', async (kind, profile, encoded) => {
  const deep = square(500, 300).toColourspace('rgb16').withIccProfile(profile);
  const { body } = await upload(await encoded(deep).toBuffer(), `deep-${kind}-${profile}`, '');
  for (const name of filesOf(body.doc))
    expect(far(await pixelOf(stored(name)), [12, 140, 233]), name ?? '').toBeLessThan(6);
});

it.each(['png', 'webp', 'avif'] as const)('the JPEG of a transparent %s is white where it is clear', async (format) => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 600, height: 300, channels: 4, background } });
  const { body } = await upload(await clear.toFormat(format).toBuffer(), `glass.${format}`, '');
  expect(await pixelOf(stored(body.doc.sizes?.jpeg1200?.filename))).toEqual([255, 255, 255]);
  expect((await sharp(stored(body.doc.sizes?.w480?.filename)).stats()).isOpaque).toBe(false);
});

it('files of the same name but different kinds do not share their sizes, even when sent at once', async () => {
  const kinds = ['png', 'jpeg', 'webp'] as const;
  const sent = await Promise.all(kinds.map((kind) => square(600, 300).toFormat(kind).toBuffer()));
  const responses = await Promise.all(sent.map((bytes, at) => upload(bytes, `same.${kinds[at]}`, '')));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const names = responses.flatMap(({ body }) => [...new Set(filesOf(body.doc))]);
  expect(new Set(names).size).toBe(names.length);
});

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08free', 'latin1');
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
const half = async () => (await square(600, 300).jpeg().toBuffer()).subarray(0, 400);
const broad = async () => square(16_500, 2).png().toBuffer();

it.each([
  ['an iPhone’s picture', async () => heic, 'photo.jpg', 'HEIC'],
  ['a GIF', async () => gif, 'moving.gif', 'GIF'],
  ['a drawing', async () => sampleFiles.svg, 'logo.svg', 'SVG'],
  ['a drawing called PNG', async () => sampleFiles.svg, 'logo.png', 'SVG'],
  ['half a picture', half, 'half.jpg', 'half.jpg cannot be read as a picture'],
  ['an endless strip', broad, 'strip.png', 'at most 16,383'],
  ['a program', async () => sampleFiles.exe, 'tool.png', 'tool.png is none of these'],
  ['a program called like a video', async () => sampleFiles.exe, 'tool.mp4', 'tool.mp4 is not an MP4 video'],
  ['an empty file', async () => Buffer.alloc(0), 'nothing.png', 'nothing.png is empty'],
  ['an archive', async () => sampleFiles.zip, 'all.pdf', 'all.pdf is not a PDF'],
])('%s is refused in words', async (_, bytes, name, words) => {
  const { status, body } = await upload(await bytes(), name, 'image/png');
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).toContain(words);
});

it('an anonymous upload is refused before a pixel is decoded', async () => {
  const { status } = await staff.anonymous.upload(
    '/media',
    new File([new Uint8Array(await png())], 'a.png', { type: 'image/png' }),
    { alt: 'A' },
  );
  expect(status).toBe(403);
});

it('a replaced file is prepared in the same way', async () => {
  const { body } = await upload(await png(), 'first.png', 'image/png');
  const turned = await telltale(square(900, 600)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const file = new File([new Uint8Array(turned)], 'index.html', { type: 'text/html' });
  const replaced = await staff.editor.upload<Uploaded>(`/media/${body.doc.id}`, file, {}, 'PATCH');
  expect(replaced.body.doc).toMatchObject({
    filename: 'index.jpg',
    mimeType: 'image/jpeg',
    width: 600,
    height: 900,
  });
});

describe('a picture of an older site', () => {
  /** As it was stored before uploads were prepared. */
  async function older(name: string, bytes: Buffer): Promise<Media> {
    const { body } = await upload(await png(), `older-${name}.png`, 'image/png');
    const { id, filename } = body.doc;
    fs.writeFileSync(path.join(env().DATA_DIR, 'media', String(filename)), bytes);
    await payload.db.updateOne({ collection: 'media', id, data: { surface: null } });
    return body.doc;
  }
  const prepareAll = async () => prepareOlderFiles(await ownRequest(payload));
  const read = ({ id }: Media) => payload.findByID({ collection: 'media', id, depth: 0 });

  it('loses its metadata, is turned, and keeps its address', async () => {
    const sent = await telltale(square(900, 600)).withMetadata({ orientation: 6 }).png().toBuffer();
    const before = await older('turned', sent);
    await prepareAll();
    const after = await read(before);
    expect(after).toMatchObject({ filename: before.filename, url: before.url, width: 600, height: 900 });
    expect(after.surface).toBe('opaque');
    for (const name of filesOf(after)) expect((await sharp(stored(name)).metadata()).exif).toBeUndefined();
  });

  it('stays as it is if it cannot be read, and is not tried again', async () => {
    const before = await older('broken', Buffer.from('no picture'));
    await prepareAll();
    expect((await read(before)).surface).toBe('unreadable');
    expect(stored(before.filename).toString()).toBe('no picture');
  });

  it('is tried again if the disk had no room', async (test) => {
    await withSmallDisk(test, path.join(env().DATA_DIR, 'media'), 120, async (disk) => {
      const before = await older('waiting', await telltale(square(900, 600)).png().toBuffer());
      const bytes = stored(before.filename);
      disk.fill(50_000_000);
      await prepareAll();
      expect((await read(before)).surface).toBeNull();
      expect(stored(before.filename).equals(bytes)).toBe(true);
    });
  });
});

it('every picture has a JPEG for mail; what shines through is known', async () => {
  const clear = await sharp({ create: { width: 1600, height: 800, channels: 4, background: '#0c8ce980' } })
    .png()
    .toBuffer();
  const { doc } = (await upload(clear, 'clear.png', 'image/png')).body;
  expect(doc.sizes?.jpeg1200).toMatchObject({ width: 1200, height: 600, mimeType: 'image/jpeg' });
  expect((await payload.findByID({ collection: 'media', id: doc.id })).surface).toBe('transparent');
});
