import { next } from '../../helpers/samples';
import { somebody } from './internal-operations';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; words: string };

const row = (reader: string, words: string) => ({
  reader,
  kind: 'submitted' as const,
  who: 'Somebody',
  title: words,
  collection: 'pages',
  document: 'a',
});

const saved =
  (isOwn: boolean) =>
  async (attempt: Attempt): Promise<Fixture> => {
    const words = `Words ${next()}`;
    const reader = isOwn && attempt.me.id ? attempt.me.id : await somebody(attempt);
    const { id } = await attempt.payload.create({ collection: 'notifications', data: row(reader, words) });
    return { id, words };
  };

const find = ({ payload }: Attempt, { id }: Fixture) =>
  payload.findByID({ collection: 'notifications', id, depth: 0, disableErrors: true });

const read =
  (isOwn: boolean): Operation =>
  async (attempt) => {
    const { words } = await saved(isOwn)(attempt);
    const lists = ['?limit=0', '/mine'].map((path) => attempt.me.rest('GET', `/notifications${path}`));
    return includes(await Promise.all(lists), words);
  };

const mark = (isOwn: boolean) =>
  write(
    saved(isOwn),
    ({ me }, { id }) => me.rest('POST', '/notifications/read', { id }),
    async (attempt, fixture) => Boolean((await find(attempt, fixture))?.readAt),
  );

export const notificationOperations: Record<string, Operation> = {
  "read one's own": read(true),
  'read of somebody else': read(false),
  "mark one's own as read": mark(true),
  'mark of somebody else as read': mark(false),
  create: write(
    async () => `Words ${next()}`,
    ({ me }, words) => me.rest('POST', '/notifications', row(me.id, words)),
    async ({ payload }, words) =>
      (await payload.count({ collection: 'notifications', where: { title: { equals: words } } })).totalDocs > 0,
  ),
  'change the words': write(
    saved(true),
    ({ me }, { id }) => me.rest('PATCH', `/notifications/${id}`, { title: 'Changed' }),
    async (attempt, fixture) => (await find(attempt, fixture))?.title === 'Changed',
  ),
  delete: write(
    saved(true),
    ({ me }, { id }) => me.rest('DELETE', `/notifications/${id}`),
    async (attempt, fixture) => !(await find(attempt, fixture)),
  ),
};
