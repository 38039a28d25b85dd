import type { CollectionSlug } from 'payload';
import { next } from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; words: string };
type Row = Record<string, unknown> & { id: string };

/** `field`: the text that identifies a row. */
type Shape = { field: string; more: Record<string, unknown>; file?: (words: string) => File };

const named = async (): Promise<Fixture> => ({ id: '', words: `Words ${next()}` });
const slugOf = ({ slug }: Attempt) => slug as CollectionSlug;

const find = async (attempt: Attempt, { id }: Fixture) =>
  (await attempt.payload.findByID({
    collection: slugOf(attempt),
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
  })) as Row | null;

const saved =
  ({ field, more, file }: Shape) =>
  async (attempt: Attempt): Promise<Fixture> => {
    const fixture = await named();
    const upload = file?.(fixture.words);
    const doc = (await attempt.payload.create({
      collection: slugOf(attempt),
      data: { ...more, [field]: fixture.words } as never,
      file: upload && {
        name: upload.name,
        mimetype: upload.type,
        size: upload.size,
        data: Buffer.from(await upload.arrayBuffer()),
      },
      depth: 0,
    })) as unknown as Row;
    return { ...fixture, id: doc.id };
  };

export function rowOperations(shape: Shape): Record<string, Operation> {
  const { field, more, file } = shape;
  const fixture = saved(shape);
  return {
    read: async (attempt) => {
      const { id } = await fixture(attempt);
      const list = await attempt.me.rest('GET', `/${attempt.slug}?limit=0&depth=0`);
      const one = await attempt.me.rest('GET', `/${attempt.slug}/${id}?depth=0`);
      return includes([list, one], id);
    },
    create: write(
      named,
      ({ me, slug }, { words }) => {
        const data = { ...more, [field]: words };
        return file ? me.upload(`/${slug}`, file(words), data) : me.rest('POST', `/${slug}`, data);
      },
      async (attempt, { words }) =>
        (await attempt.payload.count({ collection: slugOf(attempt), where: { [field]: { equals: words } } }))
          .totalDocs > 0,
    ),
    update: write(
      fixture,
      ({ me, slug }, { id }) => me.rest('PATCH', `/${slug}/${id}`, { [field]: 'Changed' }),
      async (attempt, made) => (await find(attempt, made))?.[field] === 'Changed',
    ),
    delete: write(
      fixture,
      ({ me, slug }, { id }) => me.rest('DELETE', `/${slug}/${id}`),
      async (attempt, made) => (await find(attempt, made)) === null,
    ),
  };
}

const section = { ground: 'ocean', spacing: 'standard' };
const link = { label: 'Contact', kind: 'address', address: '/contact' };

const operationsWithTrash = (shape: Shape): Record<string, Operation> => ({
  ...rowOperations(shape),
  'throw away': write(
    saved(shape),
    ({ me, slug }, { id }) => me.rest('PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() }),
    async (attempt, made) => Boolean((await find(attempt, made))?.deletedAt),
  ),
});

export const patternOperations = operationsWithTrash({
  field: 'title',
  more: { blocks: [{ blockType: 'cta-band', heading: 'Begin', text: 'Talk to us.', primary: link, section }] },
});

/** Editors see scheduled changes; only the site runs the queue. */
export const queueOperations: Record<string, Operation> = {
  ...rowOperations({ field: 'queue', more: { taskSlug: 'check-links', input: {} } }),
  run: async ({ me }) => (await me.rest('GET', '/payload-jobs/run?allQueues=true')).status === 200,
  'handle schedules': async ({ me }) => (await me.rest('GET', '/payload-jobs/handle-schedules')).status === 200,
};

/** Closed by src/access/internal-collections.ts. */
export const queueStatsOperations: Record<string, Operation> = {
  read: async ({ me }) => (await me.rest('GET', '/globals/payload-jobs-stats')).status === 200,
  update: write(
    async ({ payload }) => {
      await payload.updateGlobal({ slug: 'payload-jobs-stats', data: { stats: {} }, depth: 0 });
    },
    ({ me }) => me.rest('POST', '/globals/payload-jobs-stats', { stats: { stopped: true } }),
    async ({ payload }) => includes(await payload.findGlobal({ slug: 'payload-jobs-stats', depth: 0 }), 'stopped'),
  ),
};
