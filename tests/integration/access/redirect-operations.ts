import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; from: string };

const named = async (): Promise<Fixture> => ({ id: '', from: `/old-${next()}` });
const to = { label: 'Contact', kind: 'address', address: '/contact' } as const;
const sameTo = 'to: { label: "Contact", kind: address, address: "/contact" }';

async function saved({ payload }: Attempt): Promise<Fixture> {
  const { from } = await named();
  const { id } = await payload.create({ collection: 'redirects', data: { from, to, match: 'exact', status: '301' } });
  return { id, from };
}

const find = async ({ payload }: Attempt, { from }: Fixture) =>
  (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0];
const exists = async (attempt: Attempt, fixture: Fixture) => Boolean(await find(attempt, fixture));

const create = (mutation: 'create' | 'duplicate') =>
  write(
    mutation === 'create' ? named : async (attempt) => ({ ...(await saved(attempt)), from: `/copy-${next()}` }),
    {
      rest: ({ me }, { id, from }) => me.rest('POST', `/redirects${id && `/${id}/duplicate`}`, { from, to }),
      graphql: ({ me }, { id, from }) =>
        me.graphql(
          `mutation ($data: mutationRedirectInput!) { ${mutation}Redirect(data: $data ${id && `, id: "${id}"`}) { id } }`,
          // Its enumerations begin with no digit.
          { data: { from, to, match: 'exact', status: '_301' } },
        ),
    },
    exists,
  );

export const redirectOperations: Record<string, Operation> = {
  read: {
    rest: async (attempt) => {
      const { id, from } = await saved(attempt);
      return includes(await attempt.me.rest('GET', `/redirects/${id}`), from);
    },
    graphql: async (attempt) => {
      const { id, from } = await saved(attempt);
      return includes(await attempt.me.graphql(`{ Redirect(id: "${id}") { from } }`), from);
    },
  },
  create: create('create'),
  update: write(
    saved,
    {
      rest: ({ me }, { id }) => me.rest('PATCH', `/redirects/${id}`, { status: '302' }),
      graphql: ({ me }, { id }) =>
        me.graphql(`mutation { updateRedirect(id: "${id}", data: { status: _302, ${sameTo} }) { id } }`),
    },
    async (attempt, fixture) => (await find(attempt, fixture))?.status === '302',
  ),
  delete: write(
    saved,
    {
      rest: ({ me }, { id }) => me.rest('DELETE', `/redirects/${id}`),
      graphql: ({ me }, { id }) => me.graphql(`mutation { deleteRedirect(id: "${id}") { id } }`),
    },
    async (attempt, fixture) => !(await exists(attempt, fixture)),
  ),
  duplicate: create('duplicate'),
};
