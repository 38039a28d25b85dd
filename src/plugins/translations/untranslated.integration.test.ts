import { initI18n } from '@payloadcms/translations';
import { type CollectionSlug, createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StatusCell } from '@/admin/page-list/status-cell';
import type { ListedFinding } from '@/plugins/checks/endpoint';
import { toNowhere } from '@/seed/write';
import { schedulePublish } from '@/staff/editorial/schedule-publish';
import { testPayload } from '../../../tests/helpers/payload';
import { band, change, create, publicRow, section, story } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';
import { type Row, translating } from '../../../tests/helpers/translations';

let german: string;

const languages = 'languages' as CollectionSlug;
const allowUntranslated = (allowsUntranslated: boolean) =>
  payload.updateGlobal({ slug: 'approval-rules', data: { allowsUntranslated }, depth: 0 });

const payload = await testPayload();
const staff = await signIn(payload);
const { begun, markAll, newest, publish } = translating(payload, staff);

beforeAll(async () => {
  german = (await create(payload, 'languages', 'Deutsch', { status: 'draft' })).id;
});

beforeEach(async () => {
  await allowUntranslated(false);
});

const translatedPage = (...blocks: object[]) => begun('See sooner', ...blocks);

const checksOf = async (id: string, collection = 'pages') =>
  (await staff.editor.rest<{ findings: ListedFinding[] }>('GET', `/checks/${collection}/${id}`)).body.findings
    .filter(({ rule }) => rule === 'translation')
    .map(({ level, path, message }) => [level, path, message]);
const inGerman = (rows: Row[]): Row[] =>
  rows.map((row) => (row.heading ? { ...row, heading: `${row.heading} auf Deutsch`, primary: toNowhere('Los') } : row));
const isLive = async (id: string) => (await publicRow(payload, 'pages', id)) !== null;

describe('texts that are not translated', () => {
  it('are findings: headings and buttons stop publishing, other texts ask', async () => {
    const { id } = await translatedPage(band('One'), story('First'));
    expect(await checksOf(id)).toEqual([
      ['error', 'title', '“See sooner” is not translated yet.'],
      ['error', 'blocks.0.heading', '“One” is not translated yet.'],
      ['error', 'blocks.0.primary.label', '“Go” is not translated yet.'],
      ['warning', 'blocks.0.text', '“About One.” is not translated yet.'],
      ['warning', 'blocks.1.body', '“First” is not translated yet.'],
    ]);
    const refused = await publish(id);
    expect([refused.status, refused.reasons]).toEqual([400, expect.arrayContaining(['“One” is not translated yet.'])]);
    expect(await isLive(id)).toBe(false);
  });

  it('do not stop the save that translates them', async () => {
    const { id } = await translatedPage(band('One'), story('First'));
    const { blocks } = await newest(id);
    expect(await publish(id, { title: 'Früher sehen', blocks: inGerman(blocks) })).toEqual({
      status: 200,
      reasons: [],
    });
    expect((await checksOf(id)).map(([level]) => level)).toEqual(['warning', 'warning']);
  });

  it('ask if they lose a name of the glossary, and publish all the same', async () => {
    const { id } = await translatedPage(band('Sensory Intelligence in use'));
    const { blocks } = await newest(id);
    const rows = inGerman(blocks).map((row) => ({ ...row, heading: 'Sinnesintelligenz im Einsatz', text: 'Mehr.' }));
    expect(await publish(id, { title: 'Früher sehen', blocks: rows })).toEqual({ status: 200, reasons: [] });
    expect(await checksOf(id)).toEqual(
      ['heading', 'text'].map((field) => [
        'warning',
        `blocks.0.${field}`,
        `“${field === 'text' ? 'About ' : ''}Sensory Intelligence in use${field === 'text' ? '.' : ''}”: The glossary keeps the name “Sensory Intelligence”, which the English text has.`,
      ]),
    );
    const kept = rows.map((row) => ({ ...row, heading: 'Sensory-Intelligence-Praxis', text: 'Sensory Intelligence.' }));
    await publish(id, { blocks: kept });
    expect(await checksOf(id)).toEqual([]);
  });

  it('are stopped in bulk, by fingerprints that a client makes up, and when scheduled', async () => {
    const { id } = await translatedPage(band('One'));
    const where = `where[id][equals]=${id}`;
    const bulk = await staff.editor.rest<{ docs: object[] }>('PATCH', `/pages?${where}`, { _status: 'published' });
    expect(bulk.body.docs).toEqual([]);
    expect((await publish(id, { translated: { title: 'x', '*': 'y' } })).status).toBe(400);
    const user = await payload.findByID({ collection: 'users', id: staff.editor.id, depth: 0 });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
    const doc = { relationTo: 'pages', value: id } as const;
    const plan = { type: 'publish', date: new Date(Date.now() + 3_600_000), doc, req } as const;
    expect(await schedulePublish(plan as never)).toEqual({ error: expect.stringContaining('is not translated yet.') });
    expect(await isLive(id)).toBe(false);
  });

  it('are stopped in a release, whose check names them, and those that only ask, too', async () => {
    const { id } = await translatedPage(band('One'), story('First'));
    const documents = [{ relationTo: 'pages', value: id }];
    const data = { title: 'Auf Deutsch', documents };
    const { body: made } = await staff.editor.rest<{ doc: { id: string } }>('POST', '/releases', data);
    const release = made.doc.id;
    type Checked = { problems: { reason: string; stops: boolean }[] };
    const check = async () =>
      (await staff.editor.rest<Checked>('POST', `/releases/${release}/check`, {})).body.problems.map(
        ({ reason, stops }) => [stops, reason],
      );
    expect(await check()).toEqual([[true, expect.stringContaining('“One” is not translated yet.')]]);
    expect((await staff.editor.rest('POST', `/releases/${release}/publish`, {})).status).toBe(409);
    expect(await isLive(id)).toBe(false);
    const { blocks } = await newest(id);
    await change(payload, 'pages', id, { title: 'Früher', blocks: inGerman(blocks) }, { status: 'draft' });
    const more = 'Checks of the document lists 1 more.';
    expect(await check()).toEqual([[false, `“About One.” is not translated yet. ${more}`]]);
    expect((await staff.editor.rest('POST', `/releases/${release}/publish`, {})).status).toBe(200);
    expect(await isLive(id)).toBe(true);
  });

  it('come back when a release is undone, because visitors saw them before', async () => {
    const { id } = await translatedPage(band('One'));
    await change(payload, 'pages', id, {});
    const { blocks } = await newest(id);
    await change(payload, 'pages', id, { title: 'Früher', blocks: inGerman(blocks) }, { status: 'draft' });
    const data = { title: 'Auf Deutsch', documents: [{ relationTo: 'pages', value: id }] };
    const { body: made } = await staff.editor.rest<{ doc: { id: string } }>('POST', '/releases', data);
    const act = async (step: string) =>
      (await staff.editor.rest('POST', `/releases/${made.doc.id}/${step}`, {})).status;
    expect([await act('publish'), await act('undo')]).toEqual([200, 200]);
    expect((await publicRow(payload, 'pages', id))?.title).toBe('See sooner');
  });

  it('of hidden sections are left out; sections that only the original has are one warning', async () => {
    const { original, id } = await translatedPage(band('One'), band('Two'));
    const { blocks } = await newest(id);
    const [first, second] = blocks;
    const hidden = [{ ...first, section: { ...section, hidden: true } }, ...inGerman([second ?? {}])];
    await change(payload, 'pages', id, { title: 'Früher sehen', blocks: hidden }, { status: 'draft' });
    expect(await checksOf(id)).toEqual([['warning', 'blocks.1.text', '“About Two.” is not translated yet.']]);
    const { blocks: english } = await newest(original);
    await change(payload, 'pages', original, { blocks: [...english, band('Three')] });
    expect(await checksOf(id)).toContainEqual([
      'warning',
      '',
      'The English original has texts that are missing here, such as “Three”.',
    ]);
  });

  it('only ask where the rules say so', async () => {
    const { id } = await translatedPage(band('One'));
    await allowUntranslated(true);
    expect(new Set((await checksOf(id)).map(([level]) => level))).toEqual(new Set(['warning']));
    expect((await publish(id)).status).toBe(200);
  });
});

describe('what is live', () => {
  it('is judged, and stays publishable: only what is new in it is stopped', async () => {
    const { original, id } = await translatedPage(band('One'), band('Two'));
    await change(payload, 'pages', id, {});
    const { blocks } = await newest(id);
    const [first, second] = blocks;
    expect((await checksOf(id)).every(([level]) => level === 'warning')).toBe(true);
    expect((await checksOf(id)).length).toBeGreaterThan(0);
    expect((await publish(id, { title: 'Früher sehen', blocks: [second, first] })).status).toBe(200);
    const english = (await newest(original)).blocks.map((row) => ({ ...row, heading: `${row.heading} more` }));
    await change(payload, 'pages', original, { blocks: english });
    expect((await publish(id, { title: 'Noch früher' })).status).toBe(200);
    const copied = blocks.map((row) => ({ ...row, heading: 'Neu', primary: toNowhere('Go') }));
    expect((await publish(id, { blocks: [...copied, { ...band('x'), heading: undefined }] })).status).toBe(400);
    expect((await publish(id, { title: 'Wieder früher', blocks: copied })).status).toBe(200);
  });

  it('outdated headings of a page that was never published stop it', async () => {
    const { original, id } = await translatedPage(band('One'));
    const { blocks } = await newest(id);
    await change(payload, 'pages', id, { title: 'Früher', blocks: inGerman(blocks) }, { status: 'draft' });
    await markAll(id);
    expect(await checksOf(id)).toEqual([]);
    const english = (await newest(original)).blocks.map((row) => ({ ...row, heading: 'Another' }));
    await change(payload, 'pages', original, { blocks: english }, { status: 'draft' });
    const outdated = '“Another” has changed in English since it was translated.';
    expect(await checksOf(id)).toEqual([['error', 'blocks.0.heading', outdated]]);
    expect((await publish(id)).reasons).toEqual([outdated]);
  });
});

it('lists say of a published page that visitors cannot see its language yet', async () => {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'en' });
  const cell = async (cellData: string, language: string) => {
    const shown = { cellData, collectionSlug: 'pages', i18n, payload, rowData: { id: 'x', language } };
    return renderToStaticMarkup(await StatusCell(shown as never)).replace(/<[^>]*>/g, '');
  };
  const unseen = 'Published, but visitors cannot see Deutsch yet';
  expect(await Promise.all([cell('published', 'de'), cell('changed', 'de')])).toEqual([unseen, unseen]);
  expect(await Promise.all([cell('draft', 'de'), cell('published', 'en')])).toEqual(['Draft', 'Published']);
});

it('a language is not offered while its published pages have English headings', async () => {
  const { id } = await translatedPage(band('One'));
  await change(payload, 'pages', id, {});
  const refused = await publish(german, {}, languages);
  expect(refused.status).toBe(400);
  expect(refused.reasons.filter((reason) => reason.startsWith('“See sooner” (/de/'))).not.toEqual([]);
  await allowUntranslated(true);
  expect((await publish(german, {}, languages)).status).toBe(200);
  await allowUntranslated(false);
  expect(await checksOf(german, languages)).toEqual([]);
  expect((await publish(german, { title: 'German' }, languages)).status).toBe(200);
});
