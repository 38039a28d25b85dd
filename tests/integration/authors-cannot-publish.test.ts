import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { change, create, next, type Saved, sample } from '../helpers/samples';
import { signIn } from '../helpers/staff';

type Staff = Awaited<ReturnType<typeof signIn>>;
type Targets = { page: Saved; never: Saved; oldVersion: string };

let payload: Payload;
let staff: Staff;
let targets: Targets;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
  const page = await create(payload, 'pages', 'First');
  const versions = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } });
  await change(payload, 'pages', page.id, { title: 'Visible' });
  await change(payload, 'pages', page.id, { title: 'Pending' }, { status: 'draft' });
  const never = await create(payload, 'pages', 'Never', { status: 'draft' });
  targets = { page, never, oldVersion: String(versions.docs[0]?.id) };
});

async function whatVisitorsSee() {
  const visitor = client();
  const lists = ['/pages?limit=0&sort=path', '/pages?limit=0&sort=path&draft=true', '/redirects?limit=0'];
  return Promise.all(lists.map(async (list) => (await visitor.rest<{ docs: unknown[] }>('GET', list)).body.docs));
}

const published = () => ({ ...sample('pages', `Smuggled ${next()}`), _status: 'published' });
const hacked = { title: 'Hacked' };
const hackedAndPublished = { ...hacked, _status: 'published' };

type Trick = (author: Staff['author'], t: Targets) => Promise<unknown>;
const patches = (queries: string[], data: object, target: (t: Targets) => string): Record<string, Trick> =>
  Object.fromEntries(
    queries.map((query) => [
      `PATCH ${query || 'as it is'} with ${JSON.stringify(data)}`,
      (author: Staff['author'], t: Targets) => author.rest('PATCH', `/pages${target(t)}${query}`, data),
    ]),
  );

const page = (t: Targets) => `/${t.page.id}`;
const tricks: Record<string, Trick> = {
  ...patches(['', '?draft=false', '?draft=', '?draft=1', '?draft=true&draft=false', '?autosave=true'], hacked, page),
  ...patches(['?publishAllLocales=true', '?draft=true&publishAllLocales=true'], hacked, page),
  ...patches(['?unpublishAllLocales=true', '?draft=true&unpublishAllLocales=true', ''], { _status: 'draft' }, page),
  ...patches(
    ['', '?draft=true', '?draft=true&autosave=true', '?draft=true&publishSpecificLocale=en'],
    hackedAndPublished,
    page,
  ),
  ...patches(['', '?draft=true'], { _status: 'published' }, (t) => `/${t.never.id}`),
  ...patches(['?where[id][exists]=true', '?where[id][exists]=true&draft=true'], hackedAndPublished, () => ''),
  ...patches(['?where[id][exists]=true', '?where[id][exists]=true&unpublishAllLocales=true'], hacked, () => ''),
  'restores an old version': (author, t) => author.rest('POST', `/pages/versions/${t.oldVersion}`),
  'restores an old version, draft=false': (author, t) =>
    author.rest('POST', `/pages/versions/${t.oldVersion}?draft=false`),
  'creates something published': (author) => author.rest('POST', '/pages', published()),
  'creates something published, all locales': (author) =>
    author.rest('POST', '/pages?publishAllLocales=true&draft=false', published()),
  'creates over a document that is there': (author, t) =>
    author.rest('POST', '/pages', { ...published(), ...hacked, id: t.page.id }),
  'duplicates into something published': (author, t) =>
    author.rest('POST', `/pages/${t.page.id}/duplicate?draft=false`, published()),
  'duplicates what is published as it is': (author, t) =>
    author.rest('POST', `/pages/${t.page.id}/duplicate?draft=false`, { path: `/copy-${next()}` }),
  deletes: (author, t) => author.rest('DELETE', `/pages/${t.page.id}`),
  'deletes many': (author) => author.rest('DELETE', '/pages?where[id][exists]=true'),
  'throws into the trash': (author, t) =>
    author.rest('PATCH', `/pages/${t.page.id}?draft=true`, { deletedAt: new Date().toISOString() }),
  'redirects a page away': (author, t) =>
    author.rest('POST', '/redirects', {
      from: t.page.path,
      to: { label: 'Away', kind: 'address', address: 'https://away.example' },
    }),
  'becomes an editor first': async (author, t) => {
    await author.rest('PATCH', `/users/${author.id}`, { role: 'editor' });
    await author.rest('POST', '/users/refresh-token');
    return author.rest('PATCH', `/pages/${t.page.id}`, hackedAndPublished);
  },
};

describe('an author changes nothing that visitors see', () => {
  it.each(Object.entries(tricks))('%s', async (_, trick) => {
    const before = await whatVisitorsSee();
    await trick(staff.author, targets);
    expect(await whatVisitorsSee()).toEqual(before);
    expect(JSON.stringify(before)).toContain('Visible');
  });

  it('but an editor does, in the same ways', async () => {
    const before = await whatVisitorsSee();
    await staff.editor.rest('PATCH', `/pages/${targets.page.id}`, hackedAndPublished);
    expect(await whatVisitorsSee()).not.toEqual(before);
  });
});
