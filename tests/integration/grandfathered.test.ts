import type { FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { starterOf } from '@/blocks/starters';
import { ownRequest } from '@/payload/own-request';
import type { ListedFinding } from '@/plugins/checks/endpoint';
import { seed } from '@/seed';
import { toNowhere } from '@/seed/write';
import { testPayload } from '../helpers/payload';
import { type ContentCollection, contentCollections, create, next, type Sample, type Saved } from '../helpers/samples';
import { signIn } from '../helpers/staff';

/** A rule never locks out what is live: content that was published before a rule can be published again. */

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  await seed(payload);
  staff = await signIn(payload);
}, 120_000);

const publish = async (collection: string, id: string, data: object = {}) => {
  type Refused = { message: string; data?: { errors?: { path: string; message: string }[] } };
  const { status, body } = await staff.editor.rest<{ errors?: Refused[] }>('PATCH', `/${collection}/${id}`, {
    ...data,
    _status: 'published',
  });
  const errors = body.errors?.flatMap(({ message, data: more }) =>
    (more?.errors ?? [{ path: '', message }]).map((error) => `${error.path}: ${error.message}`),
  );
  return { status, errors };
};

it('every document of the seed is published again as it is', async () => {
  for (const collection of contentCollections) {
    const where = { _status: { equals: 'published' } };
    const { docs } = await payload.find({ collection, where, depth: 0, limit: 0, pagination: false });
    for (const { id } of docs)
      expect([collection, id, await publish(collection, id)]).toEqual([collection, id, { status: 200 }]);
  }
}, 120_000);

const example = () => ({
  ...starterOf('cta-band'),
  primary: toNowhere('Go'),
  blockType: 'cta-band',
  section: { ground: 'white', spacing: 'standard' },
});

/** Saved as a draft, which no rule judges, and published past the rules: as if they had come later. */
async function fromBefore(collection: ContentCollection, sent: Sample) {
  // The seed has the first numbers of issues and phases.
  const data = { number: 900 + next(), ...sent };
  const { id } = await create(payload, collection, 'From before', { status: 'draft', data });
  const table = collection.replaceAll('-', '_');
  await payload.db.pool.query(`update payload.${table} set _status = 'published' where id = $1`, [id]);
  await payload.db.pool.query(`update payload._${table}_v set version__status = 'published' where parent_id = $1`, [
    id,
  ]);
  return payload.findByID({ collection, id, depth: 0, draft: false }) as unknown as Promise<Saved>;
}

const KEPT = ['id', 'blocks', 'path', 'slug', 'editorial', 'language', 'code', 'exampleConfirmed', 'rightExamples'];

const isFilled = (field: FlattenedField) =>
  !KEPT.includes(field.name) && !('virtual' in field && field.virtual) && !('unique' in field && field.unique);

/** Every text, number and list beyond its limit, and links that lead nowhere. */
function tooMuch(fields: FlattenedField[]): Sample {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (!isFilled(field)) return [];
    switch (field.type) {
      case 'text':
      case 'textarea':
        return field.type === 'text' && field.hasMany ? [] : [[field.name, 'x'.repeat((field.maxLength ?? 100) + 1)]];
      case 'number':
        return field.max === undefined ? [] : [[field.name, field.max + 1]];
      case 'checkbox':
        return [[field.name, true]];
      case 'group':
        return [[field.name, tooMuch(field.flattenedFields)]];
      case 'array':
        return [[field.name, Array.from({ length: (field.maxRows ?? 1) + 1 }, () => tooMuch(field.flattenedFields))]];
      default:
        return [];
    }
  });
  return Object.fromEntries(entries);
}

/** Nothing that the rules require. */
function tooLittle(fields: FlattenedField[]): Sample {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (!isFilled(field)) return [];
    if (field.type === 'group') return [[field.name, tooLittle(field.flattenedFields)]];
    if (field.type === 'array') return [[field.name, []]];
    return field.type === 'text' || field.type === 'textarea' ? [[field.name, '']] : [];
  });
  return Object.fromEntries(entries);
}

const sections = (of: typeof tooMuch) =>
  Object.values(payload.blocks).map(({ slug, flattenedFields }) => ({ ...of(flattenedFields), blockType: slug }));

const findings = async (collection: string, id: string) => {
  const { body } = await staff.editor.rest<{ findings: ListedFinding[] }>('GET', `/checks/${collection}/${id}`);
  return body.findings;
};

describe.each([
  ['longer than the limits of today', tooMuch],
  ['without what is required today', tooLittle],
])('content %s', (_, of) => {
  it.each(contentCollections)('stays publishable in %s, and warns', async (collection) => {
    const { flattenedFields } = payload.collections[collection].config;
    const data = { ...of(flattenedFields), ...(collection === 'pages' && { blocks: sections(of) }) };
    const { id, createdAt: _created, updatedAt: _updated, ...live } = await fromBefore(collection, data);
    const found = await findings(collection, id);
    expect(found.filter(({ level, isNew }) => level === 'error' || isNew)).toEqual([]);
    expect(found.filter(({ rule }) => rule === 'field').length).toBeGreaterThan(0);
    expect(await publish(collection, id, live)).toEqual({ status: 200 });
  });

  it('is refused where it is new', async () => {
    const { id, blocks } = await fromBefore('pages', { blocks: sections(of).slice(0, 1) });
    const added = [...(blocks as Sample[]), ...sections(of).slice(0, 1)];
    const { status, errors } = await publish('pages', id, { blocks: added });
    expect([status, JSON.stringify(errors)]).toEqual([400, expect.stringContaining('blocks.1.')]);
    expect(JSON.stringify(errors)).not.toContain('blocks.0.');
    const draft = await create(payload, 'pages', 'Never published', {
      status: 'draft',
      data: { blocks: sections(of) },
    });
    expect(await publish('pages', draft.id, { blocks: draft.blocks })).toMatchObject({ status: 400 });
  });
});

it('a text that was too long may stay, but not change to another one', async () => {
  const { id } = await fromBefore('pages', { title: 'x'.repeat(121), blocks: [] });
  expect(await publish('pages', id, { title: 'x'.repeat(121) })).toEqual({ status: 200 });
  expect(await publish('pages', id, { title: 'y'.repeat(121) })).toMatchObject({ status: 400 });
});

it('what a condition hid is new when it is shown', async () => {
  const band = { ...example(), exampleConfirmed: true, hasSecondary: false };
  const { id, blocks } = await create(payload, 'pages', 'One button', { data: { blocks: [band] } });
  const shown = (blocks as Sample[]).map((block) => ({
    ...block,
    hasSecondary: true,
    secondary: { label: '', kind: 'address' },
  }));
  expect(await publish('pages', id, { blocks: shown })).toMatchObject({ status: 400 });
});

/** As Payload's form does it, which says nothing of the path. */
it('the form does not mark what is live', async () => {
  const { id, ...data } = await fromBefore('pages', { blocks: sections(tooMuch).slice(0, 1) });
  const [section = {}] = data.blocks as Sample[];
  const req = await ownRequest(payload);
  const { flattenedFields = [] } = payload.blocks[section.blockType as keyof typeof payload.blocks] ?? {};
  // A form does not judge what a condition hides.
  const isShown = ({ admin }: FlattenedField) => admin?.condition?.(data, section, {} as never) !== false;
  const judged = flattenedFields.filter((one) => 'maxLength' in one && one.maxLength !== undefined && isShown(one));
  const judge = (value: (name: string) => unknown) =>
    Promise.all(
      judged.map((field) => {
        const options = { ...field, id, collectionSlug: 'pages', data, siblingData: section, event: 'onChange', req };
        return 'validate' in field && field.validate?.(value(field.name) as never, options as never);
      }),
    );
  expect(judged.length).toBeGreaterThan(0);
  expect(await judge((name) => section[name])).toEqual(judged.map(() => true));
  expect(await judge((name) => `${section[name]}x`)).not.toContain(true);
});

describe('example texts', () => {
  it('that visitors read can be published again, with other changes', async () => {
    const { id } = await create(payload, 'pages', 'From before', { data: { blocks: [example()] } });
    const { blocks } = await payload.findByID({ collection: 'pages', id, depth: 0 });
    expect((await publish('pages', id, { title: 'From before, edited', blocks })).errors).toBeUndefined();
  });

  it('are refused in a section that is new on the page, and on a page that was never published', async () => {
    const live = await create(payload, 'pages', 'Another from before', { data: { blocks: [] } });
    const draft = await create(payload, 'pages', 'Never published', { status: 'draft', data: { blocks: [example()] } });
    expect(await publish('pages', live.id, { blocks: [example()] })).toMatchObject({ status: 400 });
    expect(await publish('pages', draft.id)).toMatchObject({ status: 400 });
  });
});
