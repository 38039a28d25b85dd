import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statementExamples } from '@/blocks/statement/statement.example';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next, publicRow, type Sample, type Saved } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import type { Choices } from './merge-live';
import type { ListedMember, Overview } from './overview';
import type { Problem } from './problem';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

const example = statementExamples.plain.block;
const sections = (...texts: string[]) =>
  texts.map((text, index) => ({ ...example, id: `10000000-0000-4000-8000-00000000000${index}`, text }));

const live = (title: string, ...texts: string[]) =>
  create(payload, 'pages', title, { data: { blocks: sections(...texts) } });
const edit = (doc: Saved, data: Sample) => change(payload, 'pages', doc.id, data, { status: 'draft' });
const textsOf = (doc: Sample | null) => [
  doc?.title,
  ...((doc?.blocks ?? []) as { text?: unknown }[]).map(({ text }) => text),
];
const draft = async ({ id }: Saved) =>
  textsOf({ ...(await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })) });
const site = async ({ id }: Saved) => textsOf(await publicRow(payload, 'pages', id));

async function releaseOf(docs: Saved[], fields: object = {}): Promise<string> {
  const { body } = await staff.editor.rest<{ doc: { id: string } }>('POST', '/releases', {
    title: `Release ${next()}`,
    documents: docs.map(({ id }) => ({ relationTo: 'pages', value: id })),
    ...fields,
  });
  return body.doc.id;
}
const act = (id: string, action: string, sent?: object) => staff.editor.rest('POST', `/releases/${id}/${action}`, sent);
const membersOf = async (id: string): Promise<ListedMember[]> =>
  (await staff.editor.rest<Overview>('GET', `/releases/${id}/overview`)).body.members;
const liveChanges = async (id: string) => (await membersOf(id)).map((member) => member.liveChanges);

type Result = { isMerged?: boolean; choices?: Choices; error?: string };
const merge = (id: string, { id: member }: { id: string }, sent: object = {}, who: Person = 'editor') =>
  staff[who].rest<Result>('POST', `/releases/${id}/merge`, { member, ...sent });

async function version({ id }: Saved, status: 'draft' | 'published'): Promise<string> {
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: status } }] },
    sort: '-updatedAt',
    limit: 1,
  });
  return String(docs[0]?.id);
}

/** Corrects the live version while its draft is in a release (decision 039, consequences). */
async function correct(release: string, doc: Saved, correction: Sample): Promise<void> {
  const place = { collection: 'pages', id: doc.id };
  const [drafted, published] = [await version(doc, 'draft'), await version(doc, 'published')];
  await staff.editor.rest('POST', '/releases/take-out', { place });
  await staff.editor.rest('POST', `/pages/versions/${published}`);
  await staff.editor.rest('PATCH', `/pages/${doc.id}`, { ...correction, _status: 'published' });
  await staff.editor.rest('POST', `/pages/versions/${drafted}`);
  expect((await staff.editor.rest('POST', '/releases/add', { place, release })).status).toBe(200);
}

describe('a draft that does not contain what is live', () => {
  it('is listed with what changed there, and merged where only one side changed a field', async () => {
    const doc = await live('Merged', 'One', 'Two');
    await edit(doc, { blocks: sections('One, drafted', 'Two') });
    const release = await releaseOf([doc]);
    expect(await liveChanges(release)).toEqual([[]]);
    await correct(release, doc, { title: 'Corrected', blocks: sections('One', 'Two, corrected') });
    expect(await draft(doc)).toEqual(['Merged', 'One, drafted', 'Two']);
    expect(await liveChanges(release)).toEqual([['Title', expect.stringContaining('Text')]]);
    const { problems } = (await act(release, 'check')).body as { problems: Problem[] };
    expect(problems).toMatchObject([
      { title: 'Merged', stops: false, reason: expect.stringContaining('live version') },
    ]);

    expect((await merge(release, doc)).body).toEqual({ isMerged: true });
    expect(await draft(doc)).toEqual(['Corrected', 'One, drafted', 'Two, corrected']);
    expect(await site(doc)).toEqual(['Corrected', 'One', 'Two, corrected']);
    expect(await liveChanges(release)).toEqual([[]]);
    await act(release, 'publish');
    expect(await site(doc)).toEqual(['Corrected', 'One, drafted', 'Two, corrected']);
  });

  it('shows both versions of a field that both changed, and takes the chosen one of each', async () => {
    const doc = await live('Both', 'One', 'Two');
    await edit(doc, { blocks: sections('One, drafted', 'Two, drafted') });
    const release = await releaseOf([doc]);
    await correct(release, doc, { blocks: sections('One, corrected', 'Two, corrected') });
    const { choices } = (await merge(release, doc)).body;
    expect(choices?.conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      ['One, drafted', 'One, corrected'],
      ['Two, drafted', 'Two, corrected'],
    ]);
    expect(await draft(doc)).toEqual(['Both', 'One, drafted', 'Two, drafted']);
    const chosen = (choices?.conflicts ?? []).map(({ place }, index) => ({
      field: place.map((step) => (typeof step === 'string' ? step : step.row)).join('.'),
      isDraft: index === 0,
    }));
    // One of two choices, or choices about other versions, are not enough.
    const seen = choices?.seen;
    expect((await merge(release, doc, { seen, choices: chosen.slice(1) })).body.isMerged).toBe(false);
    const other = { draft: seen?.draft, live: '2020-01-01T00:00:00.000Z' };
    expect((await merge(release, doc, { seen: other, choices: chosen })).body.isMerged).toBe(false);
    expect((await merge(release, doc, { choices: chosen })).body.isMerged).toBe(false);
    expect(await draft(doc)).toEqual(['Both', 'One, drafted', 'Two, drafted']);

    expect((await merge(release, doc, { seen, choices: chosen })).body).toEqual({ isMerged: true });
    expect(await draft(doc)).toEqual(['Both', 'One, drafted', 'Two, corrected']);
    expect(await liveChanges(release)).toEqual([[]]);
  });

  it('is one whose release before was undone', async () => {
    const doc = await live('Before', 'One');
    await edit(doc, { title: 'After' });
    const first = await releaseOf([doc]);
    await act(first, 'publish');
    await edit(doc, { blocks: sections('One, drafted') });
    const second = await releaseOf([doc]);
    expect(await liveChanges(second)).toEqual([[]]);
    await act(first, 'undo');
    expect(await liveChanges(second)).toEqual([['Title']]);
    expect((await merge(second, doc)).body).toEqual({ isMerged: true });
    expect(await draft(doc)).toEqual(['Before', 'One, drafted']);
  });
});

it('a draft that was written after the last publish contains what is live', async () => {
  const doc = await live('Alone', 'One');
  await edit(doc, { title: 'Drafted' });
  const release = await releaseOf([doc]);
  const place = { collection: 'pages', id: doc.id };
  await staff.editor.rest('POST', '/releases/take-out', { place });
  await staff.editor.rest('PATCH', `/pages/${doc.id}`, { _status: 'published' });
  await edit(doc, { title: 'Drafted again' });
  await staff.editor.rest('POST', '/releases/add', { place, release });
  expect(await liveChanges(release)).toEqual([[]]);
  expect((await merge(release, doc)).body).toEqual({ isMerged: true });
  expect(await draft(doc)).toEqual(['Drafted again', 'One']);
});

it('is merged by those who may change the release, while it is open', async () => {
  const doc = await live('Whose', 'One', 'Two');
  await edit(doc, { blocks: sections('One, drafted', 'Two') });
  const release = await releaseOf([doc]);
  await correct(release, doc, { title: 'Corrected' });
  await staff.editor.rest('PATCH', `/releases/${release}`, { publishAt: '2040-01-01T00:00:00.000Z' });
  expect((await merge(release, doc, {}, 'author')).status).toBe(409);
  expect(await draft(doc)).toEqual(['Whose', 'One, drafted', 'Two']);
  await staff.editor.rest('PATCH', `/releases/${release}`, { publishAt: null });
  expect((await merge(release, doc, {}, 'author')).body).toEqual({ isMerged: true });
  expect(await draft(doc)).toEqual(['Corrected', 'One, drafted', 'Two']);
  expect((await staff.editor.rest('POST', `/releases/${release}/merge`, {})).status).toBe(400);
  expect((await merge(release, { id: crypto.randomUUID() })).status).toBe(409);
  await act(release, 'publish');
  expect((await merge(release, doc)).status).toBe(409);
});

describe('a global', () => {
  const place = { collection: 'globals', id: 'footer' };
  afterEach(() => staff.editor.rest('POST', '/releases/take-out', { place }));
  const read = async (draft: boolean) => {
    const { columns, copyrightYear } = await payload.findGlobal({ slug: 'footer', draft, depth: 0 });
    return [copyrightYear, ...columns.map(({ title }) => title)];
  };
  const save = (data: object, draft: boolean) =>
    payload.updateGlobal({
      slug: 'footer',
      data: { ...data, _status: draft ? 'draft' : 'published' } as never,
      draft,
    });
  const titled = async (...titles: string[]) => {
    const { columns } = await payload.findGlobal({ slug: 'footer', draft: false, depth: 0 });
    return { columns: columns.map((column, index) => ({ ...column, title: titles[index] ?? column.title })) };
  };
  const newest = async (status: 'draft' | 'published') => {
    const { docs } = await payload.findGlobalVersions({
      slug: 'footer',
      where: { 'version._status': { equals: status } },
      sort: '-updatedAt',
      limit: 1,
    });
    return String(docs[0]?.id);
  };

  async function corrected(draft: () => Promise<object>, correction: () => Promise<object>): Promise<string> {
    const [first, second] = ['One', 'Two'].map((title) => globalSample('footer', title) as { columns: object[] });
    await save({ ...first, columns: [...(first?.columns ?? []), ...(second?.columns ?? [])] }, false);
    await save(await draft(), true);
    const release = await releaseOf([], { globals: ['footer'] });
    expect(await liveChanges(release)).toEqual([[]]);
    const [drafted, published] = [await newest('draft'), await newest('published')];
    await staff.editor.rest('POST', '/releases/take-out', { place });
    await staff.editor.rest('POST', `/globals/footer/versions/${published}`);
    await staff.editor.rest('POST', '/globals/footer', { ...(await correction()), _status: 'published' });
    await staff.editor.rest('POST', `/globals/footer/versions/${drafted}`);
    expect((await staff.editor.rest('POST', '/releases/add', { place, release })).status).toBe(200);
    return release;
  }

  it('is merged field by field, and published with what was corrected', async () => {
    const release = await corrected(
      () => titled('One, drafted'),
      async () => ({ ...(await titled('One', 'Two, corrected')), copyrightYear: 2031 }),
    );
    expect(await read(true)).toEqual([2025, 'One, drafted', 'Two']);
    expect(await liveChanges(release)).toEqual([['Columns', 'Copyright Year']]);
    expect((await merge(release, place)).body).toEqual({ isMerged: true });
    expect(await read(true)).toEqual([2031, 'One, drafted', 'Two, corrected']);
    expect(await read(false)).toEqual([2031, 'One', 'Two, corrected']);
    expect(await liveChanges(release)).toEqual([[]]);
    await act(release, 'publish');
    expect(await read(false)).toEqual([2031, 'One, drafted', 'Two, corrected']);
  });

  it('is not saved before each field that both changed is chosen', async () => {
    const release = await corrected(
      () => titled('One, drafted', 'Two, drafted'),
      () => titled('One, corrected', 'Two, corrected'),
    );
    const { choices } = (await merge(release, place)).body;
    expect(choices?.conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      ['One, drafted', 'One, corrected'],
      ['Two, drafted', 'Two, corrected'],
    ]);
    expect(await read(true)).toEqual([2025, 'One, drafted', 'Two, drafted']);
    const chosen = (choices?.conflicts ?? []).map(({ place: field }, index) => ({
      field: field.map((step) => (typeof step === 'string' ? step : step.row)).join('.'),
      isDraft: index === 0,
    }));
    expect((await merge(release, place, { seen: choices?.seen, choices: chosen })).body).toEqual({ isMerged: true });
    expect(await read(true)).toEqual([2025, 'One, drafted', 'Two, corrected']);
  });
});
