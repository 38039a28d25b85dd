import fs from 'node:fs';
import path from 'node:path';
import type { Media } from '@payload-types';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownRequest } from '@/payload/own-request';

// Set before anything reads the settings.
const bucket = await vi.hoisted(async () => {
  const { startBucket } = await import('../helpers/bucket');
  const started = await startBucket();
  Object.assign(process.env, started.settings);
  return started;
});

import { rest } from '@/api/rest';
import { env } from '@/env';
import { openFile, removeFiles, storeFile } from '@/services/form-files/stored';
import { SILENT } from '@/services/storage/bucket';
import { readUpload } from '@/services/storage/read-upload';
import { removeUnfinished } from '@/services/storage/unfinished';
import { testPayload } from '../helpers/payload';
import { square } from '../helpers/pictures';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

afterEach(() => {
  bucket.faults.refuses = undefined;
  bucket.faults.loses = undefined;
});
afterAll(() => bucket.close());

const { stored } = bucket;
const fileAt = (address: string) => rest(new Request(new URL(address, 'http://localhost:3000')));

it('a picture and its sizes lie in the bucket alone, are handed out by this site, and go with the document', async () => {
  const bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0c8ce9' } })
    .png()
    .toBuffer();
  const { status, body } = await staff.author.upload<{ doc: Record<string, never> & { id: string; url: string } }>(
    '/media',
    new File([new Uint8Array(bytes)], 'field.png', { type: 'image/png' }),
    { alt: 'A field' },
  );
  expect(status).toBe(201);
  const { doc } = body;
  expect(doc.url).toBe('/api/media/file/field.png');
  expect(fs.existsSync(path.resolve(env().DATA_DIR, 'media', 'field.png'))).toBe(false);
  expect(stored().length).toBeGreaterThanOrEqual(3);

  const response = await fileAt(doc.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  const { w480 } = (doc as unknown as { sizes: Record<string, { url: string }> }).sizes;
  const small = await fileAt(w480?.url ?? '');
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const picture = await payload.findByID({ collection: 'media', id: doc.id });
  const read = await readUpload(await ownRequest(payload), picture);
  expect(read?.equals(bytes)).toBe(true);

  await payload.delete({ collection: 'media', id: doc.id });
  expect(stored()).toEqual([]);
  expect((await fileAt(doc.url)).ok).toBe(false);
});

it('a picture cannot be stored in another folder', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const { body } = await staff.author.upload<{ doc: { prefix: string } }>(
    '/media',
    new File([new Uint8Array(bytes)], 'secret.png', { type: 'image/png' }),
    { alt: 'None', prefix: 'exports' },
  );
  expect(body.doc.prefix).toBe('');
  expect(stored().filter((file) => file.startsWith('exports'))).toEqual([]);
});

it('a file of a visitor lies under a prefix of its own, which no picture leads to, and is removed for good', async () => {
  const id = '00000000-0000-4000-8000-00000000f11e';
  const from = path.join(bucket.directory, 'received');
  fs.writeFileSync(from, 'a plan');
  await storeFile(id, { path: from, size: 6 });
  expect(stored()).toContain(`form-files/${id}`);
  expect(await new Response(await openFile(id)).text()).toBe('a plan');
  for (const address of [`/api/media/file/form-files%2F${id}`, `/api/media/file/${id}?prefix=form-files`]) {
    expect((await fileAt(address)).ok).toBe(false);
  }
  await removeFiles([id, id]);
  expect(await openFile(id)).toBeUndefined();
  expect(stored().filter((file) => file.startsWith('form-files/'))).toEqual([]);
});

const picture = async (width: number) =>
  new File([new Uint8Array(await square(width, 300).png().toBuffer())], 'yard.png', { type: 'image/png' });
const add = async () =>
  (await staff.author.upload<{ doc: Media }>('/media', await picture(600), { alt: 'A yard' })).body.doc;
const replace = async ({ id }: Media) =>
  staff.editor.upload<{ doc: Media }>(`/media/${id}`, await picture(900), {}, 'PATCH');
const crop = ({ id }: Media) =>
  staff.editor.rest(
    'PATCH',
    `/media/${id}?uploadEdits[crop][unit]=%25&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=150`,
    {},
  );
const remove = ({ id }: Media) => staff.editor.rest('DELETE', `/media/${id}?force=true`);
const namesOf = ({ filename, sizes }: Media) => [
  ...new Set([filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) => name ?? [])),
];
/** What the background work does, when nothing of now can still be going on. */
const removeLater = () => removeUnfinished(payload, new Date(Date.now() + 2 * 3_600_000));
const clear = async () => {
  await payload.delete({ collection: 'media', where: {}, trash: true });
  await removeLater();
};

describe('the bucket contains what the library does', () => {
  beforeEach(clear);

  it('after a crop', async () => {
    const before = await add();
    expect((await crop(before)).status).toBe(200);
    const after = await payload.findByID({ collection: 'media', id: before.id });
    expect([after.width, after.filename === before.filename]).toEqual([300, false]);
    expect(stored()).toEqual(namesOf(after).toSorted());
    expect((await fileAt(String(after.url))).status).toBe(200);
    expect((await fileAt(String(before.url))).headers.get('location')).toBe(after.url);
  });

  it('after the point that matters has moved', async () => {
    const before = await add();
    const moved = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
    expect((await staff.editor.rest('PATCH', `/media/${before.id}?${moved}`, {})).status).toBe(200);
    expect(await payload.findByID({ collection: 'media', id: before.id })).toMatchObject({ focalX: 20, focalY: 80 });
    expect(stored()).toEqual(namesOf(before).toSorted());
  });

  it('and a crop of a file that it has lost says so', async () => {
    const before = await add();
    fs.rmSync(path.join(bucket.directory, 'site', `${before.filename}._S3rver_object`));
    const message = 'The stored file is missing on the server. Upload it again in its place.';
    expect(await crop(before)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  it('after a replacement', async () => {
    const before = await add();
    const { body } = await replace(before);
    expect(stored()).toEqual(namesOf(body.doc).toSorted());
  });

  it.each([
    ['a replacement', 'afterChange', replace],
    ['a crop', 'afterChange', crop],
    ['a deletion', 'afterDelete', remove],
  ] as const)('if the database does not store %s', async (_, hook, change) => {
    const before = await add();
    const { hooks } = payload.collections.media.config;
    const all = hooks[hook];
    hooks[hook] = [...all, () => Promise.reject(new Error('lost'))] as never;
    onTestFinished(() => {
      hooks[hook] = all as never;
    });
    expect((await change(before)).status).toBe(500);
    hooks[hook] = all as never;
    expect(stored()).toEqual(namesOf(before).toSorted());
  });
});

describe('if the bucket fails', () => {
  beforeEach(clear);
  const failure = { status: 503, body: { errors: [{ message: SILENT }] } };

  it.each([
    ['refuses the largest', 'refuses', /^PUT .*-600x300/],
    ['loses its responses', 'loses', /^PUT/],
  ] as const)('and %s, nothing of an upload is left, and it says so', async (_, kind, requests) => {
    bucket.faults[kind] = requests;
    expect(await staff.author.upload('/media', await picture(600), { alt: 'A yard' })).toMatchObject(failure);
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
    expect(stored()).toEqual([]);
  });

  it('a replacement and a crop leave the picture as it was', async () => {
    const before = await add();
    bucket.faults.refuses = /^(?:PUT|GET)/;
    expect(await replace(before)).toMatchObject(failure);
    expect(await crop(before)).toMatchObject(failure);
    expect(stored()).toEqual(namesOf(before).toSorted());
    expect((await payload.findByID({ collection: 'media', id: before.id })).filename).toBe(before.filename);
  });

  it('what was deleted and what was begun is removed once it works again', async () => {
    const before = await add();
    bucket.faults.refuses = /^(?:DELETE|PUT .*-480x)/;
    expect(await replace(before)).toMatchObject(failure);
    expect((await remove(before)).status).toBe(200);
    expect(stored().length).toBeGreaterThan(namesOf(before).length);
    await removeLater();
    expect(stored().length).toBeGreaterThan(namesOf(before).length);
    bucket.faults.refuses = undefined;
    await removeUnfinished(payload);
    expect(stored().length).toBeGreaterThan(namesOf(before).length);
    await removeLater();
    expect(stored()).toEqual([]);
  });

  it('a picture is not there at the moment, rather than gone', async () => {
    const { url } = await add();
    bucket.faults.refuses = /^(?:HEAD|GET)/;
    const response = await fileAt(String(url));
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    bucket.faults.refuses = undefined;
    for (const key of stored()) fs.rmSync(path.join(bucket.directory, 'site', `${key}._S3rver_object`));
    expect((await fileAt(String(url))).status).toBe(404);
  });
});
