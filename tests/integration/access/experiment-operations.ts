import { create } from '../../helpers/samples';
import { type Attempt, type Operation, write } from './operation';
import { rowOperations } from './row-operations';

const goal = { kind: 'link', path: '/booking' };

const pageFor = async ({ payload }: Attempt) => (await create(payload, 'pages', 'Tested')).id;

const names = ['read', 'create', 'update', 'delete'] as const;
const row =
  (name: (typeof names)[number]): Operation =>
  async (attempt) => {
    const operation = rowOperations({ field: 'title', more: { goal, page: await pageFor(attempt) } })[name];
    return operation ? operation(attempt) : false;
  };

const experiment = (state: 'draft' | 'running') => async (attempt: Attempt) =>
  attempt.payload.create({
    collection: 'experiments',
    data: { title: 'Shorter', page: await pageFor(attempt), state, goal } as never,
    depth: 0,
  });
const stored = ({ payload }: Attempt, { id }: { id: string }) =>
  payload.findByID({ collection: 'experiments', id, depth: 0, disableErrors: true });

export const experimentOperations: Record<string, Operation> = {
  ...Object.fromEntries(names.map((name) => [name, row(name)])),
  'set the state': write(
    experiment('draft'),
    ({ me }, { id }) => me.rest('PATCH', `/experiments/${id}`, { state: 'running' }),
    async (attempt, made) => (await stored(attempt, made))?.state === 'running',
  ),
  'change a running one': write(
    experiment('running'),
    ({ me }, { id }) => me.rest('PATCH', `/experiments/${id}`, { title: 'Longer' }),
    async (attempt, made) => (await stored(attempt, made))?.title === 'Longer',
  ),
  'delete a running one': write(
    experiment('running'),
    ({ me }, { id }) => me.rest('DELETE', `/experiments/${id}`),
    async (attempt, made) => (await stored(attempt, made)) === null,
  ),
  'make a variant': write(
    experiment('draft'),
    ({ me }, { id }) => me.rest('POST', `/experiments/${id}/variant`, {}),
    async (attempt, made) => (await stored(attempt, made))?.variants?.length === 1,
  ),
  end: write(
    experiment('running'),
    ({ me }, { id }) => me.rest('POST', `/experiments/${id}/end`, {}),
    async (attempt, made) => (await stored(attempt, made))?.state === 'ended',
  ),
  'see the figures': async (attempt) => {
    const { id } = await experiment('running')(attempt);
    return (await attempt.me.rest('GET', `/experiments/${id}/overview`)).status === 200;
  },
};
