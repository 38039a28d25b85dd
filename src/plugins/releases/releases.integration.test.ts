import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementExamples } from '@/blocks/statement/statement.example';
import { tags } from '@/publishing/tags';
import { doPlanned } from '@/staff/background/work';
import { listOverdue, listScheduled } from '@/staff/editorial/scheduled';
import { globalSample } from '../../../tests/helpers/global-samples';
import { interruptNextSave } from '../../../tests/helpers/interrupted';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next, publicRow, type Sample, type Saved } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import type { Membership } from './membership';
import type { Problem } from './problem';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;
let system: PayloadRequest;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
  system = await createLocalReq({}, payload);
});

type Made = { id: string; title: string };
type Fields = { globals?: string[]; redirects?: object[]; publishAt?: string };

const refs = (docs: Saved[]) => docs.map(({ id }) => ({ relationTo: 'pages', value: id }));

async function release(docs: Saved[], fields: Fields = {}, who: Person = 'editor'): Promise<Made> {
  const title = `Release ${next()}`;
  const { status, body } = await staff[who].rest<{ doc: Made }>('POST', '/releases', {
    title,
    documents: refs(docs),
    ...fields,
  });
  expect(status).toBe(201);
  return body.doc;
}

const act = (action: string, { id }: Made, who: Person = 'editor', sent?: object) =>
  staff[who].rest<{ error?: string; problems: Problem[] }>('POST', `/releases/${id}/${action}`, sent);
const stored = ({ id }: Made) => payload.findByID({ collection: 'releases', id, depth: 0 });
const draftOf = (title: string, data = {}) => create(payload, 'pages', title, { status: 'draft', data });
const edit = (doc: Saved, data: Sample) => change(payload, 'pages', doc.id, data, { status: 'draft' });
const newest = (doc: Saved) => payload.findByID({ collection: 'pages', id: doc.id, draft: true, depth: 0 });
const liveTitle = async (doc: Saved) => (await publicRow(payload, 'pages', doc.id))?.title;
const rows = async <T>(statement: string) =>
  (await (payload.db as unknown as PostgresAdapter).pool.query(statement)).rows as T[];
const redirectsFrom = async (from: string) =>
  (await payload.find({ collection: 'redirects', where: { from: { equals: from } }, depth: 0 })).docs;
const toAddress = (address: string) => ({ label: 'Elsewhere', kind: 'address', address });

it('a form that was open before a document was added is refused, so that the document stays', async () => {
  const [page, added] = [await draftOf('First'), await draftOf('Added meanwhile')];
  const made = await release([page]);
  const { updatedAt } = await stored(made);
  const save = (documents: Saved[], who: Person) =>
    staff[who].rest('PATCH', `/releases/${made.id}`, { title: made.title, documents: refs(documents), updatedAt });
  expect((await save([page, added], 'editor')).status).toBe(200);
  const { status, body } = await save([page], 'admin');
  expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Nothing is lost')]);
  expect((await stored(made)).documents).toHaveLength(2);
});

describe('publishing a release', () => {
  it('makes all of it visible with one record, with its redirects, and says so in the audit log', async () => {
    const renamed = await create(payload, 'pages', 'Old name');
    const path = `/renamed-${next()}`;
    await edit(renamed, { title: 'New name', path });
    const added = await draftOf('Added');
    const from = `/gone-${next()}`;
    await payload.updateGlobal({
      slug: 'footer',
      data: { ...globalSample('footer', 'Drafted column'), _status: 'draft' } as never,
      draft: true,
    });
    const made = await release([renamed, added], {
      globals: ['footer'],
      redirects: [{ from, match: 'exact', status: '302', to: toAddress(String(added.path)) }],
    });
    const [before] = await rows<{ count: string }>('select count(*) from payload.publishes');
    expect((await act('publish', made)).status).toBe(200);

    expect(await liveTitle(renamed)).toBe('New name');
    expect(await liveTitle(added)).toBe('Added');
    expect(JSON.stringify(await payload.findGlobal({ slug: 'footer', depth: 0 }))).toContain('Drafted column');
    expect(await redirectsFrom(from)).toMatchObject([{ status: '302' }]);
    expect(await redirectsFrom(String(renamed.path))).toMatchObject([{ to: { document: { value: renamed.id } } }]);
    const [after] = await rows<{ count: string }>('select count(*) from payload.publishes');
    expect(Number(after?.count) - Number(before?.count)).toBe(1);
    const [record] = await rows<{ tags: string[] }>('select tags from payload.publishes order by id desc limit 1');
    expect(record?.tags).toEqual(
      expect.arrayContaining([
        tags.path(String(renamed.path)),
        tags.path(path),
        tags.document(added.id),
        tags.global('footer'),
        tags.list('redirects'),
      ]),
    );
    const { docs: log } = await payload.find({ collection: 'audit-log', where: { title: { equals: made.title } } });
    expect(log).toMatchObject([{ action: 'release', whoName: 'editor', detail: expect.stringContaining('New name') }]);
    expect(await stored(made)).toMatchObject({ state: 'published', publishedBy: staff.editor.id });
  });

  it('undoing it and opening it again are done once, however often and fast the request is sent', async () => {
    const page = await draftOf('At once');
    const made = await release([page]);
    const states: (string | null | undefined)[] = [];
    for (const action of ['publish', 'undo', 'reopen', 'publish']) {
      const all = await Promise.all([1, 2, 3].map(() => act(action, made)));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
      states.push((await stored(made)).state);
    }
    expect(states).toEqual(['published', 'undone', 'open', 'published']);
    const { docs: log } = await payload.find({
      ...{ collection: 'audit-log', where: { document: { equals: made.id } }, sort: 'createdAt' },
    });
    expect(log.map(({ action }) => action)).toEqual(['release', 'undo', 'release']);
  });

  it.each([
    ['form', ({ id }: Made) => `/${id}`],
    ['list', ({ id }: Made) => `?where[id][in][0]=${id}`],
  ])('is not taken back by a %s that is saved at that moment', async (_, at) => {
    const made = await release([await draftOf('Saved meanwhile')]);
    const title = `Named ${next()}`;
    const save = () => staff.editor.rest('PATCH', `/releases${at(made)}`, { title });
    const [published] = await Promise.all([act('publish', made), save(), save(), save()]);
    expect(published?.status).toBe(200);
    expect(await stored(made)).toMatchObject({ state: 'published', publishedBy: staff.editor.id });
  });

  it('takes a document without versions as it is, not as one in the trash', async () => {
    const [bare, other] = [await create(payload, 'pages', 'Without versions'), await draftOf('With one')];
    await rows(`delete from payload._pages_v where parent_id = '${bare.id}'`);
    const made = await release([bare, other]);
    expect((await act('check', made)).body.problems).toEqual([]);
    expect((await act('publish', made)).status).toBe(200);
    expect((await act('undo', made)).status).toBe(200);
    expect(await liveTitle(bare)).toBe('Without versions');
  });

  it('blames no document if the database fails, and can be tried again', async () => {
    const made = await release([await draftOf('Interrupted')]);
    for (const [action, state] of [
      ['publish', 'published'],
      ['undo', 'undone'],
    ] as const) {
      interruptNextSave(payload, 'pages');
      const { status, body } = await act(action, made);
      expect(status).toBe(503);
      expect(JSON.stringify(body)).not.toMatch(/Interrupted|manually/);
      expect((await act(action, made)).status).toBe(200);
      expect((await stored(made)).state).toBe(state);
    }
  });

  it('changes nothing if one document fails, and names it', async () => {
    const good = await create(payload, 'pages', 'Good');
    await edit(good, { title: 'Better' });
    const bad = await draftOf('Bad');
    await edit(bad, { title: '' });
    const made = await release([good, bad]);
    const [before] = await rows<{ count: string }>('select count(*) from payload.publishes');
    const { status, body } = await act('publish', made);
    expect(status).toBe(409);
    expect(body.error).toMatch(/Missing: Title/);
    expect(await liveTitle(good)).toBe('Good');
    expect(await newest(good)).toMatchObject({ title: 'Better', _status: 'draft' });
    const [after] = await rows<{ count: string }>('select count(*) from payload.publishes');
    expect(after).toEqual(before);
    expect(await stored(made)).toMatchObject({ state: 'open' });
  });

  it('passes a path on from one document to another, in whatever order they were added', async () => {
    const old = await create(payload, 'pages', 'Old');
    const successor = await draftOf('Successor');
    await edit(successor, { path: old.path });
    await edit(old, { path: `/archive-${next()}` });
    expect((await act('publish', await release([successor, old]))).status).toBe(200);
    expect(await publicRow(payload, 'pages', successor.id)).toMatchObject({ path: old.path });
  });
});

describe('the check', () => {
  it('finds everything that stops a release, and broken links of the site as it will be', async () => {
    const target = await draftOf('Target');
    const linking = await draftOf('Linking', {
      blocks: [
        {
          blockType: 'hero',
          layout: 'plain',
          heading: 'Read on',
          links: [
            {
              label: 'There',
              kind: 'document',
              document: { relationTo: 'pages', value: target.id },
              appearance: 'solid',
            },
            { ...toAddress('/nowhere-at-all'), appearance: 'solid' },
          ],
          section: { ground: 'graphite', spacing: 'standard' },
        },
      ],
    });
    const nameless = await draftOf('Nameless');
    await edit(nameless, { title: '' });
    const taken = await create(payload, 'pages', 'Taken');
    const double = await draftOf('Double');
    await edit(double, { path: taken.path });
    const made = await release([linking, nameless, double]);
    const first = (await act('check', made)).body.problems;
    const of = (doc: Saved) => first.filter(({ place }) => place && 'id' in place && place.id === doc.id);
    expect(of(nameless)).toMatchObject([{ stops: true, reason: expect.stringContaining('Missing: Title') }]);
    expect(of(double)).toMatchObject([{ stops: true, reason: expect.stringContaining('already has the path') }]);
    expect(of(linking).map(({ reason, stops }) => [stops, reason])).toEqual([
      [false, expect.stringContaining('The page is not published.')],
      [false, expect.stringContaining('/nowhere-at-all')],
    ]);
    expect(await publicRow(payload, 'pages', linking.id)).toBeNull();

    await staff.editor.rest('PATCH', `/releases/${made.id}`, { documents: refs([linking, target]) });
    const second = (await act('check', made)).body.problems;
    expect(second).toMatchObject([{ reason: expect.stringContaining('/nowhere-at-all') }]);
  });

  it('stops example texts that system confirmed', async () => {
    const [example] = Object.values(statementExamples);
    const page = await draftOf('With an example', { blocks: [example?.block] });
    const { problems } = (await act('check', await release([page]))).body;
    expect(problems).toMatchObject([{ stops: true, reason: expect.stringContaining('still the example') }]);
  });
});

describe('undoing a release', () => {
  async function published() {
    const renamed = await create(payload, 'pages', 'Before');
    await edit(renamed, { title: 'After', path: `/after-${next()}` });
    const added = await draftOf('Added');
    const from = `/gone-${next()}`;
    const made = await release([renamed, added], {
      redirects: [{ from, match: 'exact', status: '301', to: toAddress('/contact') }],
    });
    expect((await act('publish', made)).status).toBe(200);
    return { renamed, added, from, made };
  }

  it('makes the site as it was, keeps the words as drafts, and the release can be published again', async () => {
    const { renamed, added, from, made } = await published();
    expect((await act('undo', made)).status).toBe(200);
    expect(await publicRow(payload, 'pages', renamed.id)).toMatchObject({ title: 'Before', path: renamed.path });
    expect(await publicRow(payload, 'pages', added.id)).toBeNull();
    expect(await newest(renamed)).toMatchObject({ title: 'After', _status: 'draft' });
    expect(await redirectsFrom(from)).toEqual([]);
    expect(await redirectsFrom(String(renamed.path))).toEqual([]);
    expect(await stored(made)).toMatchObject({ state: 'undone' });

    const refused = await act('publish', made);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toBe('This release was undone. Open it again first.');
    expect((await act('reopen', made)).status).toBe(200);
    expect((await act('publish', made)).status).toBe(200);
    expect(await liveTitle(renamed)).toBe('After');
    expect(await liveTitle(added)).toBe('Added');
  });

  it('names what was published again since, and takes that back only if confirmed', async () => {
    const { renamed, made } = await published();
    await change(payload, 'pages', renamed.id, { title: 'Later' });
    const refused = await act('undo', made);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain('Later');
    expect(await liveTitle(renamed)).toBe('Later');
    expect((await act('undo', made, 'editor', { anyway: true })).status).toBe(200);
    expect(await liveTitle(renamed)).toBe('Before');
    expect(await newest(renamed)).toMatchObject({ title: 'Later', _status: 'draft' });
  });

  it('ends after 30 days', async () => {
    const { made, renamed } = await published();
    await rows(`update payload.releases set published_at = now() - interval '31 days' where id = '${made.id}'`);
    expect((await act('undo', made)).body.error).toContain('30 days');
    expect(await liveTitle(renamed)).toBe('After');
  });
});

it('refuses globals that do not exist, by name of the field', async () => {
  for (const unknown of ['header', null, {}]) {
    const { status, body } = await staff.editor.rest('POST', '/releases', { title: 'Unknown', globals: [unknown] });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('globals');
  }
});

describe('a document', () => {
  const place = ({ id }: Saved) => ({ collection: 'pages', id });

  it('is in one open release at a time, and is not published alone', async () => {
    const page = await draftOf('Shared');
    const made = await release([page]);
    const { status, body } = await staff.editor.rest('POST', '/releases', { title: 'Second', documents: refs([page]) });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(made.title);
    const alone = await staff.editor.rest('PATCH', `/pages/${page.id}`, { _status: 'published' });
    expect(alone.status).toBe(409);
    expect(JSON.stringify(alone.body)).toContain(made.title);
    const out = await staff.author.rest<Membership>('POST', '/releases/take-out', { place: place(page) });
    expect(out.body.release).toBeNull();
    expect((await staff.editor.rest('PATCH', `/pages/${page.id}`, { _status: 'published' })).status).toBe(200);
  });

  it('is added from its own form, to a new release or an open one', async () => {
    const [one, two] = [await draftOf('One'), await draftOf('Two')];
    const title = `Named ${next()}`;
    const { body } = await staff.author.rest<Membership>('POST', '/releases/add', { place: place(one), title });
    expect(body.release).toMatchObject({ title });
    const id = body.release?.id;
    // The response was lost, so it is sent again.
    const again = await staff.author.rest<Membership>('POST', '/releases/add', { place: place(one), title });
    expect(again.body.release).toMatchObject({ id });
    await staff.author.rest('POST', '/releases/add', { place: place(two), release: id });
    expect((await payload.findByID({ collection: 'releases', id: String(id), depth: 0 })).documents).toHaveLength(2);
    const { body: seen } = await staff.author.rest<Membership>('GET', `/releases/of/pages/${two.id}`);
    expect(seen.release).toMatchObject({ id });
  });

  it('is added once, and each of several added at the same moment', async () => {
    const pages = [await draftOf('One'), await draftOf('Two'), await draftOf('Three')];
    const [first] = pages;
    const title = `Named ${next()}`;
    const add = (page: Saved | undefined, into: object) =>
      staff.author.rest<Membership>('POST', '/releases/add', { place: page && place(page), ...into });
    const begun = await Promise.all([1, 2, 3].map(() => add(first, { title })));
    expect(begun.map(({ status, body }) => [status, body.release?.title])).toEqual(begun.map(() => [200, title]));
    const [id] = new Set(begun.map(({ body }) => body.release?.id));
    await Promise.all(pages.map((page) => add(page, { release: id })));
    expect((await payload.findByID({ collection: 'releases', id: String(id), depth: 0 })).documents).toHaveLength(3);
    expect((await payload.count({ collection: 'releases', where: { title: { equals: title } } })).totalDocs).toBe(1);
  });

  it('of a scheduled release is left alone by authors', async () => {
    const page = await draftOf('Scheduled');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const made = await release([page], { publishAt });
    const write = (who: Person) => staff[who].rest('PATCH', `/pages/${page.id}?draft=true`, { title: 'Changed' });
    expect((await write('author')).status).toBe(409);
    expect((await write('editor')).status).toBe(200);
    expect((await staff.author.rest('PATCH', `/releases/${made.id}`, { title: 'Mine' })).status).toBe(403);
  });
});

describe('who', () => {
  it('an author neither schedules nor adds parts of every page or redirects', async () => {
    const { id } = await release(
      [await draftOf('Theirs')],
      {
        publishAt: new Date().toISOString(),
        globals: ['footer'],
        redirects: [{ from: '/x', match: 'exact', status: '301', to: toAddress('/contact') }],
      },
      'author',
    );
    const saved = await payload.findByID({ collection: 'releases', id, depth: 0 });
    expect([saved.publishAt ?? null, saved.globals ?? [], saved.redirects ?? []]).toEqual([null, [], []]);
    const place = { collection: 'globals', id: 'footer' };
    expect((await staff.author.rest('POST', '/releases/add', { place, release: id })).status).toBe(403);
  });
});

describe('a scheduled release', () => {
  const past = () => new Date(Date.now() - 5_000).toISOString();

  it('is published at its time as the person who set it, and not before', async () => {
    const page = await draftOf('On time');
    const later = await draftOf('Later');
    const waiting = await release([later], { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    const made = await release([page], { publishAt: past() });
    const planned = await listScheduled(system);
    expect(planned.map(({ document }) => document)).toEqual(expect.arrayContaining([waiting.id, made.id]));
    await doPlanned(system);
    expect(await stored(made)).toMatchObject({ state: 'published', publishedBy: staff.editor.id });
    expect(await liveTitle(page)).toBe('On time');
    expect(await stored(waiting)).toMatchObject({ state: 'open' });
  });

  it('that an editor publishes at the same moment is published once, and has not failed', async () => {
    const made = await release([await draftOf('Both')], { publishAt: past() });
    const [, published] = await Promise.all([doPlanned(system), act('publish', made), act('publish', made)]);
    expect(published?.status).toBe(200);
    const { state, failure } = await stored(made);
    expect([state, failure ?? null]).toEqual(['published', null]);
    const { docs } = await payload.find({ collection: 'audit-log', where: { title: { equals: made.title } } });
    expect(docs.filter(({ action }) => action === 'release')).toHaveLength(1);
    expect(docs.filter(({ detail }) => detail?.startsWith('Failed'))).toEqual([]);
  });

  it('that the database interrupts is published the next time, and keeps no other from its own', async () => {
    const [made, other] = [
      await release([await draftOf('Interrupted')], { publishAt: past() }),
      await release([await draftOf('Not interrupted')], { publishAt: past() }),
    ];
    interruptNextSave(payload, 'pages');
    await doPlanned(system);
    expect([(await stored(made)).state, (await stored(other)).state].toSorted()).toEqual(['open', 'published']);
    await doPlanned(system);
    for (const one of [made, other]) expect(await stored(one)).toMatchObject({ state: 'published', failure: null });
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: made.id } } });
    expect(docs.map(({ action }) => action)).toEqual(expect.arrayContaining(['schedule', 'release']));
    expect(docs).toHaveLength(2);
  });

  it('that fails says why, is not tried again, and waits for another time', async () => {
    const bad = await draftOf('Bad');
    await edit(bad, { title: '' });
    const made = await release([bad], { publishAt: past() });
    await doPlanned(system);
    await doPlanned(system);
    expect((await listOverdue(system)).filter(({ document }) => document === made.id)).toMatchObject([
      { collection: 'releases', by: 'editor', reason: expect.stringContaining('Missing: Title') },
    ]);
    await edit(bad, { title: 'Good' });
    await staff.editor.rest('PATCH', `/releases/${made.id}`, { publishAt: new Date().toISOString() });
    await doPlanned(system);
    expect(await liveTitle(bad)).toBe('Good');
  });
});

it('a release of 50 documents is published as one', async () => {
  const docs: Saved[] = [];
  for (let index = 0; index < 50; index += 1) docs.push(await draftOf(`Large ${index}`));
  const made = await release(docs);
  expect((await act('publish', made)).status).toBe(200);
  for (const doc of docs) expect(await publicRow(payload, 'pages', doc.id)).not.toBeNull();
}, 180_000);
