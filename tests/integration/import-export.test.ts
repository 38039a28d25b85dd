import { createLocalReq, type Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentCollections } from '@/lib/content-collections';
import { removeOldTransfers } from '@/staff/import-export/remove-old';
import { testPayload } from '../helpers/payload';
import { create, publicRow, titleOf } from '../helpers/samples';
import { people, signIn } from '../helpers/staff';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

type Table = { text: string } & Record<string, unknown>;
const collections = [...contentCollections, 'redirects', 'patterns', 'media'];
const order = (collectionSlug: string, format: 'csv' | 'json') => ({
  data: { collectionSlug, format, drafts: 'yes', sort: 'createdAt' },
});

async function exported(collection: string, format: 'csv' | 'json') {
  const { status, body } = await staff.editor.rest<Table>('POST', '/exports/download', order(collection, format));
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
  return body.text;
}

async function imported(collectionSlug: string, name: string, text: string, importMode: 'create' | 'upsert') {
  const type = name.endsWith('.csv') ? 'text/csv' : 'application/json';
  const { status, body } = await staff.editor.upload<{ doc: { id: string } }>(
    '/imports',
    new File([text], name, { type }),
    {
      collectionSlug,
      importMode,
      matchField: 'id',
    },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  await payload.jobs.run({ allQueues: true, overrideAccess: true });
  const done = await payload.findByID({ collection: 'imports', id: body.doc.id, depth: 0 });
  return { status: done.status, summary: done.summary };
}

describe.each(collections)('%s', (collection) => {
  it('is exported as CSV and as JSON', async () => {
    if ((contentCollections as readonly string[]).includes(collection)) {
      await create(payload, collection as 'pages', 'Exported sample');
    }
    for (const format of ['csv', 'json'] as const) {
      const text = await exported(collection, format);
      if ((contentCollections as readonly string[]).includes(collection)) expect(text).toContain('Exported sample');
    }
  });

  it.each(people)('%s: only editors and admins may take it out', async (who) => {
    const { status } = await staff[who].rest('POST', '/exports/download', order(collection, 'csv'));
    expect(status < 300).toBe(['editor', 'admin'].includes(who));
  });
});

describe.each(['csv', 'json'] as const)('as %s', (format) => {
  it.each(['jobs', 'leaders', 'newsletter-issues'] as const)('%s come back changed, not twice', async (collection) => {
    const before = `Before ${format} ${collection}`;
    const after = `After ${format} ${collection}`;
    const { id } = await create(payload, collection, before);
    const { totalDocs } = await payload.count({ collection });
    const table = (await exported(collection, format)).replaceAll(before, after);
    expect(await imported(collection, `table.${format}`, table, 'upsert')).toMatchObject({ status: 'completed' });
    const row = (await publicRow(payload, collection, id)) as Record<string, unknown> | null;
    expect(row?.[titleOf(collection)]).toBe(after);
    expect((await payload.count({ collection })).totalDocs).toBe(totalDocs);
  });
});

it('rows without a status become drafts', async () => {
  const row = { name: 'New Reader', title: 'Reader', order: 3, shortBio: 'Reads.', longBio: 'Reads a lot.' };
  const result = await imported('leaders', 'new.json', JSON.stringify([row]), 'create');
  expect(result).toMatchObject({ status: 'completed' });
  const { docs } = await payload.find({
    collection: 'leaders',
    where: { name: { equals: 'New Reader' } },
    draft: true,
  });
  expect(docs).toHaveLength(1);
  expect(docs[0]?._status).toBe('draft');
});

it('a row that breaks a rule is named, and the others are taken', async () => {
  const good = {
    from: '/import-good',
    match: 'exact',
    status: '301',
    to: { label: 'Terms', kind: 'address', address: '/terms' },
  };
  const bad = { ...good, from: '/import-bad', to: { ...good.to, address: 'javascript:alert(1)' } };
  const { status, summary } = await imported('redirects', 'rules.json', JSON.stringify([good, bad]), 'create');
  expect(status).toBe('partial');
  expect(summary).toMatchObject({ imported: 1, issues: 1 });
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { like: '/import-' } } });
  expect(docs.map(({ from }) => from)).toEqual(['/import-good']);
});

describe('files of exports', () => {
  const settings = { collectionSlug: 'leaders', format: 'csv', name: 'mine', drafts: 'yes', sort: 'createdAt' };

  async function stored(who: 'editor' | 'admin', data: object = settings) {
    const { status, body } = await staff[who].rest<{ doc: { id: string } }>('POST', '/exports', data);
    if (status !== 201) return { status, id: '' };
    await payload.jobs.run({ allQueues: true, overrideAccess: true });
    return { status, id: body.doc.id };
  }

  it.each(['users', 'audit-log', 'preview-links', 'approvals', 'payload-jobs', 'no-such-thing'])(
    'there are none of %s',
    async (collectionSlug) => {
      for (const path of ['/exports/download', '/exports/export-preview']) {
        const data = { collectionSlug, format: 'json' };
        const { status } = await staff.admin.rest('POST', path, path.endsWith('download') ? { data } : data);
        expect(status, path).toBe(400);
      }
      expect((await stored('admin', { ...settings, collectionSlug })).status).toBe(400);
    },
  );

  it('hold no formulas, and come back as they were', async () => {
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
      await payload.update({ collection: 'leaders', id, data: { shortBio, _status: 'published' }, depth: 0 });
      const text = await exported('leaders', 'csv');
      expect(text).not.toMatch(/(?:^|[,\n])"?[=+@]|(?:^|[,\n])"?-[^\d]/);
      const { id: file } = await stored('editor');
      const { filename } = await payload.findByID({ collection: 'exports', id: file, depth: 0 });
      const { body, headers } = await staff.editor.rest<Table>('GET', `/exports/file/${filename}`);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(body.text.replace(/^\uFEFF/, '')).toBe(text.replace(/^\uFEFF/, ''));
      await payload.update({
        collection: 'leaders',
        id,
        data: { shortBio: 'Changed', _status: 'published' },
        depth: 0,
      });
      expect(await imported('leaders', 'same.csv', text, 'upsert')).toMatchObject({ status: 'completed' });
      expect(((await publicRow(payload, 'leaders', id)) as { shortBio?: string } | null)?.shortBio).toBe(shortBio);
    }
  });

  it('are seen by who made them and by admins, and go after a week', async () => {
    const { id } = await stored('admin');
    const mine = await stored('editor');
    expect((await staff.editor.rest('GET', `/exports/${id}`)).status).toBe(404);
    expect((await staff.editor.rest('GET', `/exports/${mine.id}`)).status).toBe(200);
    expect((await staff.admin.rest('GET', `/exports/${mine.id}`)).status).toBe(200);
    const req = await createLocalReq({}, payload);
    await removeOldTransfers(req);
    expect((await staff.editor.rest('GET', `/exports/${mine.id}`)).status).toBe(200);
    await removeOldTransfers(req, new Date(Date.now() + 8 * 86_400_000));
    expect((await staff.editor.rest('GET', `/exports/${mine.id}`)).status).toBe(404);
  });

  it('sent at once are never cached', async () => {
    const { headers } = await staff.editor.rest('POST', '/exports/download', order('leaders', 'csv'));
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
