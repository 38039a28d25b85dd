import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedFinding } from '@/plugins/checks/endpoint';
import { body, p, toNowhere } from '@/seed/write';
import { schedulePublish } from '@/staff/editorial/schedule-publish';
import { testPayload } from '../../../tests/helpers/payload';
import { change, publicRow, section, story } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import { addGerman, type Refusal, translating } from '../../../tests/helpers/translations';
import { readDocuments } from '../transfer/collect';
import type { ReportedText, TranslationReport } from './report';
import type { Suggestions } from './suggest/suggest';

const payload = await testPayload();
const staff = await signIn(payload);
const { begun, markAll, newest, publish } = translating(payload, staff);

beforeAll(() => addGerman(payload));

let made = 0;
const one = (words: string) => `${words} ${++made}`;
const band = (heading: string, text: string, button = one('Go')) => ({
  ...{ blockType: 'cta-band', heading, text, primary: toNowhere(button), section },
});

const at = (id: string, step = '') => `/translations/of/pages/${id}${step}`;
const report = async (id: string) => (await staff.editor.rest<TranslationReport>('GET', at(id))).body;
const texts = async (id: string) => (await report(id)).sections.flatMap((one) => one.texts);
const textAt = async (id: string, label: RegExp) => (await texts(id)).find((text) => label.test(text.label));
const suggest = (id: string, which: object = {}, person: Person = 'editor') =>
  staff[person].rest<Suggestions & { error?: string }>('POST', at(id, '/suggest'), which);
const accept = (id: string, seen: (ReportedText | undefined)[], person: Person = 'editor') =>
  staff[person].rest<{ accepted: number; left: number }>('POST', at(id, '/accept'), {
    seen: seen.flatMap((text) => (text?.suggestion ? [{ key: text.key, print: text.suggestion.print }] : [])),
  });
const save = (id: string, data: object) =>
  staff.editor.rest('PATCH', `/pages/${id}?draft=true&depth=0`, { ...data, _status: 'draft' });
const errorsOf = async (id: string) =>
  (await staff.editor.rest<{ findings: ListedFinding[] }>('GET', `/checks/pages/${id}`)).body.findings
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => [path, message]);

const suggestedIn = async (id: string) =>
  (await errorsOf(id)).filter(([, message]) => String(message).includes('is suggested'));

/** A published pair: each text is in it in German. */
async function published(title: string, german: string, blocks: object[], rows: object[]) {
  const { original, id } = await begun(title, ...blocks);
  const { blocks: own } = await newest(id);
  const { status } = await save(id, { title: german, blocks: own.map((row, n) => ({ ...row, ...rows[n] })) });
  expect(status).toBe(200);
  await change(payload, 'pages', id, {});
  return { original, id };
}

const WATER = 'The river rises two days before the flood reaches the town';
const WASSER = 'Der Fluss steigt zwei Tage, bevor das Hochwasser die Stadt erreicht';

describe('suggestions from published translations', () => {
  it('are exact first, then similar with what differs, and stay away from short texts that differ', async () => {
    await published(
      'Published water',
      'Veröffentlichtes Wasser',
      [band('Rivers rise early', WATER, 'Measure it')],
      [{ heading: 'Flüsse steigen früh', text: WASSER, primary: toNowhere('Messen') }],
    );
    const { id } = await begun(
      'New water',
      band('Rivers rise early', WATER.replace('two days', 'three days'), 'Measure them'),
    );
    const { body: done } = await suggest(id, {}, 'author');
    expect(done).toMatchObject({ suggested: 2, refused: [], left: 2 });
    const { blocks, _status } = await newest(id);
    expect([blocks[0]?.heading, blocks[0]?.text, _status]).toEqual(['Flüsse steigen früh', WASSER, 'draft']);
    expect((await report(id)).counts).toEqual({ missing: 2, suggested: 2, outdated: 0, translated: 0 });
    expect((await textAt(id, /Heading/))?.suggestion).toMatchObject({ text: 'Flüsse steigen früh', by: 'memory' });
    expect((await textAt(id, /Text/))?.suggestion).toMatchObject({ text: WASSER, by: 'similar', like: WATER });
    expect((await textAt(id, /Title/))?.state).toBe('missing');
  });

  it('come from nothing that is a draft, unpublished, outdated or only suggested', async () => {
    const text = 'Snow on the upper slopes melts into the lower valley in May';
    const german = 'Schnee an den oberen Hängen schmilzt im Mai ins untere Tal';
    const source = await published('Snow', 'Schnee', [band('Snowmelt', text)], [{ heading: 'Schmelze', text: german }]);
    const { id } = await begun('Snow again', band('A', text));
    const isFound = async () => {
      const { body: done } = await suggest(id, { key: (await textAt(id, /Text/))?.key });
      if (done.suggested > 0)
        await staff.editor.rest('POST', at(id, '/take-out'), { key: (await textAt(id, /Text/))?.key });
      return done.suggested === 1;
    };
    expect(await isFound()).toBe(true);
    expect((await textAt(id, /Text/))?.state).toBe('missing');

    // A newer draft does not matter, and marks of its texts are not marks of what is live.
    const { blocks } = await newest(source.id);
    const other = text.replace('Snow', 'Ice').replace('May', 'June');
    await change(payload, 'pages', source.original, {
      blocks: (await newest(source.original)).blocks.map((row) => ({ ...row, text: other })),
    });
    await save(source.id, { blocks: blocks.map((row) => ({ ...row, text: 'Ganz anders, nur im Entwurf' })) });
    await markAll(source.id);
    const { id: third } = await begun('Ice', band('B', other));
    expect((await suggest(third, { key: (await textAt(third, /Text/))?.key })).body).toMatchObject({ suggested: 0 });
    expect(await isFound()).toBe(false);
  });

  it('keep links and formats, or are not made', async () => {
    await published(
      'Bold',
      'Fett',
      [story('Read **the whole report**')],
      [{ body: body(p('Lesen Sie **alles** genau')) }],
    );
    const { id } = await begun('Bold again', story('Read **the whole report**'), story('Read the whole report'));
    await suggest(id);
    const rows = (await newest(id)).blocks.map((row) => JSON.stringify(row.body));
    expect(rows[0]).toMatch(/"text":"alles"[^{}]*"format":1/);
    expect(rows[1]).toContain('Read the whole report');
  });
});

describe('a suggestion', () => {
  const text = 'Every pump reports its own wear before it stops the whole line';
  const german = 'Jede Pumpe meldet ihren Verschleiß, bevor sie die ganze Linie anhält';
  let source: { original: string; id: string };
  beforeAll(async () => {
    source = await published(
      'Pumps',
      'Pumpen',
      [band('Pumps report', text)],
      [{ heading: 'Pumpen melden', text: german }],
    );
  });
  async function suggestedPage() {
    const page = await begun(one('Page'), band('Pumps report', text));
    await suggest(page.id);
    await save(page.id, { title: one('Seite') });
    const { blocks } = await newest(page.id);
    await save(page.id, { blocks: blocks.map((row) => ({ ...row, primary: toNowhere('Los') })) });
    return page;
  }
  const isSuggested = [
    ['blocks.0.heading', '“Pumpen melden” is suggested. Accept it under Translation, or change it.'],
    ['blocks.0.text', expect.stringContaining('is suggested.')],
  ];

  it('stops publishing by button, in bulk, when scheduled and in a release, whatever the approval rules say', async () => {
    const { id } = await suggestedPage();
    await payload.updateGlobal({ slug: 'approval-rules', data: { allowsUntranslated: true }, depth: 0 });
    expect(await errorsOf(id)).toEqual(isSuggested);
    expect((await publish(id)).reasons).toEqual(isSuggested.map(([, message]) => message));
    const bulk = await staff.editor.rest<{ docs: object[] }>('PATCH', `/pages?where[id][equals]=${id}`, {
      _status: 'published',
    });
    expect(bulk.body.docs).toEqual([]);
    const user = await payload.findByID({ collection: 'users', id: staff.editor.id, depth: 0 });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const doc = { relationTo: 'pages', value: id } as const;
    const plan = { type: 'publish', date: new Date(Date.now() + 3_600_000), doc, req } as const;
    expect(await schedulePublish(plan as never)).toEqual({ error: expect.stringContaining('is suggested.') });
    const { body: made } = await staff.editor.rest<{ doc: { id: string } }>('POST', '/releases', {
      ...{ title: 'Autumn', documents: [{ relationTo: 'pages', value: id }] },
    });
    const sent = await staff.editor.rest('POST', `/releases/${made.doc.id}/publish`, {});
    expect([sent.status, JSON.stringify(sent.body)]).toEqual([
      expect.toBeOneOf([400, 409, 422]),
      expect.stringContaining('is suggested.'),
    ]);
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    await payload.updateGlobal({ slug: 'approval-rules', data: { allowsUntranslated: false }, depth: 0 });
  });

  it('is accepted one by one as it was seen, or changed by a person, and then it is published', async () => {
    const { id } = await suggestedPage();
    const [heading, words] = [await textAt(id, /Heading/), await textAt(id, /Text/)];
    expect((await accept(id, [heading], 'author')).body).toEqual({ accepted: 1, left: 0 });
    expect((await accept(id, [heading], 'author')).body).toEqual({ accepted: 0, left: 1 });
    // Changed meanwhile by a second editor, who has thereby translated it.
    const { blocks } = await newest(id);
    await save(id, { blocks: blocks.map((row) => ({ ...row, text: `${german}.` })) });
    expect((await accept(id, [words])).body).toEqual({ accepted: 0, left: 1 });
    expect((await report(id)).counts).toMatchObject({ missing: 0, suggested: 0, translated: 4 });
    expect(await publish(id)).toEqual({ status: 200, reasons: [] });
  });

  it('is not accepted by “Mark as translated”, nor by a form that sends fingerprints', async () => {
    const { id } = await suggestedPage();
    expect(await markAll(id)).toMatchObject({ count: 0 });
    await save(id, { translated: {} });
    await save(id, { title: 'Noch ein Titel' });
    expect((await report(id)).counts.suggested).toBe(2);
  });

  it('stays one when its section is moved, copied or restored, and is accepted with its copies', async () => {
    const { id } = await suggestedPage();
    const { blocks } = await newest(id);
    const copy = blocks.map((row) => ({ ...row, id: '6500000000000000000000aa' }));
    await save(id, { blocks: [...copy, ...blocks] });
    expect(await suggestedIn(id)).toHaveLength(4);
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      depth: 0,
    });
    await staff.editor.rest('POST', `/pages/versions/${docs[1]?.id}?draft=true`, {});
    expect(await suggestedIn(id)).toHaveLength(2);
    await save(id, { blocks: [...copy, ...blocks] });
    expect(await suggestedIn(id)).toHaveLength(4);
    await accept(id, await texts(id));
    expect(await suggestedIn(id)).toEqual([]);
  });

  it('is not lost in a copy of the document: that, its file and a transfer are refused', async () => {
    const { id } = await suggestedPage();
    const { status, body: response } = await staff.editor.rest<Refusal>('POST', `/pages/${id}/duplicate`, {});
    expect([status, response.errors?.[0]?.message]).toEqual([409, expect.stringContaining('nobody has accepted')]);
    const file = await staff.editor.rest<{ error: string }>('GET', `/pages/${id}/file`);
    expect([file.status, file.body.error]).toEqual([409, expect.stringContaining('nobody has accepted')]);
    const user = await payload.findByID({ collection: 'users', id: staff.editor.id, depth: 0 });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    await expect(readDocuments(req, [{ collection: 'pages', id }])).rejects.toThrow('nobody has accepted');
    await accept(id, await texts(id));
    expect((await staff.editor.rest('GET', `/pages/${id}/file`)).status).toBe(200);
    expect(await readDocuments(req, [{ collection: 'pages', id }])).toHaveLength(1);
  });

  it('stays one in a file for translators, until it comes back as translated', async () => {
    const { id } = await suggestedPage();
    const { body: file } = await staff.editor.rest<{ text: string }>('POST', '/translations/export', {
      ...{ documents: [{ collection: 'pages', id }], isOpenOnly: true },
    });
    expect(file.text.match(/needs-review-translation/g)).toHaveLength(2);
    const send = async (xml: string) => {
      const data = Buffer.from(xml).toString('base64');
      const { body: plan } = await staff.editor.rest<{ ticket: string }>('POST', '/translations/import', {
        data,
        apply: false,
      });
      await staff.editor.rest('POST', '/translations/import', { data, apply: true, ticket: plan.ticket });
      return (await report(id)).counts.suggested;
    };
    expect(await send(file.text)).toBe(2);
    expect(await send(file.text.replace('needs-review-translation', 'translated'))).toBe(1);
  });

  it('stays marked without its original, until a person changes the text', async () => {
    const { original, id } = await suggestedPage();
    await payload.delete({ collection: 'pages', id: original });
    await save(id, { title: one('Seite') });
    expect((await suggestedIn(id)).map(([, message]) => message)).toEqual(
      Array(2).fill(expect.stringContaining('Its English original is gone: change it.')),
    );
    const { blocks } = await newest(id);
    await save(id, { blocks: blocks.map((row) => ({ ...row, heading: 'Von Hand', text: 'Auch von Hand.' })) });
    expect(await suggestedIn(id)).toEqual([]);
  });

  it('leaves what is translated as it was while the original is in the trash', async () => {
    const { original, id } = await suggestedPage();
    await accept(id, [await textAt(id, /Heading/)]);
    const before = (await report(id)).counts;
    expect(before.translated).toBeGreaterThan(0);
    expect(before.suggested).toBeGreaterThan(0);
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'pages', id: original, data: { deletedAt }, trash: true });
    await trash(new Date().toISOString());
    await save(id, { title: one('Seite') });
    await trash(null);
    expect((await report(id)).counts).toEqual(before);
  });

  it('of a text whose English has changed since is outdated once it is accepted', async () => {
    const { original, id } = await suggestedPage();
    const { blocks } = await newest(original);
    await change(payload, 'pages', original, { blocks: blocks.map((row) => ({ ...row, heading: 'Pumps tell us' })) });
    const heading = await textAt(id, /Heading/);
    expect(heading).toMatchObject({ state: 'suggested', english: 'Pumps tell us' });
    await accept(id, [heading]);
    expect((await textAt(id, /Heading/))?.state).toBe('outdated');
  });

  it('is made once: pressed twice at the same time, and again later', async () => {
    const { id } = await begun(one('Page'), band('Pumps report', text));
    const both = await Promise.all([suggest(id), suggest(id, {}, 'author')]);
    expect(both.map(({ status, body: { suggested } }) => [status, suggested]).toSorted()).toEqual([
      [200, 0],
      [200, 2],
    ]);
    expect((await suggest(id)).body.suggested).toBe(0);
  });

  it('replaces an outdated text only if that text is requested', async () => {
    const { original, id } = await begun(one('Page'), band('Old heading of pumps', one('Old words')));
    const { blocks: own } = await newest(id);
    await save(id, { blocks: own.map((row) => ({ ...row, heading: 'Alte Überschrift' })) });
    const { blocks } = await newest(original);
    await change(payload, 'pages', original, { blocks: blocks.map((row) => ({ ...row, heading: 'Pumps report' })) });
    expect((await suggest(id)).body.suggested).toBe(0);
    expect((await newest(id)).blocks[0]?.heading).toBe('Alte Überschrift');
    expect((await suggest(id, { key: (await textAt(id, /Heading/))?.key })).body.suggested).toBe(1);
    expect((await newest(id)).blocks[0]?.heading).toBe('Pumpen melden');
  });

  it('needs a translation that is there', async () => {
    expect((await suggest(crypto.randomUUID())).status).toBe(404);
    expect((await suggest(source.original)).status).toBe(404);
    expect((await suggest(source.id, {}, 'reviewer')).status).toBe(403);
  });
});
