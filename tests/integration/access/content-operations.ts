import type { Payload, Where } from 'payload';
import { asStep } from '@/editorial/state';
import {
  type ContentCollection,
  change,
  create,
  next,
  publicRow,
  type Sample,
  type Saved,
  sample,
  titleOf,
} from '../../helpers/samples';
import { type Attempt, includes, type Operation, write } from './operation';

const slugOf = ({ slug }: Attempt) => slug as ContentCollection;

/** One published document with a drafted change, and one that never was published. Reads do not change them. */
type Shown = { published: Saved; never: Saved; visible: string; pending: string; secret: string; version: string };
const shown = new WeakMap<Payload, Map<string, Promise<Shown>>>();

async function makeShown({ payload, ...attempt }: Attempt): Promise<Shown> {
  const slug = attempt.slug as ContentCollection;
  const words = { visible: `Visible ${next()}`, pending: `Pending ${next()}`, secret: `Secret ${next()}` };
  const published = await create(payload, slug, words.visible);
  await change(payload, slug, published.id, { [titleOf(slug)]: words.pending }, { status: 'draft' });
  const never = await create(payload, slug, words.secret, { status: 'draft' });
  const versions = await payload.findVersions({
    collection: slug as 'leaders',
    where: { parent: { equals: never.id } },
  });
  return { published, never, ...words, version: String(versions.docs[0]?.id) };
}

function getShown(attempt: Attempt): Promise<Shown> {
  const ofPayload = shown.get(attempt.payload) ?? new Map<string, Promise<Shown>>();
  shown.set(attempt.payload, ofPayload);
  const made = ofPayload.get(attempt.slug) ?? makeShown(attempt);
  ofPayload.set(attempt.slug, made);
  return made;
}

/** `{title}` in a query stands for the field that holds the name. */
const read = (
  path: (s: Shown, title: string) => string,
  query: (s: Shown, names: Attempt['names'], title: string) => string,
  found: (answer: unknown, s: Shown) => boolean,
): Operation => ({
  rest: async (attempt) => {
    const s = await getShown(attempt);
    return found((await attempt.me.rest('GET', `/${attempt.slug}${path(s, titleOf(slugOf(attempt)))}`)).body, s);
  },
  graphql: async (attempt) => {
    const s = await getShown(attempt);
    return found(await attempt.me.graphql(`{ ${query(s, attempt.names, titleOf(slugOf(attempt)))} }`), s);
  },
});

const docs = (title: string) => `{ docs { ${title} } }`;
const total = (answer: unknown) => Number(/"totalDocs":(\d+)/.exec(JSON.stringify(answer))?.[1] ?? 0);

const reads: Record<string, Operation> = {
  'read what is published': read(
    (s) => `/${s.published.id}`,
    (s, { one }, t) => `${one}(id: "${s.published.id}") { ${t} }`,
    (answer, s) => includes(answer, s.visible),
  ),
  'list drafts': read(
    () => '?limit=0',
    (_, { many }, t) => `${many}(limit: 0) ${docs(t)}`,
    (answer, s) => includes(answer, s.secret),
  ),
  'read a draft by id': read(
    (s) => `/${s.never.id}`,
    (s, { one }, t) => `${one}(id: "${s.never.id}") { ${t} }`,
    (answer, s) => includes(answer, s.secret),
  ),
  'list with draft=true': read(
    () => '?limit=0&draft=true',
    (_, { many }, t) => `${many}(limit: 0, draft: true) ${docs(t)}`,
    (answer, s) => includes(answer, s.secret) || includes(answer, s.pending),
  ),
  'read by id with draft=true': read(
    (s) => `/${s.published.id}?draft=true`,
    (s, { one }, t) => `${one}(id: "${s.published.id}", draft: true) { ${t} }`,
    (answer, s) => includes(answer, s.pending),
  ),
  'find by _status': read(
    () => '?limit=0&where[_status][equals]=draft',
    (_, { many }, t) => `${many}(limit: 0, where: { _status: { equals: draft } }) ${docs(t)}`,
    (answer, s) => includes(answer, s.secret),
  ),
  // Whoever can search drafts without reading them can still guess their words.
  'find by a drafted word': read(
    (s, t) => `?draft=true&where[${t}][equals]=${encodeURIComponent(s.pending)}`,
    (s, { many }, t) => `${many}(draft: true, where: { ${t}: { equals: "${s.pending}" } }) { totalDocs }`,
    (answer) => total(answer) > 0,
  ),
  'count drafts': read(
    () => '/count?where[_status][equals]=draft',
    (_, { many }) => `count${many}(where: { _status: { equals: draft } }) { totalDocs }`,
    (answer) => total(answer) > 0,
  ),
  'list versions': read(
    () => '/versions?limit=0',
    (_, { many }, t) => `versions${many}(limit: 0) { docs { version { ${t} } } }`,
    (answer, s) => includes(answer, s.secret) || includes(answer, s.pending) || includes(answer, s.visible),
  ),
  'read a version by id': read(
    (s) => `/versions/${s.version}`,
    (s, { one }, t) => `version${one}(id: "${s.version}") { version { ${t} } }`,
    (answer, s) => includes(answer, s.secret),
  ),
};

type Fixture = { id: string; title: string; path: string; version: string };

const prepare =
  (status?: 'draft' | 'published', history = false) =>
  async (attempt: Attempt): Promise<Fixture> => {
    const { payload } = attempt;
    const slug = slugOf(attempt);
    const fixture = { id: '', title: `New ${next()}`, path: '', version: '' };
    if (!status) return fixture;
    const doc = await create(payload, slug, `Old ${next()}`, { status });
    if (history) {
      const where: Where = { parent: { equals: doc.id } };
      const versions = await payload.findVersions({ collection: slug as 'leaders', where, limit: 1 });
      fixture.version = String(versions.docs[0]?.id);
      fixture.title = String(doc[titleOf(slug)]);
      await change(payload, slug, doc.id, { [titleOf(slug)]: `Newer ${next()}` });
    }
    return { ...fixture, id: doc.id };
  };

async function find(attempt: Attempt, fixture: Fixture, draft: boolean, status?: 'published') {
  const { docs: found } = await attempt.payload.find({
    collection: slugOf(attempt) as 'leaders',
    draft,
    where: {
      and: [
        { [titleOf(slugOf(attempt))]: { equals: fixture.title } },
        ...(status ? [{ _status: { equals: status } }] : []),
      ],
    },
  });
  return found.length > 0;
}

const isDrafted = (attempt: Attempt, fixture: Fixture) => find(attempt, fixture, true);
const isPublic = (attempt: Attempt, fixture: Fixture) => find(attempt, fixture, false, 'published');
const row = (attempt: Attempt, { id }: Fixture) => publicRow(attempt.payload, slugOf(attempt), id);
const titled = (attempt: Attempt, { title }: Fixture): Sample => ({ [titleOf(slugOf(attempt))]: title });

const patch = (query: string, data: (attempt: Attempt, fixture: Fixture) => Sample) => (attempt: Attempt, f: Fixture) =>
  attempt.me.rest('PATCH', `/${attempt.slug}/${f.id}${query}`, data(attempt, f));

const update =
  (draft: boolean, data: (attempt: Attempt, fixture: Fixture) => string) => (attempt: Attempt, fixture: Fixture) =>
    attempt.me.graphql(
      `mutation { update${attempt.names.one}(id: "${fixture.id}", draft: ${draft}, data: { ${data(attempt, fixture)} }) { id } }`,
    );

const post =
  (query: string, status: 'draft' | 'published') =>
  (attempt: Attempt, { title, id }: Fixture) =>
    attempt.me.rest('POST', `/${attempt.slug}${id && `/${id}/duplicate`}${query}`, {
      ...sample(slugOf(attempt), title),
      _status: status,
    });

/** The schema asks for a path even where it is made from the slug. */
const withPath = (data: Sample): Sample => ('slug' in data ? { path: '/made-from-the-slug', ...data } : data);

const make =
  (mutation: 'create' | 'duplicate', args: string, status: 'draft' | 'published') =>
  (attempt: Attempt, { title, id }: Fixture) =>
    attempt.me.graphql(
      `mutation ($data: mutation${attempt.names.one}Input!) {
        ${mutation}${attempt.names.one}(data: $data ${id && `, id: "${id}"`} ${args}) { id }
      }`,
      { data: { ...withPath(sample(slugOf(attempt), title)), _status: status } },
    );

const restore = (draft: boolean): Operation =>
  write(
    prepare('published', true),
    {
      rest: ({ me, slug }, { version }) => me.rest('POST', `/${slug}/versions/${version}?draft=${draft}`),
      graphql: ({ me, names }, { version }) =>
        me.graphql(`mutation { restoreVersion${names.one}(id: "${version}", draft: ${draft}) { id } }`),
    },
    draft ? isDrafted : isPublic,
  );

const titledInline = (attempt: Attempt, { title }: Fixture) => `${titleOf(slugOf(attempt))}: "${title}"`;

/** Where the newest version stands between its author and its editor. */
async function stateOf(attempt: Attempt, { id }: Fixture) {
  const doc = await attempt.payload.findByID({ collection: slugOf(attempt), id, draft: true, depth: 0 });
  return doc.editorial?.state;
}

/** Submitted, by nobody in particular. */
const submitPast = ({ payload, ...attempt }: Attempt, { id }: Fixture) =>
  payload.update({
    collection: attempt.slug as 'leaders',
    id,
    data: {},
    draft: true,
    context: asStep({ state: 'submitted' }),
  });

/** Published, and thrown away since. */
async function prepareTrashed(attempt: Attempt): Promise<Fixture> {
  const fixture = await prepare('published')(attempt);
  const data = { deletedAt: new Date().toISOString() };
  await attempt.payload.update({ collection: slugOf(attempt) as 'leaders', id: fixture.id, data });
  return fixture;
}

export const contentOperations: Record<string, Operation> = {
  ...reads,
  'create a draft': write(
    prepare(),
    { rest: post('?draft=true', 'draft'), graphql: make('create', ', draft: true', 'draft') },
    isDrafted,
  ),
  'create published': write(
    prepare(),
    { rest: post('', 'published'), graphql: make('create', '', 'published') },
    isPublic,
  ),
  'save a draft of it': write(
    prepare('published'),
    { rest: patch('?draft=true', titled), graphql: update(true, titledInline) },
    isDrafted,
  ),
  'save a change at once': write(
    prepare('published'),
    { rest: patch('', titled), graphql: update(false, titledInline) },
    isPublic,
  ),
  publish: write(
    prepare('draft'),
    {
      rest: patch('', () => ({ _status: 'published' })),
      graphql: update(false, () => '_status: published'),
    },
    async (attempt, fixture) => (await row(attempt, fixture)) !== null,
  ),
  unpublish: write(
    prepare('published'),
    { rest: patch('', () => ({ _status: 'draft' })), graphql: update(false, () => '_status: draft') },
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  delete: write(
    prepare('published'),
    {
      rest: ({ me, slug }, { id }) => me.rest('DELETE', `/${slug}/${id}`),
      graphql: ({ me, names }, { id }) => me.graphql(`mutation { delete${names.one}(id: "${id}") { id } }`),
    },
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  'restore a version': restore(false),
  'restore a version as draft': restore(true),
  duplicate: write(
    prepare('published'),
    { rest: post('', 'draft'), graphql: make('duplicate', '', 'draft') },
    isDrafted,
  ),
  'duplicate as published': write(
    prepare('published'),
    { rest: post('?draft=false', 'published'), graphql: make('duplicate', '', 'published') },
    isPublic,
  ),
  'submit for review': write(
    prepare('draft'),
    { rest: ({ me, slug }, { id }) => me.rest('POST', `/editorial/${slug}/${id}/submit`, {}) },
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'submitted',
  ),
  'return with a note': write(
    async (attempt) => {
      const fixture = await prepare('draft')(attempt);
      await submitPast(attempt, fixture);
      return fixture;
    },
    { rest: ({ me, slug }, { id }) => me.rest('POST', `/editorial/${slug}/${id}/return`, { note: 'Shorter.' }) },
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'returned',
  ),
  'set the state of the review': write(
    prepare('draft'),
    {
      rest: patch('?draft=true', () => ({ editorial: { state: 'submitted' } })),
      graphql: update(true, () => 'editorial: { state: submitted }'),
    },
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'submitted',
  ),
  'move to the trash': write(
    prepare('published'),
    {
      rest: patch('', () => ({ deletedAt: new Date().toISOString() })),
      graphql: update(false, () => `deletedAt: "${new Date().toISOString()}"`),
    },
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  'take out of the trash': write(
    prepareTrashed,
    {
      rest: patch('?trash=true', () => ({ deletedAt: null, _status: 'published' })),
      graphql: ({ me, names }, { id }) =>
        me.graphql(
          `mutation { update${names.one}(id: "${id}", trash: true, data: { deletedAt: null, _status: published }) { id } }`,
        ),
    },
    async (attempt, fixture) => (await row(attempt, fixture)) !== null,
  ),
  'see what is in the trash': {
    rest: async (attempt) => {
      const { id } = await prepareTrashed(attempt);
      return includes((await attempt.me.rest('GET', `/${attempt.slug}?trash=true&limit=0&depth=0`)).body, id);
    },
    graphql: async (attempt) => {
      const { id } = await prepareTrashed(attempt);
      return includes(await attempt.me.graphql(`{ ${attempt.names.many}(trash: true, limit: 0) { docs { id } } }`), id);
    },
  },
};
