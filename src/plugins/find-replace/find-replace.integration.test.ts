import { describe, expect, it } from 'vitest';
import { toNowhere } from '@/seed/write';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, publicRow, section } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import type { Preview, ShownDocument } from './preview';
import type { Outcome } from './replace';

const payload = await testPayload();
const staff = await signIn(payload);

const band = (heading: string) => ({
  blockType: 'cta-band',
  heading,
  text: 'Somewhere.',
  primary: toNowhere('Go'),
  section,
});
const options = { matchCase: false, wholeWords: false };

const previewOf = (person: Person, text: string, more: object = {}) =>
  staff[person].rest<Preview>('POST', '/find-replace/preview', { text, ...options, ...more });
const found = async (person: Person, text: string, more: object = {}) =>
  (await previewOf(person, text, more)).body.documents;

async function replace(person: Person, text: string, replacement: string, documents: ShownDocument[]) {
  const chosen = documents.map(({ target, updatedAt, hits }) => ({
    target,
    updatedAt,
    keys: hits.map(({ key }) => key),
  }));
  const { body } = await staff[person].rest<{ outcomes: Outcome[] }>('POST', '/find-replace/replace', {
    ...{ text, ...options, replacement, chosen },
  });
  return body.outcomes.map(({ count, problem }) => problem ?? count);
}
type Stored = { title: string; slug?: string; blocks?: { heading: string }[] };
const newest = async (collection: string, id: string) =>
  (await payload.findByID({ collection: collection as 'pages', id, draft: true, depth: 0 })) as unknown as Stored;

it('shows every hit of a document in its sentence', async () => {
  const data = { blocks: [band('It hums. The quoll sees quolls first. It rests.')] };
  await create(payload, 'pages', 'A Quoll', { data });
  const [document, ...others] = await found('editor', 'quoll');
  expect(others).toEqual([]);
  expect(document?.title).toBe('A Quoll');
  expect(document?.hits.map(({ before, match, after }) => [before, match, after])).toEqual([
    ['A ', 'Quoll', ''],
    ['The ', 'quoll', ' sees quolls first.'],
    ['The quoll sees ', 'quoll', 's first.'],
  ]);
  expect((await found('editor', 'quoll', { wholeWords: true }))[0]?.hits).toHaveLength(2);
  expect((await found('editor', 'Quoll', { matchCase: true }))[0]?.hits).toHaveLength(1);
});

it('replaces in a draft: visitors keep what is published, and the version before is kept', async () => {
  const { id } = await create(payload, 'jobs', 'Keeper of dunnarts', { data: { about: 'You feed dunnarts.' } });
  const { slug } = await newest('jobs', id);
  expect(await replace('editor', 'dunnarts', 'bilbies', await found('editor', 'dunnarts'))).toEqual([2]);
  expect(await newest('jobs', id)).toMatchObject({ title: 'Keeper of bilbies', about: 'You feed bilbies.', slug });
  expect(await publicRow(payload, 'jobs', id)).toMatchObject({ title: 'Keeper of dunnarts' });
  const versions = await payload.findVersions({ collection: 'jobs', where: { parent: { equals: id } } });
  expect(versions.docs.map(({ version }) => version.title)).toContain('Keeper of dunnarts');
  expect(await found('editor', 'dunnarts')).toEqual([]);
});

it('replaces words with soft hyphens, decomposed letters and no-break spaces', async () => {
  const { id } = await create(payload, 'pages', 'Echi\u00addna', {
    data: { blocks: [band('Mu\u0308cke\u00a0“7.5”')] },
  });
  expect(await replace('editor', 'echidna', 'Quoll', await found('editor', 'echidna'))).toEqual([1]);
  expect(await replace('editor', 'mücke “7.5”', 'Wasp', await found('editor', 'mücke “7.5”'))).toEqual([1]);
  const { title, blocks } = await newest('pages', id);
  expect([title, blocks?.[0]]).toEqual(['Quoll', expect.objectContaining({ heading: 'Wasp' })]);
});

it('a form that the same person has open does not take it back', async () => {
  const { id } = await create(payload, 'jobs', 'Keeper of pademelons', { status: 'draft' });
  const own = { title: 'Keeper of pademelons', editorial: { form: 'my window' } };
  await staff.editor.rest('PATCH', `/jobs/${id}?draft=true`, own);
  const documents = await found('editor', 'pademelons');
  expect(await replace('editor', 'pademelons', 'numbats', documents)).toEqual([1]);
  const updatedAt = documents[0]?.updatedAt;
  expect((await staff.editor.rest('PATCH', `/jobs/${id}?draft=true`, { ...own, updatedAt })).status).toBe(409);
  expect((await newest('jobs', id)).title).toBe('Keeper of numbats');
});

it('replaces only what was chosen, in the newest draft', async () => {
  const { id } = await create(payload, 'pages', 'Live', {
    data: { blocks: [band('One potoroo'), band('Two potoroos')] },
  });
  await change(payload, 'pages', id, { title: 'Drafted' }, { status: 'draft' });
  const [document] = await found('editor', 'potoroo');
  const hits = document?.hits.slice(1) ?? [];
  expect(await replace('editor', 'potoroo', 'kowari', document ? [{ ...document, hits }] : [])).toEqual([1]);
  const { title, blocks } = await newest('pages', id);
  expect([title, blocks?.map(({ heading }) => heading)]).toEqual(['Drafted', ['One potoroo', 'Two kowaris']]);
});

describe('into a release', () => {
  type Into = { release?: string; title?: string };
  type Result = { outcomes: Outcome[]; error?: string };

  async function replaceInto(person: Person, text: string, into: Into) {
    const { documents } = (await previewOf(person, text)).body;
    const chosen = documents.map(({ target, updatedAt, hits }) => ({
      target,
      updatedAt,
      keys: hits.map(({ key }) => key),
    }));
    const sent = { text, ...options, replacement: 'numbat', chosen, into };
    return staff[person].rest<Result>('POST', '/find-replace/replace', sent);
  }
  const begin = async (title: string, ids: string[] = []) => {
    const documents = ids.map((value) => ({ relationTo: 'pages' as const, value }));
    return payload.create({ collection: 'releases', data: { title, documents } as never, depth: 0 });
  };
  const membersOf = async (id: string) => {
    const { documents, globals } = await payload.findByID({ collection: 'releases', id, depth: 0 });
    return [...(documents ?? []).map(({ value }) => value), ...(globals ?? [])].toSorted();
  };

  it('that is new: the drafts of all documents are its content, and stay drafts', async () => {
    const pages = [await create(payload, 'pages', 'A chuditch'), await create(payload, 'pages', 'More chuditches')];
    const footer = { ...globalSample('footer', 'Chuditch'), _status: 'published' };
    await payload.updateGlobal({ slug: 'footer', data: footer as never });
    const { body } = await replaceInto('editor', 'chuditch', { title: 'Numbats' });
    expect(body.outcomes.map(({ count, problem }) => problem ?? count)).toEqual([1, 1, 1]);
    const [id] = new Set(body.outcomes.map(({ release }) => release));
    expect(await membersOf(id ?? '')).toEqual([...pages.map((page) => page.id), 'footer'].toSorted());
    expect((await payload.find({ collection: 'releases', where: { title: { equals: 'Numbats' } } })).totalDocs).toBe(1);
    expect((await newest('pages', pages[0]?.id ?? '')).title).toBe('A numbat');
    expect(await publicRow(payload, 'pages', pages[0]?.id ?? '')).toMatchObject({ title: 'A chuditch' });
  });

  it('that is open, where documents of it stay, and those of another release are listed and left alone', async () => {
    const [free, inside, other] = [
      await create(payload, 'pages', 'Free kultarr'),
      await create(payload, 'pages', 'Kultarr inside'),
      await create(payload, 'pages', 'Kultarr elsewhere'),
    ];
    const spring = await begin('Spring', [inside.id]);
    const autumn = await begin('Autumn', [other.id]);
    const { body: shown } = await previewOf('editor', 'kultarr');
    expect(shown.releases.map(({ title }) => title)).toEqual(expect.arrayContaining(['Autumn', 'Spring']));
    expect(new Map(shown.documents.map(({ title, release }) => [title, release?.title]))).toEqual(
      new Map([
        ['Free kultarr', undefined],
        ['Kultarr inside', 'Spring'],
        ['Kultarr elsewhere', 'Autumn'],
      ]),
    );
    const { body } = await replaceInto('editor', 'kultarr', { release: spring.id });
    const resultOf = new Map(
      body.outcomes.map(({ target, count, problem }) => ['id' in target && target.id, problem ?? count]),
    );
    expect(resultOf.get(other.id)).toBe('This is in the release “Autumn” and was left alone.');
    expect([resultOf.get(free.id), resultOf.get(inside.id)]).toEqual([1, 1]);
    expect(await membersOf(spring.id)).toEqual([free.id, inside.id].toSorted());
    expect(await membersOf(autumn.id)).toEqual([other.id]);
    expect((await newest('pages', other.id)).title).toBe('Kultarr elsewhere');
  });

  it('that is new is one, and the outcome the same, sent twice at the same moment and once more', async () => {
    const word = `mulgara${crypto.randomUUID().slice(0, 8)}`;
    const pages = [await create(payload, 'pages', `A ${word}`), await create(payload, 'pages', `More ${word}`)];
    const { documents } = (await previewOf('editor', word)).body;
    const chosen = documents.map(({ target, updatedAt, hits }) => ({
      ...{ target, updatedAt, keys: hits.map(({ key }) => key) },
    }));
    const sent = { text: word, ...options, replacement: 'numbat', chosen, into: { title: word } };
    const send = () => staff.editor.rest<Result>('POST', '/find-replace/replace', sent);
    const all = [...(await Promise.all([send(), send()])), await send()];
    const outcomes = all.map(({ body }) => body.outcomes.map(({ count, problem }) => [count, problem]));
    expect(outcomes).toEqual(Array(3).fill(pages.map(() => [1, undefined])));
    const { docs } = await payload.find({
      ...{ collection: 'releases', where: { title: { equals: word } }, depth: 0 },
    });
    expect(docs).toHaveLength(1);
    expect(await membersOf(docs[0]?.id ?? '')).toEqual(pages.map(({ id }) => id).toSorted());
    for (const { id } of pages) expect((await newest('pages', id)).title).toContain('numbat');
  });

  it('begins none where nothing could be replaced', async () => {
    const { id } = await create(payload, 'pages', 'Planigale');
    await begin('Winter', [id]);
    const { body } = await replaceInto('editor', 'planigale', { title: 'Never begun' });
    expect(body.outcomes.map(({ count }) => count)).toEqual([0]);
    expect((await payload.find({ collection: 'releases', where: { title: { equals: 'Never begun' } } })).docs).toEqual(
      [],
    );
  });

  it('is refused where this person cannot add to it, or it has no name; nothing is replaced', async () => {
    const { id } = await create(payload, 'pages', 'Wambenger');
    const published = await begin('Published');
    await payload.update({ collection: 'releases', id: published.id, data: { state: 'published' } });
    const planned = await begin('Planned');
    await payload.update({ collection: 'releases', id: planned.id, data: { publishAt: '2040-01-01T00:00:00.000Z' } });
    expect((await previewOf('author', 'wambenger')).body.releases.map(({ title }) => title)).not.toContain('Planned');
    expect((await previewOf('editor', 'wambenger')).body.releases.map(({ title }) => title)).toContain('Planned');
    const attempts: [Person, Into, number][] = [
      ['editor', { release: published.id }, 409],
      ['editor', { release: crypto.randomUUID() }, 409],
      ['author', { release: planned.id }, 409],
      ['editor', { title: ' ' }, 400],
      ['editor', {}, 400],
    ];
    for (const [person, into, status] of attempts) {
      expect((await replaceInto(person, 'wambenger', into)).status).toBe(status);
    }
    expect((await newest('pages', id)).title).toBe('Wambenger');
    const { body } = await replaceInto('author', 'wambenger', { title: 'By an author' });
    expect(body.outcomes.map(({ count }) => count)).toEqual([1]);
  });
});

describe('nothing is replaced', () => {
  it('in a document that was changed since the preview', async () => {
    const { id } = await create(payload, 'pages', 'Mulgara');
    const documents = await found('editor', 'mulgara');
    await staff.admin.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mulgara, changed' });
    expect(await replace('editor', 'mulgara', 'x', documents)).toEqual([
      'This was changed since the preview. Search again.',
    ]);
    expect((await newest('pages', id)).title).toBe('Mulgara, changed');
  });

  it('in a document that a colleague has open', async () => {
    const { id } = await create(payload, 'pages', 'Ningaui');
    await staff.author.rest('POST', `/editorial/pages/${id}/stay`);
    const documents = await found('editor', 'ningaui');
    expect(documents[0]?.openBy).toHaveLength(1);
    expect(await replace('editor', 'ningaui', 'x', documents)).toEqual([expect.stringContaining('has this open')]);
    expect((await newest('pages', id)).title).toBe('Ningaui');
  });

  it('by authors in the texts of the site', async () => {
    await create(payload, 'pages', 'Dibbler');
    const footer = { ...globalSample('footer', 'Dibbler'), _status: 'published' };
    await payload.updateGlobal({ slug: 'footer', data: footer as never });
    const seen = await found('editor', 'dibbler');
    expect(seen.map(({ title }) => title).toSorted()).toEqual(['Dibbler', 'Footer']);
    expect((await found('author', 'dibbler')).map(({ title }) => title)).toEqual(['Dibbler']);
    const ofFooter = seen.filter(({ title }) => title === 'Footer');
    expect(await replace('author', 'dibbler', 'x', ofFooter)).toEqual(['You are not allowed to change this.']);
    expect(await replace('editor', 'dibbler', 'Antechinus', ofFooter)).toEqual([1]);
    const draft = await payload.findGlobal({ slug: 'footer', draft: true });
    const live = await payload.findGlobal({ slug: 'footer', draft: false });
    expect([draft.columns[0]?.title, live.columns[0]?.title]).toEqual(['Antechinus', 'Dibbler']);
  });

  it('by a request that is out of bounds', async () => {
    for (const body of [{}, { text: '', ...options }, { text: 'x'.repeat(201), ...options }]) {
      expect((await staff.editor.rest('POST', '/find-replace/preview', body)).status).toBe(400);
    }
  });
});
