import type { Payload, Where } from 'payload';
import { asStep } from '@/staff/editorial/state';
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
import { type Attempt, includes, type Operation, writeInTurn } from './operation';

const slugOf = ({ slug }: Attempt) => slug as ContentCollection;

/** Reads do not change them, so they are made once. */
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

const read =
  (path: (s: Shown, title: string) => string, found: (response: unknown, s: Shown) => boolean): Operation =>
  async (attempt) => {
    const s = await getShown(attempt);
    return found((await attempt.me.rest('GET', `/${attempt.slug}${path(s, titleOf(slugOf(attempt)))}`)).body, s);
  };

const total = (response: unknown) => Number(/"totalDocs":(\d+)/.exec(JSON.stringify(response))?.[1] ?? 0);

const reads: Record<string, Operation> = {
  'read what is published': read(
    (s) => `/${s.published.id}`,
    (response, s) => includes(response, s.visible),
  ),
  'list drafts': read(
    () => '?limit=0',
    (response, s) => includes(response, s.secret),
  ),
  'read a draft by id': read(
    (s) => `/${s.never.id}`,
    (response, s) => includes(response, s.secret),
  ),
  'list with draft=true': read(
    () => '?limit=0&draft=true',
    (response, s) => includes(response, s.secret) || includes(response, s.pending),
  ),
  'read by id with draft=true': read(
    (s) => `/${s.published.id}?draft=true`,
    (response, s) => includes(response, s.pending),
  ),
  'find by _status': read(
    () => '?limit=0&where[_status][equals]=draft',
    (response, s) => includes(response, s.secret),
  ),
  // Searching drafts would reveal their words even without read access.
  'find by a drafted word': read(
    (s, t) => `?draft=true&where[${t}][equals]=${encodeURIComponent(s.pending)}`,
    (response) => total(response) > 0,
  ),
  'count drafts': read(
    () => '/count?where[_status][equals]=draft',
    (response) => total(response) > 0,
  ),
  'list versions': read(
    () => '/versions?limit=0',
    (response, s) => includes(response, s.secret) || includes(response, s.pending) || includes(response, s.visible),
  ),
  'read a version by id': read(
    (s) => `/versions/${s.version}`,
    (response, s) => includes(response, s.secret),
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

const post =
  (query: string, status: 'draft' | 'published') =>
  (attempt: Attempt, { title, id }: Fixture) =>
    attempt.me.rest('POST', `/${attempt.slug}${id && `/${id}/duplicate`}${query}`, {
      ...sample(slugOf(attempt), title),
      _status: status,
    });

const restore = (draft: boolean): Operation =>
  writeInTurn(
    prepare('published', true),
    ({ me, slug }, { version }) => me.rest('POST', `/${slug}/versions/${version}?draft=${draft}`),
    draft ? isDrafted : isPublic,
  );

async function stateOf(attempt: Attempt, { id }: Fixture) {
  const doc = await attempt.payload.findByID({ collection: slugOf(attempt), id, draft: true, depth: 0 });
  return doc.editorial?.state;
}

const submitPast = ({ payload, ...attempt }: Attempt, { id }: Fixture) =>
  payload.update({
    collection: attempt.slug as 'leaders',
    id,
    data: {},
    draft: true,
    context: asStep({ state: 'submitted' }),
  });

async function prepareTrashed(attempt: Attempt): Promise<Fixture> {
  const fixture = await prepare('published')(attempt);
  const data = { deletedAt: new Date().toISOString() };
  await attempt.payload.update({ collection: slugOf(attempt) as 'leaders', id: fixture.id, data });
  return fixture;
}

export const contentOperations: Record<string, Operation> = {
  ...reads,
  'create a draft': writeInTurn(prepare(), post('?draft=true', 'draft'), isDrafted),
  'create published': writeInTurn(prepare(), post('', 'published'), isPublic),
  'save a draft of it': writeInTurn(prepare('published'), patch('?draft=true', titled), isDrafted),
  'save a change at once': writeInTurn(prepare('published'), patch('', titled), isPublic),
  publish: writeInTurn(
    prepare('draft'),
    patch('', () => ({ _status: 'published' })),
    async (attempt, fixture) => (await row(attempt, fixture)) !== null,
  ),
  unpublish: writeInTurn(
    prepare('published'),
    patch('', () => ({ _status: 'draft' })),
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  delete: writeInTurn(
    prepare('published'),
    ({ me, slug }, { id }) => me.rest('DELETE', `/${slug}/${id}`),
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  'restore over what is public': restore(false),
  'restore a version as draft': restore(true),
  duplicate: writeInTurn(prepare('published'), post('', 'draft'), isDrafted),
  'duplicate as published': writeInTurn(prepare('published'), post('?draft=false', 'published'), isPublic),
  'submit for review': writeInTurn(
    prepare('draft'),
    ({ me, slug }, { id }) => me.rest('POST', `/editorial/${slug}/${id}/submit`, {}),
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'submitted',
  ),
  'return with a note': writeInTurn(
    async (attempt) => {
      const fixture = await prepare('draft')(attempt);
      await submitPast(attempt, fixture);
      return fixture;
    },
    ({ me, slug }, { id }) => me.rest('POST', `/editorial/${slug}/${id}/return`, { note: 'Shorter.' }),
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'returned',
  ),
  'set the state of the review': writeInTurn(
    prepare('draft'),
    patch('?draft=true', () => ({ editorial: { state: 'submitted' } })),
    async (attempt, fixture) => (await stateOf(attempt, fixture)) === 'submitted',
  ),
  'move to the trash': writeInTurn(
    prepare('published'),
    patch('', () => ({ deletedAt: new Date().toISOString() })),
    async (attempt, fixture) => (await row(attempt, fixture)) === null,
  ),
  'take out of the trash': writeInTurn(
    prepareTrashed,
    patch('?trash=true', () => ({ deletedAt: null, _status: 'published' })),
    async (attempt, fixture) => (await row(attempt, fixture)) !== null,
  ),
  'see what is in the trash': async (attempt) => {
    const { id } = await prepareTrashed(attempt);
    return includes((await attempt.me.rest('GET', `/${attempt.slug}?trash=true&limit=0&depth=0`)).body, id);
  },
};
