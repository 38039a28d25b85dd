import type { Where } from 'payload';
import { create as createSample, next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Shared = 'preview-links' | 'approvals' | 'comments';
type Fixture = { id: string; words: string; document: { relationTo: 'pages'; value: string } };

const expiresAt = '2999-01-01T00:00:00.000Z';

async function named({ payload }: Attempt): Promise<Fixture> {
  const page = await createSample(payload, 'pages', 'Shared', { status: 'draft' });
  return { id: '', words: `Words ${next()}`, document: { relationTo: 'pages', value: page.id } };
}

const rowOf = (collection: Shared, { words, document }: Fixture) =>
  ({
    'preview-links': { purpose: words, expiresAt, document },
    approvals: { name: words, document },
    comments: { text: words, guestName: 'Ada', document },
  })[collection];

const wordsField = { 'preview-links': 'purpose', approvals: 'name', comments: 'text' } as const;

const saved =
  (collection: Shared) =>
  async (attempt: Attempt): Promise<Fixture> => {
    const fixture = await named(attempt);
    const data = rowOf(collection, fixture) as never;
    const { id } = await attempt.payload.create({ collection, data, depth: 0 });
    return { ...fixture, id };
  };

const find = async (collection: Shared, { payload }: Attempt, { id }: Fixture) =>
  (await payload.find({ collection, where: { id: { equals: id } }, depth: 0 })).docs[0] as
    | Record<string, unknown>
    | undefined;

const read =
  (collection: Shared): Operation =>
  async (attempt) => {
    const { id, words } = await saved(collection)(attempt);
    return includes(await attempt.me.rest('GET', `/${collection}/${id}`), words);
  };

const create = (collection: Shared) =>
  write(
    named,
    ({ me }, fixture) => me.rest('POST', `/${collection}`, rowOf(collection, fixture)),
    async ({ payload }, { words }) => {
      const where = { [wordsField[collection]]: { equals: words } };
      return (await payload.count({ collection, where })).totalDocs > 0;
    },
  );

const change = (collection: Shared, field: string, value: string) =>
  write(
    saved(collection),
    ({ me }, { id }) => me.rest('PATCH', `/${collection}/${id}`, { [field]: value }),
    async (attempt, fixture) => (await find(collection, attempt, fixture))?.[field] === value,
  );

const remove = (collection: Shared) =>
  write(
    saved(collection),
    ({ me }, { id }) => me.rest('DELETE', `/${collection}/${id}`),
    async (attempt, fixture) => !(await find(collection, attempt, fixture)),
  );

export const previewLinkOperations: Record<string, Operation> = {
  read: read('preview-links'),
  create: create('preview-links'),
  revoke: change('preview-links', 'revokedAt', '2026-01-01T00:00:00.000Z'),
  'make it last longer': change('preview-links', 'expiresAt', '2999-12-31T00:00:00.000Z'),
  delete: remove('preview-links'),
};

export const approvalOperations: Record<string, Operation> = {
  read: read('approvals'),
  create: create('approvals'),
  'change the name': change('approvals', 'name', 'Another name'),
  delete: remove('approvals'),
};

const hasRow = async ({ payload }: Attempt, where: Where) =>
  (await payload.count({ collection: 'comments', where })).totalDocs > 0;

export const commentOperations: Record<string, Operation> = {
  read: read('comments'),
  create: create('comments'),
  'change the words': change('comments', 'text', 'Other words'),
  delete: remove('comments'),
  'list beside the document': async (attempt) => {
    const { document, words } = await saved('comments')(attempt);
    return includes(await attempt.me.rest('GET', `/comments/of/pages/${document.value}`), words);
  },
  write: write(
    named,
    ({ me }, { words, document }) =>
      me.rest('POST', '/comments/write', { collection: 'pages', id: document.value, text: words }),
    (attempt, { words }) => hasRow(attempt, { text: { equals: words } }),
  ),
  resolve: write(
    saved('comments'),
    ({ me }, { id }) => me.rest('POST', `/comments/${id}/resolve`),
    async (attempt, fixture) => Boolean((await find('comments', attempt, fixture))?.resolvedAt),
  ),
};

const RULES = 'approval-rules';

export const approvalRuleOperations: Record<string, Operation> = {
  read: async ({ me }) => (await me.rest('GET', `/globals/${RULES}`)).status === 200,
  update: write(
    ({ payload }) => payload.updateGlobal({ slug: RULES, data: { needsResolvedComments: false }, depth: 0 }),
    ({ me }) => me.rest('POST', `/globals/${RULES}`, { needsResolvedComments: true }),
    async ({ payload }) => {
      const { needsResolvedComments } = await payload.findGlobal({ slug: RULES, depth: 0 });
      await payload.updateGlobal({ slug: RULES, data: { needsResolvedComments: false }, depth: 0 });
      return needsResolvedComments === true;
    },
  ),
};
