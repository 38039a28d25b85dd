/** Content goes from staging to production: two sites, each with its own database, over HTTP. */
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PlannedTransfer, SentTransfer } from '@/plugins/transfer/source-endpoints';
import { testPayload } from '../helpers/payload';
import { type Production, startProduction } from '../helpers/production';
import { change, create, section } from '../helpers/samples';
import { type Person, signIn } from '../helpers/staff';

/** Read with the configuration. */
vi.hoisted(() => {
  process.env.WEBHOOK_PRIVATE_HOSTS = '127.0.0.1';
});

let staging: Payload;
let production: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;
let neighbour: Production;
let address: string;
let call: Production['call'];
let key: string;
let target: string;

/** Two configurations, and some forty saves on two sites. */
const LONG_MS = 240_000;

beforeAll(async () => {
  staging = await testPayload();
  staff = await signIn(staging);
  neighbour = await startProduction();
  ({ payload: production, address, call } = neighbour);
  ({ key } = await neighbour.makeKey('Staging'));
  const stored = await staff.admin.rest<{ doc: { id: string } }>('POST', '/transfer-targets', {
    ...{ name: 'Production', url: address, key },
  });
  expect(stored.status).toBe(201);
  target = stored.body.doc.id;
}, LONG_MS);

afterAll(async () => {
  await neighbour?.stop();
});

type Place = { collection: string; id: string };
const plan = async (places: Place[], who: Person = 'editor', more: object = {}) =>
  staff[who].rest<PlannedTransfer & { error?: string }>('POST', `/transfer-targets/${target}/plan`, {
    places,
    ...more,
  });
const send = async (planned: PlannedTransfer, more: object = {}) =>
  staff.editor.rest<SentTransfer & { error?: string }>('POST', `/transfer-targets/${target}/send`, {
    ...{ transfer: planned.transfer, places: planned.places, ...more },
  });
const kinds = (documents: { title: string; kind: string }[]) =>
  Object.fromEntries(documents.map(({ title, kind }) => [title, kind]));
const there = async (collection: string, id: string) =>
  (await production.findByID({
    collection: collection as 'pages',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
  })) as { title: string; _status: string; blocks?: Record<string, unknown>[]; updatedAt: string } | null;

async function picture(payload: Payload, name: string, background: string) {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length };
  return (await payload.create({ collection: 'media', data: { alt: `A ${name}` }, file })).id;
}

const statement = (text: string) => ({ blockType: 'statement', text, layout: 'plain', section });
const show = (media: string) => ({ blockType: 'media', media, layout: 'plain', section });
const toDocument = (collection: string, id: string) => ({
  blockType: 'hero',
  layout: 'plain',
  heading: 'Hello',
  links: [{ label: 'There', kind: 'document', document: { relationTo: collection, value: id }, appearance: 'solid' }],
  section,
});

it(
  'twelve documents, two pictures and a conflict arrive, and are undone',
  async () => {
    const pictures = [await picture(staging, 'field', '#0c8ce9'), await picture(staging, 'wood', '#0ce98c')];
    const leader = await create(staging, 'leaders', 'Ada Reader');
    const carried = await create(staging, 'pages', 'Carried along');
    const places: Place[] = [];
    for (const [index, collection] of (
      [
        'pages',
        'pages',
        'pages',
        'industries',
        'jobs',
        'legal-pages',
        'newsletter-issues',
        'partnership-phases',
        'forms',
      ] as const
    ).entries()) {
      const data =
        collection === 'pages'
          ? { blocks: [statement(`Words ${index}`), show(pictures[index % 2] ?? ''), toDocument('pages', carried.id)] }
          : {};
      const { id } = await create(staging, collection, `Document ${index}`, { data });
      places.push({ collection, id });
    }
    places.push({ collection: 'leaders', id: leader.id });
    const [first, second] = places;
    // Production has the first page as staging once had it, and a second one of its own.
    const data = { id: first?.id, path: '/first', blocks: [statement('As it was')] };
    await change(staging, 'pages', first?.id ?? '', { path: '/first', blocks: [statement('As it was')] });
    const row = (await staging.findByID({ collection: 'pages', id: first?.id ?? '', depth: 0 })).blocks;
    await create(production, 'pages', 'Document 0', { data: { ...data, blocks: row } });
    await change(
      staging,
      'pages',
      first?.id ?? '',
      { blocks: [...(row ?? []), show(pictures[0] ?? '')] },
      { status: 'draft' },
    );
    const other = { id: second?.id, path: '/their-own', blocks: [statement('Their own words')] };
    await create(production, 'pages', 'Their second page', { data: other });
    const extra = await create(staging, 'pages', 'The eleventh');
    places.push({ collection: 'pages', id: extra.id });

    const count = async () => (await production.count({ collection: 'pages' })).totalDocs;
    const before = [await count(), (await production.count({ collection: 'media' })).totalDocs];
    const planned = await plan(places);
    expect(planned.status, planned.body.error).toBe(200);
    expect(planned.body.places).toHaveLength(12);
    expect(kinds(planned.body.outcome.documents)).toEqual({
      'Document 0': 'changed',
      'Document 1': 'conflict',
      ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((index) => [`Document ${index}`, 'new'])),
      'Ada Reader': 'new',
      'The eleventh': 'new',
      'Carried along': 'new',
    });
    expect(planned.body.outcome.documents[0]?.changes).toEqual(['Media added']);
    expect(planned.body.outcome.pictures.map(({ kind }) => kind)).toEqual(['new', 'new']);
    expect([await count(), (await production.count({ collection: 'media' })).totalDocs]).toEqual(before);

    // Nothing is overwritten unasked.
    const stopped = await send(planned.body);
    expect(stopped.body.outcome).toMatchObject({ isMade: false });
    expect(stopped.body.outcome.error).toContain('“Document 1” stops the transfer');
    expect([await count(), (await production.count({ collection: 'media' })).totalDocs]).toEqual(before);

    const sent = await send(planned.body, { overwrite: [second?.id] });
    expect(sent.status, sent.body.error).toBe(200);
    expect(sent.body.outcome.error).toBeUndefined();
    expect(sent.body).toMatchObject({
      outcome: { isMade: true },
      href: `${address}/admin/collections/transfers/${planned.body.transfer}`,
    });
    expect((await production.count({ collection: 'media' })).totalDocs).toBe(2);
    for (const { collection, id } of planned.body.places) {
      const doc = await there(collection, id);
      expect(doc?._status, collection).toBe('draft');
    }
    const arrived = await there('pages', places[2]?.id ?? '');
    expect(arrived?.blocks).toMatchObject([{ text: 'Words 2' }, { media: pictures[0] }, {}]);
    // What visitors see has not changed.
    const live = await production.findByID({ collection: 'pages', id: second?.id ?? '', depth: 0 });
    expect(live).toMatchObject({ title: 'Their second page', path: '/their-own', _status: 'published' });

    // Sent twice is made once.
    const again = await send(planned.body, { overwrite: [second?.id] });
    expect(again.body.outcome).toMatchObject({ isMade: true });
    expect((await production.count({ collection: 'transfers' })).totalDocs).toBe(1);
    const log = await production.find({ collection: 'audit-log', where: { action: { equals: 'transfer' } } });
    expect(log.docs.map(({ detail, whoName }) => [detail, whoName])).toEqual([
      ['Received 12 documents from localhost:3000 as drafts', 'Staging, other site of Owner'],
    ]);

    // Compared once more, all are the same there.
    const repeated = await plan(places);
    expect(new Set(repeated.body.outcome.documents.map(({ kind }) => kind))).toEqual(new Set(['same']));
    expect(repeated.body.outcome.pictures).toHaveLength(2);

    // Somebody there changes one of them before the transfer is undone.
    const kept = places[4] ?? { collection: '', id: '' };
    await change(production, 'jobs', kept.id, { title: 'Changed there' }, { status: 'draft' });
    const undone = await call('POST', `/transfers/${planned.body.transfer}/undo`, {}, `Bearer ${key}`);
    expect(undone).toMatchObject({ status: 200, body: { left: [{ title: 'Document 4' }] } });
    expect(await there('pages', first?.id ?? '')).toMatchObject({ blocks: [{ text: 'As it was' }] });
    expect(await there('pages', second?.id ?? '')).toMatchObject({ title: 'Their second page' });
    expect(await there('leaders', leader.id)).toBeNull();
    expect(await there('pages', carried.id)).toBeNull();
    expect(await there('jobs', kept.id)).toMatchObject({ title: 'Changed there' });
    expect((await production.count({ collection: 'media' })).totalDocs).toBe(0);
    const twice = await call('POST', `/transfers/${planned.body.transfer}/undo`, {}, `Bearer ${key}`);
    expect(twice.body).toEqual(undone.body);
  },
  LONG_MS,
);

it('a document that has changed there since it was sent is a conflict', async () => {
  const page = await create(staging, 'pages', 'Sent before');
  const places = [{ collection: 'pages', id: page.id }];
  expect((await send((await plan(places)).body)).body.outcome.isMade).toBe(true);
  await change(staging, 'pages', page.id, { title: 'Sent again' }, { status: 'draft' });
  expect(kinds((await plan(places)).body.outcome.documents)).toEqual({ 'Sent again': 'changed' });
  await change(production, 'pages', page.id, { title: 'Edited there' }, { status: 'draft' });
  const planned = await plan(places);
  expect(kinds(planned.body.outcome.documents)).toEqual({ 'Sent again': 'conflict' });
  expect(planned.body.outcome.documents[0]?.changes).toEqual(['Title']);
});

it('a document with another id there is recognized by its path, and what leads to it leads to the one there', async () => {
  const own = await create(staging, 'pages', 'Home of readers', { data: { path: '/readers' } });
  const theirs = await create(production, 'pages', 'Readers', { data: { path: '/readers' } });
  const leading = await create(staging, 'pages', 'Leads there', { data: { blocks: [toDocument('pages', own.id)] } });
  const { body } = await plan([{ collection: 'pages', id: leading.id }]);
  expect(body.outcome.documents.map(({ title, id, kind }) => [title, id, kind])).toEqual([
    ['Leads there', leading.id, 'new'],
    ['Home of readers', theirs.id, 'conflict'],
  ]);
  await send(body, { overwrite: [own.id] });
  expect(JSON.stringify((await there('pages', leading.id))?.blocks)).toContain(theirs.id);
  expect(await there('pages', theirs.id)).toMatchObject({ title: 'Home of readers' });
});

it('a release arrives as an open release, once', async () => {
  const pages = [await create(staging, 'pages', 'In spring'), await create(staging, 'pages', 'In spring too')];
  const places = pages.map(({ id }) => ({ collection: 'pages', id }));
  const planned = await plan(places, 'editor', { release: 'Spring' });
  for (let time = 0; time < 2; time += 1) {
    const { body } = await send(planned.body, { release: 'Spring' });
    expect(body.outcome).toMatchObject({ isMade: true, release: { title: 'Spring' } });
  }
  const { docs } = await production.find({ collection: 'releases', depth: 0 });
  expect(docs.map(({ title, state, documents }) => [title, state, documents?.length])).toEqual([['Spring', 'open', 2]]);
  // Its documents are not changed from outside while it is open.
  await change(staging, 'pages', pages[0]?.id ?? '', { title: 'Later' }, { status: 'draft' });
  const { outcome } = (await plan(places.slice(0, 1))).body;
  expect(outcome.documents[0]).toMatchObject({ kind: 'refused', reason: expect.stringContaining('“Spring”') });
});

it('refuses with a sentence, and writes nothing', async () => {
  await create(production, 'pages', 'Has the path', { data: { path: '/taken' } });
  await create(production, 'jobs', 'Other', {});
  const page = await create(staging, 'industries', 'Taken path', {});
  const { path: taken } = (await staging.findByID({ collection: 'industries', id: page.id, depth: 0 })) as {
    path: string;
  };
  await create(production, 'pages', 'Holder', { data: { path: taken } });
  const { body } = await plan([{ collection: 'industries', id: page.id }]);
  expect(body.outcome.documents[0]).toMatchObject({
    kind: 'refused',
    reason: `"Holder" already has the path ${taken}. Choose another one.`,
  });
  const sent = (data: object, more: object = {}) =>
    call(
      'POST',
      '/transfers',
      {
        id: randomUUID(),
        from: { name: 'Test', address: 'https://staging.example' },
        documents: [{ collection: 'pages', id: randomUUID(), title: 'Odd', data }],
        ...more,
      },
      `Bearer ${key}`,
    );
  const unknown = await sent({ title: 'Odd', path: '/odd', blocks: [{ blockType: 'carousel' }] });
  expect(unknown.status).toBe(409);
  expect(unknown.body.error).toContain('sections of this kind: “carousel”');
  const lost = await sent({ title: 'Odd', path: '/odd', blocks: [show(randomUUID())] });
  expect(lost).toMatchObject({ status: 409, body: { missing: [{ collection: 'media' }] } });
  expect((await sent({ title: 'Odd', path: '/odd', color: 'red' })).body.error).toContain('“color”');
  expect((await sent({}, { documents: [] })).status).toBe(400);
  expect((await production.find({ collection: 'pages', where: { title: { equals: 'Odd' } } })).totalDocs).toBe(0);
});

it('takes nothing without a key that may write, and sends nothing for authors', async () => {
  const body = { id: randomUUID(), from: { name: 'Test', address: 'https://staging.example' }, documents: [] };
  expect((await call('POST', '/transfers', body, '')).status).toBe(403);
  expect((await call('POST', '/transfers', body, 'Bearer alethia_wrong')).status).toBe(401);
  expect((await plan([{ collection: 'pages', id: randomUUID() }], 'author')).status).toBe(403);
});

it('the key is never shown, and goes to no other address', async () => {
  const { body } = await staff.admin.rest('GET', `/transfer-targets/${target}`);
  expect(JSON.stringify(body)).not.toContain(key);
  const { rows } = await staging.db.pool.query('select * from payload.transfer_targets');
  expect(JSON.stringify(rows)).not.toContain(key);
  const moved = await staff.admin.rest('PATCH', `/transfer-targets/${target}`, { url: 'https://elsewhere.example' });
  expect(moved.status).toBe(400);
  const inside = { name: 'Inside', url: 'https://169.254.169.254', key: 'alethia_x' };
  expect((await staff.admin.rest('POST', '/transfer-targets', inside)).status).toBe(400);
});

it('says what to do when the other site does not respond, and a repeated send is safe', async () => {
  const page = await create(staging, 'pages', 'Through the storm');
  const planned = await plan([{ collection: 'pages', id: page.id }]);
  // The response is lost after the work is done.
  const { body } = await send(planned.body);
  expect(body.outcome.isMade).toBe(true);
  neighbour.onRequest = neighbour.dropConnections;
  const lost = await send(planned.body);
  expect(lost.status).toBe(424);
  expect(lost.body.error).toContain('Production cannot be reached.');
  neighbour.onRequest = () => undefined;
  expect((await send(planned.body)).body.outcome.isMade).toBe(true);
  const where = { title: { contains: 'localhost' } };
  expect(
    (await production.find({ collection: 'transfers', where: { id: { equals: planned.body.transfer }, ...where } }))
      .totalDocs,
  ).toBe(1);
});
