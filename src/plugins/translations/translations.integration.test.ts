import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { testPayload } from '../../../tests/helpers/payload';
import { band, type ContentCollection, change, create, publicRow, story } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import { addGerman } from '../../../tests/helpers/translations';
import { ListStates } from './cells';
import { overviewOf } from './overview';
import type { TranslationReport } from './report';
import type { PlannedDocument } from './xliff/import';

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(() => addGerman(payload));

type Block = Record<string, unknown> & { id: string; heading?: string };
type Stored = { id: string; title: string; path: string; language: string; translationOf: string; blocks: Block[] };
type Listed = { _status: string; translated: object };
const newest = async (collection: ContentCollection, id: string) =>
  (await payload.findByID({ collection: collection as 'pages', id, draft: true, depth: 0 })) as unknown as Stored &
    Listed;

const ask = <T>(person: Person, step: string, id: string, sent?: object, collection = 'pages') =>
  staff[person].rest<T & { error?: string }>(
    sent ? 'POST' : 'GET',
    `/translations/of/${collection}/${id}${step}`,
    sent,
  );
const begin = async (id: string, collection = 'pages', person: Person = 'editor') =>
  (await ask<{ id: string; isNew: boolean }>(person, '/begin', id, { language: 'de' }, collection)).body;
const report = async (id: string, collection = 'pages') =>
  (await ask<TranslationReport>('editor', '', id, undefined, collection)).body;
const save = (id: string, data: object, person: Person = 'editor') =>
  staff[person].rest('PATCH', `/pages/${id}?draft=true&depth=0`, { ...data, _status: 'draft' });
const open = ({ sections }: TranslationReport) => sections.flatMap(({ texts }) => texts);
/** As it was published before missing texts were a finding. */
const publish = (id: string) => change(payload, 'pages', id, {});
const stateOf = async (id: string, label: RegExp) =>
  open(await report(id)).find((text) => label.test(text.label))?.state;

async function translatedPage(...blocks: object[]) {
  const original = await create(payload, 'pages', 'See sooner', { data: { blocks } });
  const { id } = await begin(original.id);
  return { original: original.id, id };
}

describe('a translation', () => {
  it('begins as a draft with the sections of the original under its own address, once', async () => {
    const original = await create(payload, 'pages', 'Platform', { data: { blocks: [band('One'), story('Words')] } });
    const begun = await begin(original.id);
    const english = await newest('pages', original.id);
    const own = await newest('pages', begun.id);
    expect(own).toMatchObject({ title: 'Platform', language: 'de', translationOf: original.id, _status: 'draft' });
    expect(own.path).toBe(`/de${english.path}`);
    expect(own.blocks).toEqual(english.blocks);
    expect(begun.isNew).toBe(true);
    expect(await begin(original.id)).toEqual({ id: begun.id, isNew: false });
    expect(await publicRow(payload, 'pages', begun.id)).toBeNull();
  });

  it.each(['industries', 'jobs', 'legal-pages'] as const)('of %s begins, too', async (collection) => {
    const original = await create(payload, collection, `Of ${collection}`);
    const { id } = await begin(original.id, collection);
    const own = await newest(collection, id);
    expect(own.path).toMatch(/^\/de\//);
    expect((await report(id, collection)).counts).toMatchObject({ outdated: 0, translated: 0 });
  });

  it('of a translation, of nothing or into a language that is not offered is refused', async () => {
    const { id } = await translatedPage(band('One'));
    expect((await ask('editor', '/begin', id, { language: 'de' })).status).toBe(409);
    expect((await ask('editor', '/begin', crypto.randomUUID(), { language: 'de' })).status).toBe(404);
    expect((await ask('editor', '/begin', id, { language: 'en' })).status).toBe(400);
  });
});

describe('the state of a text', () => {
  it('is missing first, translated when a person changes it, outdated when the English text changes', async () => {
    const { original, id } = await translatedPage(band('One'), story('First', 'Second'));
    expect((await report(id)).counts).toMatchObject({ outdated: 0, translated: 0 });
    const own = await newest('pages', id);
    const blocks = own.blocks.map((row) => (row.heading ? { ...row, heading: 'Eins' } : row));
    expect((await save(id, { blocks })).status).toBe(200);
    expect((await report(id)).counts.translated).toBe(1);
    expect(await stateOf(id, /Heading/)).toBeUndefined();

    const english = await newest('pages', original);
    const changed = english.blocks.map((row) => (row.heading ? { ...row, heading: 'One more' } : row));
    await change(payload, 'pages', original, { blocks: changed });
    const text = open(await report(id)).find(({ label }) => /Heading/.test(label));
    expect(text).toMatchObject({ state: 'outdated', english: 'One more', earlier: 'One' });

    await save(id, { blocks: blocks.map((row) => (row.heading ? { ...row, heading: 'Noch eins' } : row)) });
    expect(await stateOf(id, /Heading/)).toBeUndefined();
  });

  it('is kept by the server: a form cannot send it, and autosaves of other texts leave it', async () => {
    const { id } = await translatedPage(band('One'));
    await save(id, { translated: { title: 'x', 'blocks.~x.heading': 'y' } });
    expect((await newest('pages', id)).translated).toEqual({});
    await save(id, { title: 'Früher sehen' });
    const before = (await newest('pages', id)).translated;
    await save(id, { title: 'Früher sehen', translated: {} });
    expect((await newest('pages', id)).translated).toEqual(before);
    expect(Object.keys(before)).toEqual(['title']);
  });

  it('survives a move of sections and publishing', async () => {
    const { id } = await translatedPage(band('One'), band('Two'));
    const { blocks } = await newest('pages', id);
    const own = blocks.map((row) => ({ ...row, heading: `${row.heading} auf Deutsch` }));
    await save(id, { blocks: own });
    await save(id, { blocks: own.toReversed() });
    expect((await report(id)).counts.translated).toBe(2);
    await publish(id);
    expect((await report(id)).counts.translated).toBe(2);
  });

  it('is not changed by find and replace, which translates nothing', async () => {
    const { id } = await translatedPage(band('A numbat sleeps'));
    const options = { text: 'numbat', matchCase: false, wholeWords: false };
    type Found = { documents: { target: object; updatedAt: string; hits: { key: string }[] }[] };
    const { body: found } = await staff.editor.rest<Found>('POST', '/find-replace/preview', options);
    const chosen = found.documents.map(({ hits, ...one }) => ({ ...one, keys: hits.map(({ key }) => key) }));
    const sent = {
      ...options,
      replacement: 'quokka',
      chosen: chosen.map(({ target, updatedAt, keys }) => ({ target, updatedAt, keys })),
    };
    expect((await staff.editor.rest('POST', '/find-replace/replace', sent)).status).toBe(200);
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('A quokka sleeps');
    expect((await report(id)).counts.translated).toBe(0);
  });
});

describe('marking as translated', () => {
  const mark = async (id: string, seen: object[]) =>
    (await ask<{ count: number; left: number }>('author', '/mark', id, { seen })).body;

  it('confirms no English text that was changed since the person has seen it', async () => {
    const { original, id } = await translatedPage(band('One'));
    await save(id, { title: 'Früher sehen' });
    const seen = open(await report(id)).filter(({ label }) => /Heading/.test(label));
    const { blocks } = await newest('pages', original);
    await change(payload, 'pages', original, { blocks: blocks.map((row) => ({ ...row, heading: 'Another' })) });
    expect(await mark(id, seen)).toEqual({ count: 0, left: 1 });
    expect(await stateOf(id, /Heading/)).toBe('missing');
    expect(await mark(id, open(await report(id)))).toMatchObject({ left: 0 });
    expect(await stateOf(id, /Heading/)).toBeUndefined();
  });

  it('confirms what is chosen or everything, and makes no draft of what is published', async () => {
    const { id } = await translatedPage(band('One'), band('Two'));
    await publish(id);
    const { counts } = await report(id);
    const all = open(await report(id));
    expect(await mark(id, all.slice(0, 1))).toEqual({ count: 1, left: 0 });
    expect(await mark(id, all.slice(0, 1))).toEqual({ count: 0, left: 0 });
    expect(await mark(id, all.slice(1))).toEqual({ count: counts.missing - 1, left: 0 });
    expect((await report(id)).counts).toMatchObject({ missing: 0, outdated: 0 });
    expect((await newest('pages', id))._status).toBe('published');
    await save(id, { meta: { hideFromSearch: true } });
    expect((await report(id)).counts).toMatchObject({ missing: 0, outdated: 0 });
  });
});

it('sections that were added to the original are added to the translation in their place', async () => {
  const { original, id } = await translatedPage(band('One'), band('Two'));
  const { blocks } = await newest('pages', original);
  await change(payload, 'pages', original, { blocks: [blocks[0], story('New'), blocks[1], band('Last')] });
  expect((await report(id)).toAdd).toEqual({ sections: 2, rows: 0 });
  const add = async () => (await ask<{ sections: number; rows: number }>('author', '/add', id, {})).body;
  const [first, second] = (await Promise.all([add(), add()])).toSorted((one, other) => other.sections - one.sections);
  expect([first, second]).toEqual([
    { sections: 2, rows: 0 },
    { sections: 0, rows: 0 },
  ]);
  const ids = (await newest('pages', original)).blocks.map((row) => row.id);
  expect((await newest('pages', id)).blocks.map((row) => row.id)).toEqual(ids);
  expect((await report(id)).toAdd).toEqual({ sections: 0, rows: 0 });
});

it('the state is shown in lists, and over the site, also of what is not begun', async () => {
  const { original, id } = await translatedPage(band('One'));
  await save(id, { title: 'Früher sehen' });
  const { counts } = await report(id);
  const list = new ListStates(payload, 'pages');
  const expected = [{ language: 'de', counts }];
  expect(await Promise.all([list.of(original), list.of(id)])).toEqual([expected, expected]);
  const other = await create(payload, 'jobs', 'Not begun');
  const user = await payload.findByID({ collection: 'users', id: staff.author.id, depth: 0 });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const [german, ...languages] = await overviewOf(req);
  expect([german?.code, languages]).toEqual(['de', []]);
  const rowOf = (one: string) => german?.documents.find((row) => row.original.id === one);
  expect(rowOf(original)).toMatchObject({ collection: 'pages', id, counts });
  expect(rowOf(other.id)).toMatchObject({ collection: 'jobs', kind: 'Job' });
  expect(rowOf(other.id)?.counts).toBeUndefined();
});

it('a document in another language without an original has no state', async () => {
  const { id } = await create(payload, 'pages', 'Nur auf Deutsch', { data: { path: '/de/nur-auf-deutsch' } });
  expect(await report(id)).toEqual({ kind: 'alone' });
});

describe('files for translators', () => {
  const exported = async (id: string, isOpenOnly = false, person: Person = 'author') =>
    staff[person].rest<{ text: string }>('POST', '/translations/export', {
      documents: [{ collection: 'pages', id }],
      isOpenOnly,
    });
  type Sent = { documents: PlannedDocument[]; ticket?: string; error?: string };
  const send = (xml: string, apply: boolean, ticket?: string, person: Person = 'author') =>
    staff[person].rest<Sent>('POST', '/translations/import', {
      data: Buffer.from(xml).toString('base64'),
      apply,
      ticket,
    });
  /** Previewed, and then carried out if `apply`. */
  const sendFile = async (xml: string, apply: boolean) => {
    const preview = await send(xml, false);
    return apply && preview.status === 200 ? send(xml, true, preview.body.ticket) : preview;
  };
  const withTarget = (xml: string, source: string, target: string) =>
    xml.replace(
      new RegExp(`(<source>${source}</source>\\s*<target state=")[^"]*">[^<]*`),
      (_, before: string) => `${before}translated">${target}`,
    );

  it.each([
    ['attributes', `<a ${Array.from({ length: 40_000 }, (_, n) => `a${n}=""`).join(' ')}/>`],
    ['documents', Array.from({ length: 201 }, (_, n) => `<file original="pages/${n}"/>`).join('')],
  ])('with too many %s are refused before anything is looked up', async (what, inside) => {
    const { status, body } = await sendFile(`<xliff version="1.2">${inside}</xliff>`, true);
    expect([status, body.error]).toEqual([400, expect.stringContaining(what)]);
  });

  it('come back as drafts after a plan, and are in the audit log', async () => {
    const { id } = await translatedPage(band('One'), story('First', 'Second'));
    await publish(id);
    const { body: file, headers } = await exported(id);
    expect(headers.get('content-disposition')).toContain('see-sooner.xlf');
    const filled = [
      ['One', 'Eins'],
      ['Second', 'Zweitens'],
    ].reduce((xml, [source = '', target = '']) => withTarget(xml, source, target), file.text);
    const plan = (await sendFile(filled, false)).body.documents[0];
    const changes = plan?.texts
      .filter(({ outcome }) => outcome === 'changed')
      .map(({ before, after }) => [before, after]);
    expect(changes).toEqual([
      ['One', 'Eins'],
      ['Second', 'Zweitens'],
    ]);
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('One');

    expect((await sendFile(filled, true)).body.documents[0]?.isApplied).toBe(true);
    const own = await newest('pages', id);
    expect(own.blocks[0]?.heading).toBe('Eins');
    expect(JSON.stringify(own.blocks[1])).toContain('Zweitens');
    expect(own._status).toBe('draft');
    const live = (await publicRow(payload, 'pages', id)) as unknown as Stored;
    expect(live.blocks[0]?.heading).toBe('One');
    expect((await report(id)).counts.translated).toBe(2);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { document: { equals: id } },
      sort: 'createdAt',
    });
    const entries = docs.filter(({ action }) => action === 'export' || action === 'import');
    expect(
      entries.map(({ action, detail, who }) => [action, detail?.split(',')[0], typeof who === 'object' && who?.id]),
    ).toEqual([
      ['export', 'XLIFF', staff.author.id],
      ['import', 'XLIFF', staff.author.id],
    ]);
  });

  it('name the length that fits, and what is too long or has changed since is refused', async () => {
    const { original, id } = await translatedPage(band('One'));
    const { text } = (await exported(id)).body;
    expect(text).toMatch(/<trans-unit id="blocks\.~[^"]+\.heading" maxwidth="\d+" size-unit="char"/);
    const tooLong = (await sendFile(withTarget(text, 'One', 'x'.repeat(500)), true)).body.documents[0];
    expect(tooLong?.texts.find(({ outcome }) => outcome === 'refused')?.reason).toContain('500 characters');
    const { blocks } = await newest('pages', original);
    await change(payload, 'pages', original, { blocks: blocks.map((row) => ({ ...row, heading: 'Another one' })) });
    const stale = (await sendFile(withTarget(text, 'One', 'Eins'), true)).body.documents[0];
    expect(stale?.texts.find(({ outcome }) => outcome === 'refused')?.reason).toContain('has changed since');
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('One');
  });

  it('that are damaged or of another site change nothing', async () => {
    const { id } = await translatedPage(band('One'));
    const { text } = (await exported(id)).body;
    const damaged = await sendFile(withTarget(text, 'One', 'Eins').slice(0, -40), true);
    expect([damaged.status, damaged.body.error]).toEqual([400, expect.stringContaining('damaged')]);
    const other = await sendFile(text.replaceAll(id, crypto.randomUUID()), true);
    expect(other.body.documents[0]?.problem).toContain('no such translation');
    const french = await sendFile(
      withTarget(text, 'One', 'Un').replace('target-language="de"', 'target-language="fr"'),
      true,
    );
    expect(french.body.documents[0]?.problem).toContain('in fr');
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('One');
  });

  it('are carried out as they were shown to this person, or not at all', async () => {
    const { id } = await translatedPage(band('One'));
    const { text } = (await exported(id)).body;
    const filled = withTarget(text, 'One', 'Eins');
    const { ticket } = (await send(filled, false)).body;
    const other = withTarget(text, 'One', 'Nicht gezeigt');
    expect((await send(other, true, ticket)).status).toBe(409);
    expect((await send(filled, true, ticket, 'editor')).status).toBe(409);
    expect((await send(filled, true)).status).toBe(409);
    const { blocks } = await newest('pages', id);
    await save(id, { blocks: blocks.map((row) => ({ ...row, heading: 'Inzwischen' })) });
    expect((await send(filled, true, ticket)).status).toBe(409);
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('Inzwischen');
  });

  it('that are sent twice, at once or again, are carried out once', async () => {
    const { id } = await translatedPage(band('One'));
    const filled = withTarget((await exported(id)).body.text, 'One', 'Eins');
    const { ticket } = (await send(filled, false)).body;
    const apply = () => send(filled, true, ticket);
    for (const { status, body } of [...(await Promise.all([apply(), apply()])), await apply()])
      expect([status, body.documents?.[0]?.problem]).toEqual([200, undefined]);
    const imports = { document: { equals: id }, action: { equals: 'import' } };
    expect((await payload.count({ collection: 'audit-log', where: imports })).totalDocs).toBe(1);
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('Eins');
  });

  it.each(['de', 'de_DE', 'de-AT', 'DE_de'])('may name their language %s', async (language) => {
    const { id } = await translatedPage(band('One'));
    const { text } = (await exported(id)).body;
    const file = withTarget(text, 'One', 'Eins').replace('target-language="de"', `target-language="${language}"`);
    expect((await sendFile(file, true)).body.documents[0]).toMatchObject({ isApplied: true });
    expect((await newest('pages', id)).blocks[0]?.heading).toBe('Eins');
  });

  it('hold only what is missing or outdated, if that is chosen', async () => {
    const { id } = await translatedPage(band('One'));
    await save(id, { title: 'Früher sehen' });
    expect((await exported(id)).body.text).toContain('<source>See sooner</source>');
    expect((await exported(id, true)).body.text).not.toContain('<source>See sooner</source>');
    await ask('editor', '/mark', id, { seen: open(await report(id)) });
    expect((await exported(id, true)).status).toBe(404);
  });
});
