import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { testPayload } from '../../../tests/helpers/payload';
import { create, section } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';

type File = { page: { path: string; blocks: Record<string, unknown>[] }; pictures: object; references: object };
type Made = { id: string; path: string; missing: string[] };

let pageId: string;
let mediaId: string;
let leaderId: string;

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0c8ce9' } })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: 'travels.png', size: data.length };
  mediaId = (await payload.create({ collection: 'media', data: { alt: 'A field' }, file })).id;
  leaderId = (await create(payload, 'leaders', 'Ada Reader')).id;
  const other = await create(payload, 'pages', 'Other');
  const page = await create(payload, 'pages', 'Travels', {
    data: {
      path: '/travels',
      blocks: [
        { blockType: 'media', media: mediaId, layout: 'plain', section },
        { blockType: 'leaders', choice: [leaderId], section },
        {
          blockType: 'hero',
          layout: 'plain',
          heading: 'Hello',
          links: [
            {
              label: 'Other',
              kind: 'document',
              document: { relationTo: 'pages', value: other.id },
              appearance: 'solid',
            },
          ],
          section,
        },
      ],
    },
    status: 'draft',
  });
  pageId = page.id;
});

const download = async () => (await staff.editor.rest<File>('GET', `/pages/${pageId}/file`)).body;
const upload = (file: unknown, who: keyof typeof staff = 'editor') =>
  staff[who].rest<Made>('POST', '/pages/from-file', file);

it('a page goes into a file and comes back as a draft of its own, with the same words, pictures and people', async () => {
  const { status, body } = await upload(await download());
  expect(status).toBe(201);
  expect(body).toMatchObject({ path: '/travels-copy', missing: [] });
  const copy = await payload.findByID({ collection: 'pages', id: body.id, draft: true, depth: 0 });
  const original = await payload.findByID({ collection: 'pages', id: pageId, draft: true, depth: 0 });
  const shown = (blocks: unknown) =>
    JSON.parse(JSON.stringify(blocks, (key, value) => (key === 'id' ? undefined : value)));
  expect(copy._status).toBe('draft');
  expect(shown(copy.blocks)).toEqual(shown(original.blocks));
});

it('another picture of the same name and description is not taken for the one in the file', async () => {
  const file = await download();
  const other = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#e90c0c' } })
    .png()
    .toBuffer();
  const pictures = Object.fromEntries(
    Object.entries(file.pictures).map(([id, picture]) => [id, { ...picture, data: other.toString('base64') }]),
  );
  const { body } = await upload({ ...file, pictures });
  const copy = await payload.findByID({ collection: 'pages', id: body.id, draft: true, depth: 1 });
  expect(copy.blocks?.[0]).toMatchObject({ media: { alt: 'A field', width: 60, height: 20 } });
});

it('in an installation without them the picture is added, and what is not there is named', async () => {
  const file = await download();
  await payload.update({ collection: 'media', id: mediaId, data: { alt: 'Another picture' } });
  await payload.update({ collection: 'leaders', id: leaderId, data: { name: 'Renamed Reader' } });
  const changed = { ...file, page: { ...file.page, blocks: [...file.page.blocks, { blockType: 'carousel' }] } };
  const before = [await payload.count({ collection: 'media' }), await payload.count({ collection: 'pages' })];
  const preview = await staff.editor.rest('POST', '/pages/from-file?preview=true', changed);
  expect(preview.body).toMatchObject({ sections: 3, missing: ['leaders: Ada Reader', 'Section: carousel'] });
  expect(preview.body.pictures).toHaveLength(1);
  expect([await payload.count({ collection: 'media' }), await payload.count({ collection: 'pages' })]).toEqual(before);
  const { body } = await upload(changed);
  expect(body.missing).toEqual(['leaders: Ada Reader', 'Section: carousel']);
  const copy = await payload.findByID({ collection: 'pages', id: body.id, draft: true, depth: 1 });
  const [first] = copy.blocks ?? [];
  expect(first).toMatchObject({ blockType: 'media', media: { alt: 'A field', mimeType: 'image/png', width: 40 } });
  expect(copy.blocks).toHaveLength(3);
});

it('a file that is none is refused with a reason, and nothing of it stays', async () => {
  const before = await payload.count({ collection: 'media' });
  const file = await download();
  const bad = {
    filename: 'bad.png',
    mimeType: 'image/png',
    alt: 'Bad',
    data: Buffer.from('<svg/>').toString('base64'),
  };
  const withBad = { ...file, pictures: { ...file.pictures, '33333333-3333-4333-8333-333333333333': bad } };
  expect((await upload(withBad)).status).toBe(400);
  expect((await upload({ format: 'other' })).body).toEqual({ error: 'This is not an exported page.' });
  expect(await payload.count({ collection: 'media' })).toEqual(before);
});

it('a file looks for documents by their names only, and in no place that is none', async () => {
  const file = await download();
  const references = {
    '33333333-3333-4333-8333-333333333333': { collection: 'leaders', field: 'lastEditor.email', value: 'x@y.example' },
    '44444444-4444-4444-8444-444444444444': { collection: 'constructor', field: 'name', value: 'x' },
  };
  const { status, body } = await upload({ ...file, references: { ...file.references, ...references } });
  expect(status).toBe(201);
  expect(body.missing).toEqual(expect.arrayContaining(['leaders: x@y.example', 'constructor: x']));
});

it('a draft comes as a file whatever its path is', async () => {
  const { id } = await create(payload, 'pages', 'Typing', { status: 'draft' });
  const { pool } = payload.db;
  await pool.query('update payload.pages set path = $1 where id = $2', ['/ünter "weg"→', id]);
  await pool.query('update payload._pages_v set version_path = $1 where parent_id = $2', ['/ünter "weg"→', id]);
  const { status } = await staff.author.rest('GET', `/pages/${id}/file`);
  expect(status).toBe(200);
});

it('a file that is sent twice at once makes two pages of their own paths, and its pictures once', async () => {
  const file = await download();
  const picture = await sharp({ create: { width: 7, height: 5, channels: 3, background: '#e90c8c' } })
    .png()
    .toBuffer();
  const id = crypto.randomUUID();
  const sent = {
    ...file,
    page: { ...file.page, path: '/sent-twice', blocks: [{ blockType: 'media', media: id, layout: 'plain', section }] },
    pictures: {
      [id]: { filename: 'sent-twice.png', mimeType: 'image/png', alt: 'A', data: picture.toString('base64') },
    },
  };
  const both = await Promise.all([upload(sent), upload(sent)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both.map(({ body }) => body.path).toSorted()).toEqual(['/sent-twice', '/sent-twice-copy']);
  const added = await payload.count({ collection: 'media', where: { filename: { contains: 'sent-twice' } } });
  expect(added.totalDocs).toBe(1);
});
