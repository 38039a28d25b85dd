import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; from: string };

const named = async (): Promise<Fixture> => ({ id: '', from: `/old-${next()}` });
const to = { label: 'Contact', kind: 'address', address: '/contact' } as const;

async function saved({ payload }: Attempt): Promise<Fixture> {
  const { from } = await named();
  const { id } = await payload.create({ collection: 'redirects', data: { from, to, match: 'exact', status: '301' } });
  return { id, from };
}

const find = async ({ payload }: Attempt, { from }: Fixture) =>
  (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0];
const exists = async (attempt: Attempt, fixture: Fixture) => Boolean(await find(attempt, fixture));

const create = (prepare: (attempt: Attempt) => Promise<Fixture>) =>
  write(
    prepare,
    ({ me }, { id, from }) => me.rest('POST', `/redirects${id && `/${id}/duplicate`}`, { from, to }),
    exists,
  );

export const redirectOperations: Record<string, Operation> = {
  read: async (attempt) => {
    const { id, from } = await saved(attempt);
    return includes(await attempt.me.rest('GET', `/redirects/${id}`), from);
  },
  create: create(named),
  update: write(
    saved,
    ({ me }, { id }) => me.rest('PATCH', `/redirects/${id}`, { status: '302' }),
    async (attempt, fixture) => (await find(attempt, fixture))?.status === '302',
  ),
  delete: write(
    saved,
    ({ me }, { id }) => me.rest('DELETE', `/redirects/${id}`),
    async (attempt, fixture) => !(await exists(attempt, fixture)),
  ),
  duplicate: create(async (attempt) => ({ ...(await saved(attempt)), from: `/copy-${next()}` })),
};
