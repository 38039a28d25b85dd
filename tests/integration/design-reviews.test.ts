import type { User } from '@payload-types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/reviews/route';
import type { Review } from '@/data/review-states';
import { tags } from '@/publishing/tags';
import { elements } from '@/reference/registry';
import { hashOf } from '@/reference/registry/element';
import { decide } from '@/reference/reviews/decide';
import { forgetShared } from '@/reference/reviews/shared-read';
import { expiredBy } from '../helpers/expired-tags';
import { testPayload } from '../helpers/payload';
import { emailOf, type Person, password, signIn } from '../helpers/staff';

const element = elements[0];
if (!element) throw new Error('The reference has no elements.');
const { id } = element;
const hash = hashOf(element);
const older = '0123456789ab';

const cookies = { anonymous: undefined } as Record<Person, string | undefined>;

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  for (const person of ['reviewer', 'author', 'editor', 'admin'] as const) {
    const { token } = await payload.login({ collection: 'users', data: { email: emailOf(person), password } });
    cookies[person] = `payload-token=${token}`;
  }
});

beforeEach(async () => {
  await payload.delete({ collection: 'design-reviews', where: { element: { exists: true } } });
  // Clears the read cache of the previous test.
  forgetShared();
});

const site = 'http://localhost:3000';
type Headers_ = Record<string, string>;

function put(person: Person, body: unknown, headers: Headers_ = {}) {
  const cookie: Headers_ = cookies[person] ? { cookie: cookies[person] } : {};
  return PUT(
    new Request(`${site}/reviews`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', origin: site, ...cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

function get(person: Person, headers: Headers_ = {}, query = '') {
  const cookie: Headers_ = cookies[person] ? { cookie: cookies[person] } : {};
  return GET(
    new Request(`${site}/reviews${query}`, { headers: { 'sec-fetch-site': 'same-origin', ...cookie, ...headers } }),
  );
}
type Result = { states: Record<string, Review>; me: { canShare: boolean; name: string } | null };
const read = async (person: Person) => (await (await get(person)).json()) as Result;

const stored = async () =>
  (await payload.find({ collection: 'design-reviews', where: { element: { equals: id } }, depth: 0 })).docs;
const history = async () => {
  const where = { 'version.element': { equals: id } };
  const { docs } = await payload.findVersions({
    collection: 'design-reviews',
    where,
    depth: 0,
    sort: 'createdAt',
    limit: 0,
  });
  return docs.map(({ version: { state, note, reviewer } }) => ({ state, note: note ?? '', reviewer }));
};
const historyFor = async (person: Person) => {
  const response = await get(person, {}, `?element=${encodeURIComponent(id)}`);
  return { status: response.status, body: (await response.json()) as { history?: Review[] } };
};
const userOf = async (person: Person) =>
  (await payload.findByID({ collection: 'users', id: staff[person].id })) as User;

describe('a decision', () => {
  it.each(['reviewer', 'editor', 'admin'] as const)('of the %s is stored, with who and about what', async (person) => {
    const response = await put(person, { element: id, state: 'modified', note: 'Less blue.', hash });
    expect(response.status).toBe(200);
    const review = { state: 'modified', note: 'Less blue.', hash, by: person };
    expect(await response.json()).toMatchObject({ review });
    expect(await stored()).toMatchObject([
      { element: id, state: 'modified', note: 'Less blue.', hash, reviewer: staff[person].id },
    ]);
  });

  it('expires the pages of the reference', async () => {
    expect(await expiredBy(() => put('reviewer', { element: id, state: 'kept', hash }))).toEqual([tags.reviews]);
    const [doc] = await stored();
    const remove = () => payload.delete({ collection: 'design-reviews', id: doc?.id ?? '' });
    expect(await expiredBy(remove)).toEqual([tags.reviews]);
  });

  it('any state follows any other, and each is in the history', async () => {
    const states = ['kept', 'deleted', 'modified', 'kept', 'pending', 'deleted', 'pending'] as const;
    for (const state of states) expect((await put('reviewer', { element: id, state, hash })).status).toBe(200);
    expect((await history()).map(({ state }) => state)).toEqual(states);
    expect(await stored()).toHaveLength(1);
  });

  it('a note leaves the state alone, and a state the note', async () => {
    await put('reviewer', { element: id, state: 'modified', hash });
    await put('editor', { element: id, note: 'Rounder.', hash });
    expect(await stored()).toMatchObject([{ state: 'modified', note: 'Rounder.' }]);
    await put('reviewer', { element: id, state: 'kept', hash });
    expect(await stored()).toMatchObject([{ state: 'kept', note: 'Rounder.' }]);
  });

  it('about something older than what is there is stored as that', async () => {
    expect((await put('reviewer', { element: id, state: 'kept', hash: older })).status).toBe(200);
    expect(await stored()).toMatchObject([{ state: 'kept', hash: older }]);
    const [doc] = await stored();
    // In the admin, a decision is always about the current element.
    await staff.editor.rest('PATCH', `/design-reviews/${doc?.id}`, { state: 'deleted' });
    expect(await stored()).toMatchObject([{ state: 'deleted', hash, reviewer: staff.editor.id }]);
  });
});

describe('two at once', () => {
  it('reviewers read who decided, others do not', async () => {
    for (const person of ['reviewer', 'editor'] as const) await put(person, { element: id, state: 'kept', hash });
    const names = await Promise.all(['editor', 'reviewer'].map(async (one) => (await userOf(one as Person)).name));
    for (const person of ['reviewer', 'editor', 'admin'] as const)
      expect((await historyFor(person)).body.history?.map(({ by }) => by)).toEqual(names);
    for (const person of ['anonymous', 'author'] as const) expect((await historyFor(person)).status).toBe(403);
  });

  it('a history is read as often as a person opens it, of elements that exist', async () => {
    expect((await get('reviewer', {}, `?element=${'x'.repeat(5_000)}`)).status).toBe(404);
    const statuses = [];
    for (let turn = 0; turn < 130; turn++) statuses.push((await historyFor('admin')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await historyFor('editor')).status).toBe(200);
  });

  it('both are in the history, the later one is what counts', async () => {
    const people = await Promise.all([userOf('reviewer'), userOf('editor')]);
    for (let round = 0; round < 5; round++) {
      await payload.delete({ collection: 'design-reviews', where: { element: { exists: true } } });
      // In the first round, only one of them can create the document.
      await Promise.all(
        people.map((user, index) => decide(payload, user, { element: id, state: index ? 'kept' : 'deleted', hash })),
      );
      const all = await history();
      expect(all.map(({ state }) => state).sort()).toEqual(['deleted', 'kept']);
      const docs = await stored();
      expect(docs).toHaveLength(1);
      expect({ state: docs[0]?.state, reviewer: docs[0]?.reviewer }).toEqual({
        state: all[1]?.state,
        reviewer: all[1]?.reviewer,
      });
    }
  });

  it('the same one is in the history once, whether at once or sent again', async () => {
    const user = await userOf('reviewer');
    const sent = { element: id, state: 'modified', note: 'Wider.', hash } as const;
    await Promise.all([1, 2, 3].map(() => decide(payload, user, sent)));
    await decide(payload, user, sent);
    expect(await history()).toEqual([{ state: 'modified', note: 'Wider.', reviewer: user.id }]);
    await decide(payload, await userOf('editor'), sent);
    expect(await history()).toHaveLength(2);
  });

  it('both notes stay, and what was sent again is there once', async () => {
    const sent = { element: id, hash, before: '' };
    await Promise.all([put('reviewer', { ...sent, note: 'Wider.' }), put('editor', { ...sent, note: 'Less blue.' })]);
    await put('editor', { ...sent, note: 'Less blue.' });
    expect((await stored())[0]?.note?.split('\n').toSorted()).toEqual(['Less blue.', 'Wider.']);
    // What the editor has typed on replaces the editor's own words only.
    await put('editor', { ...sent, before: 'Less blue.', note: 'Less blue, please.' });
    expect((await stored())[0]?.note?.split('\n').toSorted()).toEqual(['Less blue, please.', 'Wider.']);
  });

  it('two notes that are too long together are no fault of the database, and the first stays', async () => {
    const sent = { element: id, hash, before: '' };
    expect((await put('reviewer', { ...sent, note: 'x'.repeat(1_500) })).status).toBe(200);
    expect((await put('editor', { ...sent, note: 'y'.repeat(1_500) })).status).toBe(409);
    expect(await stored()).toMatchObject([{ note: 'x'.repeat(1_500) }]);
  });

  it('a state and a note do not undo one another', async () => {
    const [reviewer, editor] = await Promise.all([userOf('reviewer'), userOf('editor')]);
    await decide(payload, reviewer, { element: id, state: 'pending', hash });
    await Promise.all([
      decide(payload, reviewer, { element: id, state: 'modified', hash }),
      decide(payload, editor, { element: id, note: 'Wider.', hash }),
    ]);
    expect(await stored()).toMatchObject([{ state: 'modified', note: 'Wider.' }]);
  });

  it('twelve at once, more than the database has connections for, all arrive', async () => {
    const user = await userOf('admin');
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => decide(payload, user, { element: id, note: `${index}`, hash })),
    );
    expect((await history()).map(({ note }) => Number(note)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index),
    );
  });
});

describe('what is refused changes nothing', () => {
  const valid = { element: id, state: 'kept', hash };
  it.each<[string, Person, unknown, Headers_, number]>([
    ['nobody is signed in', 'anonymous', valid, {}, 401],
    ['an author', 'author', valid, {}, 403],
    ['a session that is none', 'anonymous', valid, { cookie: 'payload-token=nonsense' }, 401],
    ["a stranger's page", 'reviewer', valid, { origin: 'https://evil.example' }, 403],
    ["a stranger's page, as browsers tell", 'reviewer', valid, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', 'reviewer', valid, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no JSON', 'reviewer', '{', {}, 400],
    ['neither state nor note', 'reviewer', { element: id, hash }, {}, 400],
    ['an unknown state', 'reviewer', { ...valid, state: 'loved' }, {}, 400],
    ['unknown fields', 'reviewer', { ...valid, reviewer: 'somebody' }, {}, 400],
    ['a note of 2001 characters', 'reviewer', { ...valid, note: 'x'.repeat(2001) }, {}, 400],
    ['a body of 20 KB', 'reviewer', { ...valid, more: 'x'.repeat(20_000) }, {}, 400],
    ['an unknown element', 'reviewer', { ...valid, element: 'color/none-such' }, {}, 404],
  ])('%s', async (_, person, body, headers, status) => {
    const response = await put(person, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it('a note of 2000 characters is none of these', async () => {
    expect((await put('reviewer', { element: id, note: 'x'.repeat(2000), hash })).status).toBe(200);
  });
});

describe('what everybody reads', () => {
  it('is the state, when and about what; the note and who decided are for staff', async () => {
    await put('reviewer', { element: id, state: 'deleted', note: 'Not used.', hash });
    const { states, me } = await read('anonymous');
    expect(me).toBeNull();
    expect(states).toEqual({ [id]: { state: 'deleted', note: '', hash, at: expect.any(String) } });
    expect((await read('author')).states[id]).toMatchObject({ note: 'Not used.', by: 'reviewer' });
    const api = (person: Person) => staff[person].rest<{ docs: object[] }>('GET', '/design-reviews');
    expect(JSON.stringify((await api('anonymous')).body)).not.toContain('Not used.');
    expect((await api('author')).body.docs).toMatchObject([{ note: 'Not used.' }]);
  });

  it.each<[Person, Result['me']]>([
    ['anonymous', null],
    ['author', { canShare: false, name: 'author' }],
    ['reviewer', { canShare: true, name: 'reviewer' }],
    ['editor', { canShare: true, name: 'editor' }],
    ['admin', { canShare: true, name: 'admin' }],
  ])('says who asks: %s', async (person, me) => {
    expect((await read(person)).me).toEqual(me);
  });

  it('is not sent twice, and is nothing that a cache may keep', async () => {
    const first = await get('anonymous');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await get('anonymous', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('reviewer', { 'if-none-match': etag })).status).toBe(200);
    await put('reviewer', { element: id, state: 'kept', hash });
    const changed = await get('anonymous', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(((await changed.json()) as Result).states[id]?.state).toBe('kept');
  });
});

it('a reviewer changes nothing else in the CMS', async () => {
  const { rest } = staff.reviewer;
  const others = payload.config.collections
    .map(({ slug }) => slug)
    // The access matrix covers Payload's own collections.
    .filter((slug) => slug !== 'design-reviews' && !slug.startsWith('payload-'));
  for (const slug of others) {
    const { status, body } = await rest('POST', `/${slug}`, { title: 'New', name: 'New', path: '/new', from: '/new' });
    expect({ slug, status, doc: body.doc }).toEqual({ slug, status: 403, doc: undefined });
  }
  for (const { slug } of payload.config.globals) {
    expect({ slug, status: (await rest('POST', `/globals/${slug}`, {})).status }).toEqual({ slug, status: 403 });
  }
});
