import { create as createSample, next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; title: string; documents: { relationTo: 'pages'; value: string }[] };

async function named({ payload }: Attempt): Promise<Fixture> {
  const page = await createSample(payload, 'pages', 'In a release', { status: 'draft' });
  return { id: '', title: `Release ${next()}`, documents: [{ relationTo: 'pages', value: page.id }] };
}

const savedAs = (state: 'open' | 'published', publishAt?: string) => async (attempt: Attempt) => {
  const { title, documents } = await named(attempt);
  const data = { title, documents, state, publishAt };
  const { id } = await attempt.payload.create({ collection: 'releases', data, depth: 0 });
  return { id, title, documents };
};

const find = async ({ payload }: Attempt, { id }: Fixture) =>
  payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true });

const rename = (prepare: (attempt: Attempt) => Promise<Fixture>) =>
  write(
    prepare,
    ({ me }, { id }) => me.rest('PATCH', `/releases/${id}`, { title: 'Renamed' }),
    async (attempt, fixture) => (await find(attempt, fixture))?.title === 'Renamed',
  );

const set = (field: 'publishAt' | 'state', value: string) =>
  write(
    savedAs('open'),
    ({ me }, { id }) => me.rest('PATCH', `/releases/${id}`, { [field]: value }),
    async (attempt, fixture) => (await find(attempt, fixture))?.[field] === value,
  );

export const releaseOperations: Record<string, Operation> = {
  read: async (attempt) => {
    const { id, title } = await savedAs('open')(attempt);
    return includes(await attempt.me.rest('GET', `/releases/${id}`), title);
  },
  create: write(
    named,
    ({ me }, { title, documents }) => me.rest('POST', '/releases', { title, documents }),
    async ({ payload }, { title }) =>
      (await payload.count({ collection: 'releases', where: { title: { equals: title } } })).totalDocs > 0,
  ),
  update: rename(savedAs('open')),
  'update a scheduled one': rename(savedAs('open', '2999-01-01T00:00:00.000Z')),
  'update a published one': rename(savedAs('published')),
  schedule: set('publishAt', '2999-01-01T00:00:00.000Z'),
  'set the state': set('state', 'published'),
  publish: write(
    savedAs('open'),
    ({ me }, { id }) => me.rest('POST', `/releases/${id}/publish`),
    async (attempt, fixture) => (await find(attempt, fixture))?.state === 'published',
  ),
  'read what was live before': async (attempt) => {
    const { id } = await savedAs('published')(attempt);
    await attempt.payload.update({ collection: 'releases', id, data: { before: { secret: 'Live before' } } });
    return includes(await attempt.me.rest('GET', `/releases/${id}?showHiddenFields=true`), 'Live before');
  },
  delete: write(
    savedAs('open'),
    ({ me }, { id }) => me.rest('DELETE', `/releases/${id}`),
    async (attempt, fixture) => !(await find(attempt, fixture)),
  ),
};
