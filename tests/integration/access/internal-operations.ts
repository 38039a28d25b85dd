import { next } from '../../helpers/samples';
import { password } from '../../helpers/staff';
import { type Attempt, includes, type Operation, write } from './operation';

type Preference = { id: string; key: string };

/** A preference of somebody who takes no part in the tests. */
async function preference({ payload }: Attempt): Promise<Preference> {
  const key = `columns-${next()}`;
  const email = `${key}@staff.example`;
  const user = await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'author' } });
  const { id } = await payload.create({
    collection: 'payload-preferences',
    data: { key, value: { kept: true }, user: { relationTo: 'users', value: user.id } },
    // Whoever asks owns it; what `data` says of that is ignored.
    user: { ...user, collection: 'users' },
  });
  return { id: String(id), key };
}

const kept = async ({ payload }: Attempt, { id }: Preference) =>
  includes(await payload.findByID({ collection: 'payload-preferences', id, disableErrors: true }), '"kept":true');
const isLost = async (attempt: Attempt, fixture: Preference) => !(await kept(attempt, fixture));

export const preferenceOperations: Record<string, Operation> = {
  'read of somebody else': {
    rest: async (attempt) => {
      const { key } = await preference(attempt);
      const list = await attempt.me.rest('GET', `/payload-preferences?limit=0&where[key][equals]=${key}`);
      return includes([list, await attempt.me.rest('GET', `/payload-preferences/${key}`)], '"kept":true');
    },
    graphql: async (attempt) => {
      const { id } = await preference(attempt);
      return includes(await attempt.me.graphql(`{ PayloadPreference(id: "${id}") { value } }`), '"kept":true');
    },
  },
  'change of somebody else': write(
    preference,
    {
      rest: ({ me }, { id }) => me.rest('PATCH', `/payload-preferences/${id}`, { value: {} }),
      graphql: ({ me }, { id }) =>
        me.graphql(`mutation { updatePayloadPreference(id: "${id}", data: { value: {} }) { id } }`),
    },
    isLost,
  ),
  'delete of somebody else': write(
    preference,
    {
      rest: ({ me }, { id, key }) =>
        Promise.all([id, key].map((name) => me.rest('DELETE', `/payload-preferences/${name}`))),
      graphql: ({ me }, { id }) => me.graphql(`mutation { deletePayloadPreference(id: "${id}") { id } }`),
    },
    isLost,
  ),
};

export const lockOperations: Record<string, Operation> = {
  read: {
    rest: async ({ me }) => (await me.rest('GET', '/payload-locked-documents')).status === 200,
    graphql: async ({ me }) => includes(await me.graphql('{ PayloadLockedDocuments { totalDocs } }'), '"totalDocs":'),
  },
  create: write(
    async () => undefined,
    {
      rest: ({ me }) =>
        me.rest('POST', '/payload-locked-documents', {
          globalSlug: 'footer',
          user: { relationTo: 'users', value: me.id },
        }),
      graphql: ({ me }) =>
        me.graphql(
          'mutation ($data: mutationPayloadLockedDocumentInput!) { createPayloadLockedDocument(data: $data) { id } }',
          {
            data: { globalSlug: 'footer', user: { relationTo: 'users', value: me.id } },
          },
        ),
    },
    async ({ payload }) => {
      const { docs } = await payload.delete({
        collection: 'payload-locked-documents',
        where: { id: { exists: true } },
      });
      return docs.length > 0;
    },
  ),
};

const rows = async ({ payload, slug }: Attempt) =>
  (await payload.count({ collection: slug as 'payload-migrations' })).totalDocs;

const readClosed: Operation = {
  rest: async ({ me, slug }) => (await me.rest('GET', `/${slug}`)).status === 200,
  graphql: async ({ me, names }) => includes(await me.graphql(`{ ${names.many} { totalDocs } }`), '"totalDocs":'),
};

/** Collections that only Payload itself touches. */
export const closedOperations = (data: object): Record<string, Operation> => ({
  read: readClosed,
  create: write(
    rows,
    {
      rest: ({ me, slug }) => me.rest('POST', `/${slug}`, data),
      graphql: ({ me, names: { one } }) =>
        me.graphql(`mutation ($data: mutation${one}Input!) { create${one}(data: $data) { id } }`, { data }),
    },
    async (attempt, before) => (await rows(attempt)) > before,
  ),
});
