import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { publicCollections } from '@/lib/content-collections';
import { ownRequest } from '@/payload/own-request';
import { seed } from '@/seed';
import { testPayload } from '../../../tests/helpers/payload';
import { signIn } from '../../../tests/helpers/staff';
import { tablesOf } from '../../../tests/helpers/tables';

const payload = await testPayload();
const staff = await signIn(payload);
const tables = tablesOf(staff, payload);

beforeAll(async () => {
  await seed(payload);
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } }, depth: 0 });
  const req = await ownRequest(payload);
  await payload.create({ collection: 'patterns', data: { title: 'Start', blocks: docs[0]?.blocks ?? [] }, req });
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'black.png', { type: 'image/png' });
  await staff.editor.upload('/media', file, { alt: 'Black', tags: ['one', 'two'] });
});

const collections = [...publicCollections, 'patterns', 'media'] as const;

it.each(collections.flatMap((collection) => (['csv', 'json'] as const).map((format) => [collection, format] as const)))(
  'all %s of the site come back whole as %s: nothing would change',
  async (collection, format) => {
    const text = await tables.exported(collection, format);
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs === 0) return;
    const table = await tables.read(collection, text);
    expect(table.error).toBeUndefined();
    expect(table.rows).toHaveLength(totalDocs);
    const plan = await tables.planned(collection, table);
    expect(plan.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
  },
);

it('a picture is described by a table', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { alt: { equals: 'Black' } } });
  const id = docs[0]?.id ?? '';
  const { plan, done } = await tables.imported(
    'media',
    `id,filename,alt,tags\n${id},black.png,Pitch black,"[""one""]"\n`,
  );
  expect(plan).toMatchObject([{ outcome: 'changed', changes: [{ column: 'alt' }, { column: 'tags' }] }]);
  expect(done).toMatchObject([{ outcome: 'changed' }]);
  expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ alt: 'Pitch black', tags: ['one'] });
  const { plan: renamed } = await tables.imported('media', `id,filename\n${id},white.png\n`);
  expect(renamed).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('cannot be changed') }]);
  const { plan: bare } = await tables.imported('media', `id,alt\n${id},\n`);
  expect(bare).toMatchObject([{ outcome: 'refused' }]);
});
