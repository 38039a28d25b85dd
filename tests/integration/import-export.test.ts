import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentCollections } from '@/lib/content-collections';
import type { PlannedRow } from '@/staff/import-export/plan';
import type { Table } from '@/staff/import-export/read';
import { testPayload } from '../helpers/payload';
import { change, create, next, publicRow, titleOf } from '../helpers/samples';
import { people, signIn } from '../helpers/staff';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

type Text = { text: string; error?: string } & Record<string, unknown>;
type Person = keyof typeof staff;
const collections = [...contentCollections, 'redirects', 'patterns', 'media'] as const;

async function exported(collection: string, format: 'csv' | 'json' = 'csv', id?: string) {
  const filter = id ? `&filter=${encodeURIComponent(JSON.stringify({ id: { equals: id } }))}` : '';
  const { status, body } = await staff.editor.rest<Text>('GET', `/tables/${collection}?format=${format}${filter}`);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.text;
}

async function read(collection: string, file: string | Uint8Array, who: Person = 'editor') {
  const data = Buffer.from(file).toString('base64');
  const { status, body } = await staff[who].rest<Table & { error?: string }>('POST', `/tables/${collection}/read`, {
    data,
  });
  return { status, ...body };
}

type Rows = { rows: PlannedRow[]; error?: string };

async function planned(collection: string, { format, rows }: Table, who: Person = 'editor') {
  const all: PlannedRow[] = [];
  for (let at = 0; at < rows.length; at += 10) {
    const sent = { format, rows: rows.slice(at, at + 10) };
    const { status, body } = await staff[who].rest<Rows>('POST', `/tables/${collection}/plan`, sent);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    all.push(...body.rows);
  }
  return all;
}

async function applied(collection: string, { format, rows }: Table, plan: PlannedRow[], who: Person = 'editor') {
  const confirmed = rows.flatMap((row) => {
    const confirm = plan.find(({ line }) => line === row.line)?.confirm;
    return confirm ? [{ ...row, confirm }] : [];
  });
  const all: PlannedRow[] = [];
  for (let at = 0; at < confirmed.length; at += 10) {
    const sent = { format, rows: confirmed.slice(at, at + 10) };
    const { status, body } = await staff[who].rest<Rows>('POST', `/tables/${collection}/apply`, sent);
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    all.push(...body.rows);
  }
  return all;
}

/** Read, previewed and carried out. */
async function imported(collection: string, file: string | Uint8Array) {
  const table = await read(collection, file);
  expect(table.error).toBeUndefined();
  const plan = await planned(collection, table);
  return { table, plan, done: await applied(collection, table, plan) };
}

const newest = async (collection: string, id: string) =>
  (await payload.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    depth: 0,
  })) as unknown as Record<string, unknown>;

const bySomeone = (collection: string, id: string, data: object, who: Person = 'editor') =>
  staff[who].rest('PATCH', `/${collection}/${id}?draft=true&depth=0`, data);

describe.each(collections)('%s', (collection) => {
  it.each(people)('%s: only editors and admins may take it out or bring it in', async (who) => {
    const may = ['editor', 'admin'].includes(who);
    expect((await staff[who].rest('GET', `/tables/${collection}`)).status < 300).toBe(may);
    if (may) return;
    for (const action of ['read', 'plan', 'apply'])
      expect((await staff[who].rest('POST', `/tables/${collection}/${action}`, {})).status).toBe(403);
  });
});

describe.each(['csv', 'json'] as const)('as %s', (format) => {
  it.each(contentCollections)('%s come back whole: nothing would change', async (collection) => {
    await create(payload, collection, `Whole ${format}`);
    const table = await read(collection, await exported(collection, format));
    expect(table.error).toBeUndefined();
    const plan = await planned(collection, table);
    expect(plan.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(plan.length).toBeGreaterThan(0);
  });

  it.each(contentCollections.filter((one) => one !== 'languages'))(
    '%s come back whole after they are gone',
    async (collection) => {
      const { id } = await create(payload, collection, `Gone ${format}`);
      const before = await newest(collection, id);
      const table = await exported(collection, format, id);
      await payload.delete({ collection: collection as 'pages', id, trash: true });
      const { done } = await imported(collection, table);
      expect(done).toMatchObject([{ outcome: 'created' }]);
      const after = await newest(collection, id);
      const own = ({ updatedAt, createdAt, lastEditor, editorial, translated, ...rest }: Record<string, unknown>) =>
        JSON.parse(JSON.stringify(rest).replaceAll(/T\d\d:00:00\.000Z/g, ''));
      expect(own(after)).toEqual(own(before));
    },
  );

  it.each(['jobs', 'leaders', 'newsletter-issues'] as const)('%s come back changed, not twice', async (collection) => {
    const [before, after] = [`Before ${format} ${collection}`, `After ${format} ${collection}`];
    const { id } = await create(payload, collection, before);
    const { totalDocs } = await payload.count({ collection });
    const { plan, done } = await imported(
      collection,
      (await exported(collection, format, id)).replaceAll(before, after),
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
  const [head = '', line = ''] = (await exported('pages', 'csv', id)).replace('\uFEFF', '').split('\n');
  expect(head.split(',').length).toBeLessThan(20);
  expect(line).toContain(`pages/${main.id}`);
  const path = String(main.path);
  const { plan } = await imported('pages', `id,meta.canonical\n${id},${path}\n`);
  expect(plan).toMatchObject([{ outcome: 'same' }]);
});

describe('the rules of a person', () => {
  it('a published page with a draft gets the change in its draft and stays live', async () => {
    const { id } = await create(payload, 'pages', 'Live');
    await bySomeone('pages', id, { title: 'Half written' });
    const { plan, done } = await imported('pages', `id,meta.description,_status\n${id},From a table,published\n`);
    expect(plan).toMatchObject([{ outcome: 'changed', publishes: false, warnings: [/newer draft/] }].map(() => ({})));
    expect(plan[0]?.warnings.join()).toContain('newer draft');
    expect(done).toMatchObject([{ outcome: 'changed' }]);
    expect((await publicRow(payload, 'pages', id))?.title).toBe('Live');
    expect(await newest('pages', id)).toMatchObject({
      title: 'Half written',
      _status: 'draft',
      meta: { description: 'From a table' },
    });
  });

  it('a table does not take a page off the site', async () => {
    const { id } = await create(payload, 'pages', 'Stays');
    const { plan } = await imported('pages', `id,_status\n${id},draft\n`);
    expect(plan).toMatchObject([{ outcome: 'same' }]);
    const { done } = await imported('pages', `id,title\n${id},Changed\n`);
    expect(done).toMatchObject([{ outcome: 'changed', publishes: false }]);
    expect((await publicRow(payload, 'pages', id))?.title).toBe('Stays');
  });

  it.each(['author', 'editor', 'admin'] as const)(
    'an older table does not overwrite what %s wrote since',
    async (who) => {
      const { id } = await create(payload, 'leaders', 'Older', { status: 'draft' });
      await bySomeone('leaders', id, { title: 'Before' });
      const table = (await exported('leaders', 'csv', id)).replace('Before', 'From the table');
      await bySomeone('leaders', id, { shortBio: `Newer, of ${who}.`, editorial: { form: 'one window' } }, who);
      const { plan, done } = await imported('leaders', table);
      expect(plan).toMatchObject([{ outcome: 'refused' }]);
      expect(plan[0]?.reason).toContain('Nothing newer is overwritten');
      expect(done).toEqual([]);
      expect(await newest('leaders', id)).toMatchObject({ title: 'Before', shortBio: `Newer, of ${who}.` });
    },
  );

  it.each(['author', 'editor'] as const)('a change of %s between preview and confirmation is kept', async (who) => {
    const { id } = await create(payload, 'leaders', 'Between', { status: 'draft' });
    const table = await read('leaders', `id,title\n${id},From the table\n`);
    const plan = await planned('leaders', table);
    await bySomeone('leaders', id, { title: 'Newer' }, who);
    const done = await applied('leaders', table, plan);
    expect(done).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('since the preview') }]);
    expect((await newest('leaders', id)).title).toBe('Newer');
  });

  it('a form that the same person had open before the import does not overwrite it', async () => {
    const { id } = await create(payload, 'leaders', 'Open form', { status: 'draft' });
    await bySomeone('leaders', id, { title: 'In the form', editorial: { form: 'my window' } });
    const { updatedAt } = await newest('leaders', id);
    await imported('leaders', `id,title\n${id},From the table\n`);
    const sent = { title: 'In the form', updatedAt, editorial: { form: 'my window' } };
    expect((await bySomeone('leaders', id, sent)).status).toBe(409);
    expect((await newest('leaders', id)).title).toBe('From the table');
  });

  it('what a colleague has open is left alone', async () => {
    const { id } = await create(payload, 'leaders', 'Open', { status: 'draft' });
    await staff.admin.rest('POST', `/editorial/leaders/${id}/stay`);
    const { plan } = await imported('leaders', `id,title\n${id},Changed\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('admin has this open') }]);
    await staff.admin.rest('POST', `/editorial/leaders/${id}/leave`);
  });

  it('a member of a release is published only with it', async () => {
    const { id } = await create(payload, 'leaders', 'Member');
    await payload.create({
      collection: 'releases',
      data: { title: 'Spring', state: 'open', documents: [{ relationTo: 'leaders', value: id }] },
    });
    const { plan } = await imported('leaders', `id,title,_status\n${id},Changed,published\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Spring') }]);
  });

  it('checks apply: what the form refuses to publish, a table cannot', async () => {
    const { id } = await create(payload, 'leaders', 'Checked', { status: 'draft', data: { longBio: '' } });
    const { plan } = await imported('leaders', `id,title,_status\n${id},Changed,published\n`);
    expect(plan).toMatchObject([{ outcome: 'refused' }]);
    const { plan: long } = await imported('leaders', `id,title\n${id},${'x'.repeat(101)}\n`);
    expect(long).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('100') }]);
    const { plan: taken } = await imported('pages', 'title,path\nTaken,/Not A Path\n');
    expect(taken).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Begin with a slash') }]);
  });

  it('a preview changes nothing', async () => {
    const { id } = await create(payload, 'leaders', 'Preview');
    const before = await newest('leaders', id);
    const versions = await payload.countVersions({ collection: 'leaders', where: { parent: { equals: id } } });
    const table = await read('leaders', `id,name,title,_status\n${id},Preview,Changed,published\n,New,Reader,draft\n`);
    expect(await planned('leaders', table)).toMatchObject([{ outcome: 'changed' }, { outcome: 'created' }]);
    expect(await newest('leaders', id)).toEqual(before);
    expect(await payload.countVersions({ collection: 'leaders', where: { parent: { equals: id } } })).toEqual(versions);
  });

  it('only what was shown to this person is carried out', async () => {
    const { id } = await create(payload, 'leaders', 'Shown', { status: 'draft' });
    const table = await read('leaders', `id,title\n${id},Shown\n`);
    const plan = await planned('leaders', table);
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
      await applied('leaders', other, plan),
      await applied('leaders', table, plan, 'admin'),
      await applied('leaders', table, published),
    ])
      expect(refused).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('not shown') }]);
    expect((await newest('leaders', id)).title).toBe('Reader');
  });

  it('sent again after an interruption, nothing happens twice', async () => {
    const { id } = await create(payload, 'leaders', 'Again', { status: 'draft' });
    const table = await read('leaders', `id,name,title\n${id},Again,Changed\n,Made once ${id},Reader\n`);
    const plan = await planned('leaders', table);
    const first = await applied('leaders', table, plan);
    expect(first).toMatchObject([{ outcome: 'changed' }, { outcome: 'created' }]);
    expect(await applied('leaders', table, plan)).toMatchObject([{ outcome: 'same' }, { outcome: 'same' }]);
    const where = { name: { equals: `Made once ${id}` } };
    expect((await payload.find({ collection: 'leaders', where, draft: true })).totalDocs).toBe(1);
  });

  it('the log names who imported what', async () => {
    const { id } = await create(payload, 'leaders', 'Logged', { status: 'draft' });
    await imported('leaders', `id,title\n${id},Changed\n`);
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: id } } });
    expect(docs).toMatchObject([{ action: 'import', whoName: 'editor', detail: expect.stringContaining('title') }]);
  });

  it('neither the trash, nor what only the server sets, is changed', async () => {
    const { id } = await create(payload, 'leaders', 'Thrown away');
    await payload.update({ collection: 'leaders', id, data: { deletedAt: new Date().toISOString() } });
    const { plan } = await imported('leaders', `id,title\n${id},Changed\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('trash') }]);
    for (const column of ['lastEditor', 'editorial.state', '__proto__', 'createdAt', 'deletedAt']) {
      const { status, error } = await read('leaders', `id,${column}\n${id},x\n`);
      expect([column, status]).toEqual([column, 400]);
      expect(error).toContain(`"${column}"`);
    }
  });
});

describe('values', () => {
  it('nothing is guessed', async () => {
    const { id } = await create(payload, 'leaders', 'Plain', { status: 'draft' });
    await imported('leaders', `id,title,shortBio,longBio\n${id},1.10,null,007\n`);
    expect(await newest('leaders', id)).toMatchObject({ title: '1.10', shortBio: 'null', longBio: '007' });
  });

  it.each(['03.04.2027', '04/03/2027', '3 April 2027', '2027-02-30', '2027-04', '45750'])(
    'the date %s is refused',
    async (date) => {
      const { id } = await create(payload, 'jobs', 'Dated', { status: 'draft' });
      const { plan } = await imported('jobs', `id,validThrough\n${id},${date}\n`);
      expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining(date) }]);
    },
  );

  it('a day is stored as the form stores it', async () => {
    const { id } = await create(payload, 'jobs', 'Dated', { status: 'draft' });
    await imported('jobs', `id,validThrough,remote\n${id},2027-04-03,TRUE\n`);
    expect(await newest('jobs', id)).toMatchObject({ validThrough: '2027-04-03T12:00:00.000Z', remote: true });
  });

  it.each([
    ['order', '1,5'],
    ['order', '1e3'],
    ['order', 'ten'],
    ['portrait', 'none'],
    ['portrait', '00000000-0000-4000-8000-000000000000'],
    ['_status', 'live'],
    ['updatedAt', '27.11.2026'],
    ['title', 'M\uFFFDnchen'],
  ])('%s: %s is refused', async (column, value) => {
    const { id } = await create(payload, 'leaders', 'Judged', { status: 'draft' });
    const { plan } = await imported('leaders', `id;name;${column}\n${id};Changed;${value}\n`);
    expect(plan).toMatchObject([{ outcome: 'refused' }]);
  });

  it.each(['[{"text":', '"text"', '[{"__proto__":{"text":"x"}}]', 'x'.repeat(40_000)])(
    'a damaged list is refused',
    async (list) => {
      const { id } = await create(payload, 'jobs', 'Listed', { status: 'draft' });
      const { plan } = await imported('jobs', `id,whatYouDo\n${id},"${list.replaceAll('"', '""')}"\n`);
      expect(plan).toMatchObject([{ outcome: 'refused' }]);
    },
  );

  it('texts hold no formulas, and come back as they were', async () => {
    const values = [
      '=HYPERLINK("http://evil.example")',
      '+1, two',
      '-3\nlines',
      '@SUM(A1)',
      "'=quoted",
      "'plain",
      '"-5"',
    ];
    const { id } = await create(payload, 'leaders', 'Formula sample');
    for (const shortBio of values) {
      await change(payload, 'leaders', id, { shortBio });
      const text = await exported('leaders', 'csv', id);
      expect(text).not.toMatch(/(?:^|[,\n])"?[=+@]|(?:^|[,\n])"?-[^\d]/);
      const { plan } = await imported('leaders', text);
      expect(plan).toMatchObject([{ outcome: 'same' }]);
    }
  });

  it('a new row without a title, and a picture without a file, are refused', async () => {
    const { plan } = await imported('pages', 'path,_status\n/nameless,draft\n');
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('title') }]);
    const { plan: media } = await imported('media', 'alt\nA picture\n');
    expect(media).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Upload') }]);
  });

  it('two rows for one document: the second is refused', async () => {
    const { id } = await create(payload, 'leaders', 'Twice', { status: 'draft' });
    const { plan } = await imported('leaders', `id,title\n${id},One\n${id},Two\n`);
    expect(plan).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused', reason: 'Line 2 has the same id.' }]);
  });
});

describe('files', () => {
  const rows = async (file: string | Uint8Array) => {
    const { plan } = await imported('pages', file);
    return plan;
  };
  const titled = (title: string) => `title;path;_status\r\n${title};/file-${next()};draft\r\n`;
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  it.each<[string, (text: string) => string | Uint8Array]>([
    ['semicolons', (text) => text],
    ['tabs', (text) => text.replaceAll(';', '\t')],
    ['bars', (text) => text.replaceAll(';', '|')],
    ['commas and a byte order mark', (text) => `\uFEFF${text.replaceAll(';', ',')}`],
    ['Excel’s own line', (text) => `sep=;\r\n${text}`],
    ['lines of old programs', (text) => text.replaceAll('\r\n', '\r')],
    ['UTF-16', (text) => utf16(text)],
    ['UTF-16, big-endian', (text) => utf16(text, true)],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
    ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
    ['empty lines and columns', (text) => text.replaceAll('\r\n', ';;\r\n').concat(';;;;\r\n\r\n')],
  ])('%s are read', async (_, made) => {
    const plan = await rows(made(titled('München')));
    expect(plan).toMatchObject([{ outcome: 'created', title: 'München', publishes: false }]);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['foreign headings', 'Titel;Pfad\nMesse;/messe\n', /"Titel", "Pfad"/],
    ['a foreign heading among others', 'title,path,Farbe\nMesse,/messe,blau\n', /"Farbe"/],
    ['a heading twice', 'title,title\nOne,Two\n', /twice/],
    ['an open quotation mark', 'title,path\n"Messe,/messe\nZwei,/zwei\n', /line 2/],
    ['letters behind a quotation mark', 'title,path\nEins,/eins\n"Messe"x,/messe\n', /line 3/],
    ['a quotation mark within a cell', 'title,path\nEins "zwei",/eins\n', /line 2/],
    ['too few cells', 'title,path,_status\nEins,/eins\n', /Line 2/],
    ['too many cells', 'title,path\nEins,/eins,draft\n', /Line 2/],
    ['no rows', 'title,path\n', /no rows/],
    ['damaged JSON', '[\n{"title": "Eins"},\n{"title": }\n]', /line 3/],
    ['JSON of something else', '{"title": "Eins"}', /list/],
    [
      'two encodings',
      Buffer.concat([Buffer.from('title,path\nMünchen,/a\n'), Buffer.from('Köln,/b\n', 'latin1')]),
      /line 3/,
    ],
    ['a workbook', Buffer.from('504b0304140006000800000021', 'hex'), /workbook|kind/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /png/],
    ['nothing', '\n', /heading|empty/],
  ])('%s: refused as a whole, with the reason', async (_, file, reason) => {
    const { status, error } = await read('pages', file);
    expect(status).toBe(400);
    expect(error).toMatch(reason);
  });

  it('are bounded', async () => {
    expect((await read('leaders', `name,title\n${'A,B\n'.repeat(2001)}`)).error).toContain('2000');
    const { status } = await staff.editor.rest('POST', '/tables/leaders/plan', {
      format: 'csv',
      rows: Array.from({ length: 11 }, () => ({ line: 2, cells: [] })),
    });
    expect(status).toBe(400);
  });

  it.each(['users', 'audit-log', 'preview-links', 'approvals', 'payload-jobs', 'forms', 'no-such-thing', '__proto__'])(
    'there are none of %s',
    async (collection) => {
      expect((await staff.admin.rest('GET', `/tables/${collection}`)).status).toBe(404);
      expect((await staff.admin.rest('POST', `/tables/${collection}/read`, { data: 'eA==' })).status).toBe(404);
    },
  );

  it('are never cached', async () => {
    const { headers } = await staff.editor.rest('GET', '/tables/leaders?format=csv');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
