import { describe, expect, it } from 'vitest';
import { publicCollections } from '@/lib/content-collections';
import { testPayload } from '../../../tests/helpers/payload';
import { create, publicRow, titleOf } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import { tablesOf } from '../../../tests/helpers/tables';

const payload = await testPayload();
const staff = await signIn(payload);
const tables = tablesOf(staff, payload);

const _collections = [...publicCollections, 'redirects', 'patterns', 'media'] as const;

const bySomeone = (collection: string, id: string, data: object, who: Person = 'editor') =>
  staff[who].rest('PATCH', `/${collection}/${id}?draft=true&depth=0`, data);

describe.each(['csv', 'json'] as const)('as %s', (format) => {
  it.each(publicCollections)('%s come back whole: nothing would change', async (collection) => {
    await create(payload, collection, `Whole ${format}`);
    const table = await tables.read(collection, await tables.exported(collection, format));
    expect(table.error).toBeUndefined();
    const plan = await tables.planned(collection, table);
    expect(plan.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(plan.length).toBeGreaterThan(0);
  });

  it.each(publicCollections.filter((one) => one !== 'languages'))(
    '%s come back whole after they are gone',
    async (collection) => {
      const { id } = await create(payload, collection, `Gone ${format}`);
      const before = await tables.newest(collection, id);
      const table = await tables.exported(collection, format, id);
      await payload.delete({ collection: collection as 'pages', id, trash: true });
      const { done } = await tables.imported(collection, table);
      expect(done).toMatchObject([{ outcome: 'created' }]);
      const after = await tables.newest(collection, id);
      const own = ({ updatedAt, createdAt, lastEditor, editorial, translated, ...rest }: Record<string, unknown>) =>
        JSON.parse(JSON.stringify(rest).replaceAll(/T\d\d:00:00\.000Z/g, ''));
      expect(own(after)).toEqual(own(before));
    },
  );

  it.each(['jobs', 'leaders', 'newsletter-issues'] as const)('%s come back changed, not twice', async (collection) => {
    const [before, after] = [`Before ${format} ${collection}`, `After ${format} ${collection}`];
    const { id } = await create(payload, collection, before);
    const { totalDocs } = await payload.count({ collection });
    const { plan, done } = await tables.imported(
      collection,
      (await tables.exported(collection, format, id)).replaceAll(before, after),
    );
    const column = titleOf(collection);
    expect(plan).toMatchObject([{ outcome: 'changed', publishes: true, changes: [{ column, before, after }] }]);
    expect(done).toMatchObject([{ outcome: 'changed' }]);
    expect((await publicRow(payload, collection, id))?.[column]).toBe(after);
    expect((await payload.count({ collection })).totalDocs).toBe(totalDocs);
  });
});

it('pages, with sections and linked documents, have a column for each field and no more', async () => {
  const main = await create(payload, 'pages', 'Main');
  const data = { meta: { canonical: { relationTo: 'pages', value: main.id } } };
  const { id } = await create(payload, 'pages', 'Variant', { data });
  const [head = '', line = ''] = (await tables.exported('pages', 'csv', id)).replace('\uFEFF', '').split('\n');
  expect(head.split(',').length).toBeLessThan(20);
  expect(line).toContain(`pages/${main.id}`);
  const path = String(main.path);
  const { plan } = await tables.imported('pages', `id,meta.canonical\n${id},${path}\n`);
  expect(plan).toMatchObject([{ outcome: 'same' }]);
});

describe('the rules of a person', () => {
  it('a published page with a draft gets the change in its draft and stays live', async () => {
    const { id } = await create(payload, 'pages', 'Live');
    await bySomeone('pages', id, { title: 'Half written' });
    const { plan, done } = await tables.imported(
      'pages',
      `id,meta.description,_status\n${id},From a table,published\n`,
    );
    expect(plan).toMatchObject([{ outcome: 'changed', publishes: false, warnings: [/newer draft/] }].map(() => ({})));
    expect(plan[0]?.warnings.join()).toContain('newer draft');
    expect(done).toMatchObject([{ outcome: 'changed' }]);
    expect((await publicRow(payload, 'pages', id))?.title).toBe('Live');
    expect(await tables.newest('pages', id)).toMatchObject({
      title: 'Half written',
      _status: 'draft',
      meta: { description: 'From a table' },
    });
  });

  it('a table does not take a page off the site', async () => {
    const { id } = await create(payload, 'pages', 'Stays');
    const { plan } = await tables.imported('pages', `id,_status\n${id},draft\n`);
    expect(plan).toMatchObject([{ outcome: 'same' }]);
    const { done } = await tables.imported('pages', `id,title\n${id},Changed\n`);
    expect(done).toMatchObject([{ outcome: 'changed', publishes: false }]);
    expect((await publicRow(payload, 'pages', id))?.title).toBe('Stays');
  });

  it.each(['author', 'editor', 'admin'] as const)(
    'an older table does not overwrite what %s wrote since',
    async (who) => {
      const { id } = await create(payload, 'leaders', 'Older', { status: 'draft' });
      await bySomeone('leaders', id, { title: 'Before' });
      const table = (await tables.exported('leaders', 'csv', id)).replace('Before', 'From the table');
      await bySomeone('leaders', id, { shortBio: `Newer, of ${who}.`, editorial: { form: 'one window' } }, who);
      const { plan, done } = await tables.imported('leaders', table);
      expect(plan).toMatchObject([{ outcome: 'refused' }]);
      expect(plan[0]?.reason).toContain('Nothing newer is overwritten');
      expect(done).toEqual([]);
      expect(await tables.newest('leaders', id)).toMatchObject({ title: 'Before', shortBio: `Newer, of ${who}.` });
    },
  );

  it.each(['author', 'editor'] as const)('a change of %s between preview and confirmation is kept', async (who) => {
    const { id } = await create(payload, 'leaders', 'Between', { status: 'draft' });
    const table = await tables.read('leaders', `id,title\n${id},From the table\n`);
    const plan = await tables.planned('leaders', table);
    await bySomeone('leaders', id, { title: 'Newer' }, who);
    const done = await tables.applied('leaders', table, plan);
    expect(done).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('since the preview') }]);
    expect((await tables.newest('leaders', id)).title).toBe('Newer');
  });

  it('a form that the same person had open before the import does not overwrite it', async () => {
    const { id } = await create(payload, 'leaders', 'Open form', { status: 'draft' });
    await bySomeone('leaders', id, { title: 'In the form', editorial: { form: 'my window' } });
    const { updatedAt } = await tables.newest('leaders', id);
    await tables.imported('leaders', `id,title\n${id},From the table\n`);
    const sent = { title: 'In the form', updatedAt, editorial: { form: 'my window' } };
    expect((await bySomeone('leaders', id, sent)).status).toBe(409);
    expect((await tables.newest('leaders', id)).title).toBe('From the table');
  });

  it('what a colleague has open is left alone', async () => {
    const { id } = await create(payload, 'leaders', 'Open', { status: 'draft' });
    await staff.admin.rest('POST', `/editorial/leaders/${id}/stay`);
    const { plan } = await tables.imported('leaders', `id,title\n${id},Changed\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('admin has this open') }]);
    await staff.admin.rest('POST', `/editorial/leaders/${id}/leave`);
  });

  it('a member of a release is published only with it', async () => {
    const { id } = await create(payload, 'leaders', 'Member');
    await payload.create({
      collection: 'releases',
      data: { title: 'Spring', state: 'open', documents: [{ relationTo: 'leaders', value: id }] },
    });
    const { plan } = await tables.imported('leaders', `id,title,_status\n${id},Changed,published\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Spring') }]);
  });

  it('checks apply: what the form refuses to publish, a table cannot', async () => {
    const { id } = await create(payload, 'leaders', 'Checked', { status: 'draft', data: { longBio: '' } });
    const { plan } = await tables.imported('leaders', `id,title,_status\n${id},Changed,published\n`);
    expect(plan).toMatchObject([{ outcome: 'refused' }]);
    const { plan: long } = await tables.imported('leaders', `id,title\n${id},${'x'.repeat(101)}\n`);
    expect(long).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('100') }]);
    const { plan: taken } = await tables.imported('pages', 'title,path\nTaken,/Not A Path\n');
    expect(taken).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Begin with a slash') }]);
  });

  it('a preview changes nothing', async () => {
    const { id } = await create(payload, 'leaders', 'Preview');
    const before = await tables.newest('leaders', id);
    const versions = await payload.countVersions({ collection: 'leaders', where: { parent: { equals: id } } });
    const table = await tables.read(
      'leaders',
      `id,name,title,_status\n${id},Preview,Changed,published\n,New,Reader,draft\n`,
    );
    expect(await tables.planned('leaders', table)).toMatchObject([{ outcome: 'changed' }, { outcome: 'created' }]);
    expect(await tables.newest('leaders', id)).toEqual(before);
    expect(await payload.countVersions({ collection: 'leaders', where: { parent: { equals: id } } })).toEqual(versions);
  });

  it('only what was shown to this person is carried out', async () => {
    const { id } = await create(payload, 'leaders', 'Shown', { status: 'draft' });
    const table = await tables.read('leaders', `id,title\n${id},Shown\n`);
    const plan = await tables.planned('leaders', table);
    const other = {
      ...table,
      rows: [
        {
          line: 2,
          cells: [
            ['id', id],
            ['title', 'Not shown'],
          ] as [string, unknown][],
        },
      ],
    };
    const published = plan.map((row) => ({ ...row, confirm: row.confirm && { ...row.confirm, publishes: true } }));
    for (const refused of [
      await tables.applied('leaders', other, plan),
      await tables.applied('leaders', table, plan, 'admin'),
      await tables.applied('leaders', table, published),
    ])
      expect(refused).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('not shown') }]);
    expect((await tables.newest('leaders', id)).title).toBe('Reader');
  });

  it('sent again after an interruption, nothing happens twice', async () => {
    const { id } = await create(payload, 'leaders', 'Again', { status: 'draft' });
    const table = await tables.read('leaders', `id,name,title\n${id},Again,Changed\n,Made once ${id},Reader\n`);
    const plan = await tables.planned('leaders', table);
    const first = await tables.applied('leaders', table, plan);
    expect(first).toMatchObject([{ outcome: 'changed' }, { outcome: 'created' }]);
    expect(await tables.applied('leaders', table, plan)).toMatchObject([{ outcome: 'same' }, { outcome: 'same' }]);
    const where = { name: { equals: `Made once ${id}` } };
    expect((await payload.find({ collection: 'leaders', where, draft: true })).totalDocs).toBe(1);
  });

  it('the log names who imported what', async () => {
    const { id } = await create(payload, 'leaders', 'Logged', { status: 'draft' });
    await tables.imported('leaders', `id,title\n${id},Changed\n`);
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: id } } });
    expect(docs).toMatchObject([{ action: 'import', whoName: 'editor', detail: expect.stringContaining('title') }]);
  });

  it('neither the trash, nor what only the server sets, is changed', async () => {
    const { id } = await create(payload, 'leaders', 'Thrown away');
    await payload.update({ collection: 'leaders', id, data: { deletedAt: new Date().toISOString() } });
    const { plan } = await tables.imported('leaders', `id,title\n${id},Changed\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('trash') }]);
    for (const column of ['lastEditor', 'editorial.state', '__proto__', 'createdAt', 'deletedAt']) {
      const { status, error } = await tables.read('leaders', `id,${column}\n${id},x\n`);
      expect([column, status]).toEqual([column, 400]);
      expect(error).toContain(`"${column}"`);
    }
  });
});
