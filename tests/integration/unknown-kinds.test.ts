import type { Form } from '@payload-types';
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState';
import { createLocalReq, type FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedFinding } from '@/plugins/checks/endpoint';
import { publicForm } from '@/visitors/forms/built/public-form';
import { testPayload } from '../helpers/payload';
import { type ContentCollection, create, publicRow, type Saved, section } from '../helpers/samples';
import { signIn } from '../helpers/staff';

/** Content keeps its rows of kinds that the site no longer has, such as those of a plugin that was taken out. */

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  const data = { title: 'Deutsch', code: 'de', missing: 'english' };
  await payload.create({ collection: 'languages', data: data as never, draft: true });
});

const gone = {
  id: 'row-of-a-gone-kind',
  blockType: 'gone',
  heading: 'Kept',
  note: null,
  count: 3,
  cards: [{ id: 'card', title: 'Kept too' }],
  none: [],
  panel: { isOpen: false, link: { kind: 'page', page: '00000000-0000-4000-8000-000000000000' } },
};
const statement = { id: 'said', blockType: 'statement', text: 'Said', layout: 'plain', section };
const name = { id: 'name', blockType: 'text', label: 'Name', required: true };
const paragraph = { id: 'text', blockType: 'text', text: 'Read on.' };

const lists: [ContentCollection, string, object][] = [
  ['pages', 'blocks', statement],
  ['forms', 'fields', name],
  ['newsletter-issues', 'sections', paragraph],
];
const make = (collection: ContentCollection, list: string, known: object, status?: 'draft') =>
  create(payload, collection, 'With an unknown kind', { status, data: { [list]: [gone, known] } });
const newest = async (collection: ContentCollection, id: string) =>
  (await payload.findByID({ collection: collection as 'pages', id, draft: true, depth: 0 })) as unknown as Saved;

/** The state of the form of a document, as the server builds it. */
async function stateOf(collection: ContentCollection, data: object): Promise<FormState> {
  const req = await createLocalReq({}, payload);
  const state = await fieldSchemasToFormState({
    collectionSlug: collection,
    data: { ...data },
    fields: payload.collections[collection].config.fields,
    fieldSchemaMap: new Map(),
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: true,
    req,
    schemaPath: collection,
    skipValidation: true,
  });
  return state;
}

describe.each(lists)('a row of an unknown kind in %s', (collection, list, known) => {
  it('is in the form, and is sent as it was stored', async () => {
    const { id } = await make(collection, list, known);
    const first = await stateOf(collection, await newest(collection, id));
    const again = await stateOf(collection, reduceFieldsToValues({ ...first }, true));
    for (const state of [first, again]) {
      expect(state[list]?.rows).toMatchObject([{ id: gone.id, blockType: 'gone' }, { id: (known as Saved).id }]);
      const values = reduceFieldsToValues({ ...state }, true) as Record<string, unknown[]>;
      expect(values[list]?.[0]).toEqual(gone);
    }
  });

  it('without an id gets one in the form', async () => {
    const { id: _, ...nameless } = gone;
    const state = await stateOf(collection, { [list]: [nameless, known] });
    const values = reduceFieldsToValues({ ...state }, true) as Record<string, Saved[]>;
    expect(values[list]?.[0]).toEqual({ ...nameless, id: expect.any(String) });
    expect(state[list]?.rows?.[0]?.id).toBe(values[list]?.[0]?.id);
  });

  it('stays when the document is saved, published and restored', async () => {
    const { id } = await make(collection, list, known, 'draft');
    const stored = async () => (await newest(collection, id))[list] as object[];
    const changed = { title: 'Changed', [list]: [known, gone], _status: 'draft' };
    const saved = await staff.editor.rest('PATCH', `/${collection}/${id}?draft=true&autosave=true`, changed);
    expect(saved.status).toBe(200);
    expect((await stored())[1]).toEqual(gone);

    const published = await staff.editor.rest('PATCH', `/${collection}/${id}`, { ...changed, _status: 'published' });
    expect([published.status, JSON.stringify(published.body).slice(0, 500)]).toEqual([200, expect.any(String)]);
    expect((await publicRow(payload, collection, id))?.[list]).toMatchObject([{}, gone]);

    const versions = await payload.findVersions({
      collection: collection as 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    await staff.editor.rest('PATCH', `/${collection}/${id}?draft=true`, { [list]: [known], _status: 'draft' });
    expect(await stored()).toHaveLength(1);
    const restored = await staff.editor.rest('POST', `/${collection}/versions/${versions.docs[0]?.id}?draft=true`);
    expect(restored.status).toBe(200);
    expect((await stored())[1]).toEqual(gone);
  });

  it('is a finding of its document', async () => {
    const { id } = await make(collection, list, known, 'draft');
    const { body } = await staff.editor.rest<{ findings: ListedFinding[] }>('GET', `/checks/${collection}/${id}`);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ rule: 'unknown-kinds', path: `${list}.0`, level: 'warning' }),
    );
  });
});

it.each([
  ['pages', 'blocks', statement],
  ['forms', 'fields', name],
] as const)('a copy of %s has the row', async (collection, list, known) => {
  const { id } = await make(collection, list, known);
  const copy = await staff.editor.rest<{ doc: Saved }>('POST', `/${collection}/${id}/duplicate?depth=0`, {});
  expect(copy.body.doc[list]).toMatchObject([{ blockType: 'gone', heading: gone.heading, cards: gone.cards }, {}]);
});

it('a translation begins with the row', async () => {
  const original = await make('pages', 'blocks', statement);
  const address = `/translations/of/pages/${original.id}`;
  const begun = await staff.editor.rest<{ id: string }>('POST', `${address}/begin`, { language: 'de' });
  expect(begun.status).toBe(200);
  const { id } = begun.body;
  const { blockType, heading, cards } = gone;
  expect((await newest('pages', id)).blocks).toMatchObject([{ blockType, heading, cards }, {}]);
  expect((await staff.editor.rest('GET', `/translations/of/pages/${id}`)).status).toBe(200);
});

it('visitors get a form without the field', async () => {
  const form = await make('forms', 'fields', name);
  expect(publicForm(form as unknown as Form)?.fields).toMatchObject([{ name: 'name', kind: 'text' }]);
});
