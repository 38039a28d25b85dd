import { elements } from '@/reference/registry';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; element: string; note: string; version: string };

let count = 0;
const fresh = async ({ payload }: Attempt): Promise<Fixture> => {
  const element = elements[count++ % elements.length]?.id ?? '';
  await payload.delete({ collection: 'design-reviews', where: { element: { equals: element } } });
  return { id: '', element, note: `Note ${count}`, version: '' };
};

async function saved(attempt: Attempt): Promise<Fixture> {
  const { payload } = attempt;
  const fixture = await fresh(attempt);
  const { docs: users } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } }, limit: 1 });
  const reviewer = users[0]?.id;
  const data = { element: fixture.element, note: fixture.note, state: 'kept', reviewer } as const;
  const { id } = await payload.create({ collection: 'design-reviews', data });
  const versions = await payload.findVersions({ collection: 'design-reviews', where: { parent: { equals: id } } });
  await payload.update({ collection: 'design-reviews', id, data: { state: 'deleted' } });
  return { ...fixture, id, version: String(versions.docs[0]?.id) };
}

const find = async ({ payload }: Attempt, { element }: Fixture) =>
  (await payload.find({ collection: 'design-reviews', where: { element: { equals: element } }, depth: 0 })).docs[0];

const update = (field: 'state' | 'element' | 'hash' | 'reviewer', value: (attempt: Attempt) => string) =>
  write(
    saved,
    (attempt, { id }) => attempt.me.rest('PATCH', `/design-reviews/${id}`, { [field]: value(attempt) }),
    async (attempt, fixture) => {
      const { docs } = await attempt.payload.find({
        collection: 'design-reviews',
        where: { id: { equals: (await find(attempt, fixture))?.id ?? fixture.id } },
        depth: 0,
      });
      return docs[0]?.[field] === value(attempt);
    },
  );

const create = (data: (fixture: Fixture) => object) =>
  write(
    fresh,
    ({ me }, fixture) => me.rest('POST', '/design-reviews', data(fixture)),
    async ({ payload }, { note }) =>
      (await payload.count({ collection: 'design-reviews', where: { note: { equals: note } } })).totalDocs > 0,
  );

const read =
  (path: (fixture: Fixture) => string, found: (response: unknown, fixture: Fixture) => boolean): Operation =>
  async (attempt) => {
    const fixture = await saved(attempt);
    return found(await attempt.me.rest('GET', `/design-reviews${path(fixture)}`), fixture);
  };

const somebodyElse = '00000000-0000-4000-8000-000000000000';

export const reviewOperations: Record<string, Operation> = {
  read: read(
    ({ id }) => `/${id}`,
    (response) => includes(response, '"state":"deleted"'),
  ),
  'read its note': read(
    ({ id }) => `/${id}`,
    (response, { note }) => includes(response, note),
  ),
  'find by its note': read(
    ({ element, note }) => `?where[note][equals]=${encodeURIComponent(note)}&where[element][equals]=${element}`,
    (response) => includes(response, '"totalDocs":1'),
  ),
  'read who decided': async (attempt) => {
    const { id } = await saved(attempt);
    return /"reviewer":(?!null)/.test(JSON.stringify(await attempt.me.rest('GET', `/design-reviews/${id}?depth=0`)));
  },
  'find by who decided': read(
    ({ element }) => `?where[reviewer][exists]=true&where[element][equals]=${element}`,
    (response) => includes(response, '"totalDocs":1'),
  ),
  'list versions': read(
    () => '/versions?limit=0',
    (response, { note }) => includes(response, note),
  ),
  create: create(({ element, note }) => ({ element, note, state: 'kept' })),
  'create for no element': create(({ note }) => ({ element: 'color/none-such', note, state: 'kept' })),
  'change the state': update('state', () => 'modified'),
  'change the element': update('element', () => 'color/none-such'),
  'change what was reviewed': update('hash', () => '0123456789ab'),
  'decide as somebody else': update('reviewer', () => somebodyElse),
  delete: write(
    saved,
    ({ me }, { id }) => me.rest('DELETE', `/design-reviews/${id}`),
    async (attempt, fixture) => !(await find(attempt, fixture)),
  ),
  'restore a version': write(
    saved,
    ({ me }, { version }) => me.rest('POST', `/design-reviews/versions/${version}`),
    async (attempt, fixture) => (await find(attempt, fixture))?.state === 'kept',
  ),
};
