import fs from 'node:fs';
import path from 'node:path';
import type { Media } from '@payload-types';
import { sql } from '@payloadcms/db-postgres';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rest } from '@/api/rest';
import { env } from '@/env';
import { removeUnfinished } from '@/services/storage/unfinished';
import { testPayload } from '../helpers/payload';
import { square } from '../helpers/pictures';
import { withSmallDisk } from '../helpers/small-disk';
import { signIn } from '../helpers/staff';

let before: Media;

const folder = () => path.join(env().DATA_DIR, 'media');
const contents = () =>
  Object.fromEntries(
    fs
      .readdirSync(folder())
      .toSorted()
      .map((name) => [name, fs.readFileSync(path.join(folder(), name), 'base64')]),
  );

const picture = async (width: number) =>
  new File([new Uint8Array(await square(width, 300).png().toBuffer())], 'field.png', { type: 'image/png' });
const replace = async (data: object = {}) =>
  staff.editor.upload<{ doc: Media }>(`/media/${before.id}`, await picture(900), { ...data }, 'PATCH');
const cropAt = (address: string, data: object) =>
  staff.editor.rest(
    'PATCH',
    `${address}uploadEdits[crop][unit]=%25&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=150`,
    data,
  );
const crop = (data: object = {}) => cropAt(`/media/${before.id}?`, data);
const cropEvery = () => cropAt(`/media?where[id][in]=${before.id}&`, {});
const remove = () => staff.editor.rest('DELETE', `/media/${before.id}?force=true`);
const add = async () => {
  before = (await staff.author.upload<{ doc: Media }>('/media', await picture(600), { alt: 'A field' })).body.doc;
};
/** What the background work does, when nothing of now can still be going on. */
const removeLater = () => removeUnfinished(payload, new Date(Date.now() + 2 * 3_600_000));

const filesOf = ({ filename, sizes }: Media) =>
  [
    ...new Set([filename, ...Object.values(sizes ?? {}).flatMap((size) => (size?.filename ? [size.filename] : []))]),
  ].toSorted();

const payload = await testPayload();
/** Connections that wait for another one. */
const waiting = async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
};
const staff = await signIn(payload);

beforeEach(async () => {
  fs.rmSync(folder(), { recursive: true, force: true });
  await add();
});

describe('what visitors see stays as it is', () => {
  it.each([
    ['a replacement', replace],
    ['a crop', crop],
  ])('if %s is refused', async (_, change) => {
    const stored = contents();
    expect((await change({ alt: '' })).status).toBe(400);
    expect(contents()).toEqual(stored);
  });

  it.each([
    ['a replacement', 'afterChange', replace],
    ['a crop', 'afterChange', crop],
    ['a deletion', 'afterDelete', remove],
  ] as const)('if the database does not store %s', async (_, hook, change) => {
    const { hooks } = payload.collections.media.config;
    const all = hooks[hook];
    hooks[hook] = [...all, () => Promise.reject(new Error('lost'))] as never;
    onTestFinished(() => {
      hooks[hook] = all as never;
    });
    const stored = contents();
    expect((await change()).status).toBe(500);
    expect(contents()).toEqual(stored);
  });
});

it('a crop for which the disk has no room is refused, as an upload is', async (test) => {
  await withSmallDisk(test, folder(), 120, async (disk) => {
    await add();
    disk.fill(50_000_000);
    const stored = disk.files();
    expect(await crop()).toMatchObject({
      status: 507,
      body: { errors: [{ message: expect.stringMatching(/^The disk of the server is nearly full/) }] },
    });
    expect(disk.files()).toEqual(stored);
  });
});

it('a point that matters moves without touching the file, as the admin sends it and as an API client does', async () => {
  const stored = contents();
  const { id } = before;
  const whole =
    'uploadEdits[crop][unit]=%25&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=100&uploadEdits[crop][height]=100&uploadEdits[widthInPixels]=600&uploadEdits[heightInPixels]=300';
  const move = (query: string) => staff.editor.rest('PATCH', `/media/${id}?${query}`, { alt: 'A field' });
  for (const [query, focalX] of [
    [`${whole}&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`, 20],
    ['uploadEdits[focalPoint][x]=30&uploadEdits[focalPoint][y]=80', 30],
  ] as const) {
    expect((await move(query)).status).toBe(200);
    expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ focalX, focalY: 80, width: 600 });
  }
  expect((await move('uploadEdits[focalPoint][x]=120&uploadEdits[focalPoint][y]=80')).status).toBe(400);
  expect(contents()).toEqual(stored);
});

it('a crop of a file that is lost says so', async () => {
  fs.rmSync(path.join(folder(), String(before.filename)));
  const message = 'The stored file is missing on the server. Upload it again in its place.';
  expect(await crop()).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  expect((await replace()).status).toBe(200);
});

it('a disk that became read-only takes no file, and keeps those of what was deleted until it is writable', async (test) => {
  await withSmallDisk(test, folder(), 120, async (disk) => {
    await add();
    const stored = contents();
    disk.close();
    for (const refused of [await replace(), await crop()])
      expect(refused).toMatchObject({
        status: 503,
        body: { errors: [{ message: expect.stringMatching(/^The server cannot write to its disk/) }] },
      });
    expect(await payload.findByID({ collection: 'media', id: before.id })).toMatchObject({ width: 600 });
    expect((await remove()).status).toBe(200);
    expect((await payload.count({ collection: 'media', where: { id: { equals: before.id } } })).totalDocs).toBe(0);
    await removeLater();
    expect(contents()).toEqual(stored);
    disk.open();
    await removeLater();
    expect(contents()).toEqual({});
  });
});

it('the files of an upload whose process is killed are removed later, and no others', async () => {
  const stored = contents();
  const { hooks } = payload.collections.media.config;
  const all = hooks.afterChange;
  /** Neither committed nor rolled back. */
  const killed = Promise.withResolvers<never>();
  const written = Promise.withResolvers<void>();
  hooks.afterChange = [
    () => {
      written.resolve();
      return killed.promise;
    },
  ];
  const upload = picture(900).then((file) => staff.author.upload('/media', file, { alt: 'A field' }));
  await written.promise;
  hooks.afterChange = all;
  expect(Object.keys(contents()).length).toBeGreaterThan(Object.keys(stored).length);
  await removeUnfinished(payload);
  expect(Object.keys(contents()).length).toBeGreaterThan(Object.keys(stored).length);
  await removeLater();
  expect(contents()).toEqual(stored);
  killed.reject(new Error('killed'));
  await upload;
  expect(contents()).toEqual(stored);
});

describe('while a replacement is being stored,', () => {
  const every = () => `/media?where[id][in]=${before.id}`;

  it.each([
    ['a new description', () => staff.editor.rest('PATCH', `/media/${before.id}`, { alt: 'Another' })],
    ['a new description of several', () => staff.editor.rest('PATCH', every(), { alt: 'Another' })],
    ['another replacement', replace],
    ['a crop', crop],
    ['a deletion', remove],
    ['a deletion of several', () => staff.editor.rest('DELETE', every())],
  ])('%s waits for it, and the files of the row are those on the disk', async (_, change) => {
    const { hooks } = payload.collections.media.config;
    const all = hooks.afterChange;
    const stored = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    hooks.afterChange = [
      ...(all ?? []),
      () => {
        stored.resolve();
        return held.promise;
      },
    ];
    const first = replace();
    await stored.promise;
    hooks.afterChange = all;
    const second = change();
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    held.resolve();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    const { docs } = await payload.find({ collection: 'media', where: { id: { equals: before.id } } });
    expect(Object.keys(contents())).toEqual(docs.flatMap(filesOf).toSorted());
  });
});

it('pictures are cropped one at a time', async () => {
  const stored = contents();
  expect(await cropEvery()).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Crop one picture at a time.' }] },
  });
  expect(contents()).toEqual(stored);
});

describe('once it is stored,', () => {
  it('only the files of the replacement are left', async () => {
    const { status, body } = await replace();
    expect(status).toBe(200);
    expect(body.doc.filename).not.toBe(before.filename);
    expect(Object.keys(contents())).toEqual(filesOf(body.doc));
  });

  it('only the files of the crop are left', async () => {
    expect((await crop()).status).toBe(200);
    const after = await payload.findByID({ collection: 'media', id: before.id });
    expect(after.width).toBe(300);
    expect(after.filename).not.toBe(before.filename);
    expect(Object.keys(contents())).toEqual(filesOf(after));
  });

  it('nothing is left of what was deleted', async () => {
    expect((await remove()).status).toBe(200);
    expect(contents()).toEqual({});
  });
});

describe('an address of before, as open pages and mails have it,', () => {
  const read = ({ id }: Media) => payload.findByID({ collection: 'media', id });
  const open = async (address: string | null | undefined) => {
    const response = await rest(new Request(new URL(String(address), 'http://localhost:3000')));
    await response.body?.cancel();
    return response.headers.get('location') ?? response.status;
  };

  it('leads to the same size of the replacement, and of the one after it', async () => {
    await replace();
    await replace();
    const after = await read(before);
    expect(await open(after.url)).toBe(200);
    expect(await open(before.url)).toBe(after.url);
    expect(await open(before.sizes?.avif480?.url)).toBe(after.sizes?.avif480?.url);
    expect(await open(before.sizes?.jpeg1200?.url)).toBe(after.sizes?.jpeg1200?.url);
  });

  it('leads to the sizes of a crop', async () => {
    await crop();
    const after = await read(before);
    expect(await open(before.url)).toBe(after.url);
    expect(await open(before.sizes?.w480?.url)).toBe(after.sizes?.w480?.url);
  });

  it('leads nowhere from a file in the trash', async () => {
    await replace();
    await payload.update({ collection: 'media', id: before.id, data: { deletedAt: new Date().toISOString() } });
    expect(await open(before.url)).toBe(403);
  });

  it('is not given to another picture', async () => {
    const called = async (name: string) =>
      new File([new Uint8Array(await square(50, 50).png().toBuffer())], name, { type: 'image/png' });
    const add = async () =>
      (await staff.author.upload<{ doc: Media }>('/media', await called('yard.png'), { alt: 'A yard' })).body.doc;
    const yard = await add();
    await staff.editor.upload(`/media/${yard.id}`, await called('river.png'), {}, 'PATCH');
    expect([yard.filename, (await add()).filename === yard.filename]).toEqual(['yard.png', false]);
    expect(await open(yard.url)).toBe((await read(yard)).url);
  });

  it('cannot be claimed by a request', async () => {
    await staff.editor.rest('PATCH', `/media/${before.id}`, { formerNames: ['original claimed.png'] });
    expect(await open('/api/media/file/claimed.png')).toBe(403);
  });
});

it('an upload that is sent again under the same id is stored once', async () => {
  const id = crypto.randomUUID();
  const file = await picture(600);
  const send = () => staff.author.upload<{ doc: Media }>('/media', file, { alt: 'A field', id });
  const first = await send();
  expect([first.status, first.body.doc.id]).toEqual([201, id]);
  const stored = contents();
  expect((await send()).status).toBe(400);
  expect(contents()).toEqual(stored);
  const { status, body } = await staff.author.rest('GET', `/media/${id}?depth=0`);
  expect([status, body.id]).toEqual([200, id]);
});
