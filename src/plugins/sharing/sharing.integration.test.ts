import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { makeToken } from '@/data/preview/share-token';
import { ERASED } from '@/staff/erased';
import { testPayload } from '../../../tests/helpers/payload';
import { change, contentCollections, create, section } from '../../../tests/helpers/samples';
import { people, signIn } from '../../../tests/helpers/staff';
import { recordAnswer } from './answer';
import type { ListedAnswer, ListedLink } from './endpoints';
import { eraseGuest } from './erase-guest';
import { findLink, type LiveLink } from './find-link';
import { findShared, type Shared } from './find-shared';
import { writeVersion } from './version';

const payload = await testPayload();
const staff = await signIn(payload);

type Made = { id: string; path: string; expiresAt: string };
type Who = keyof typeof staff;

const share = (who: Who, collection: string, id: string, days = 7) =>
  staff[who].rest<Made>('POST', '/preview-links/share', { collection, id, days, purpose: 'Legal' });
const panel = async (who: Who, collection: string, id: string) =>
  (
    await staff[who].rest<{ links: ListedLink[]; answers: ListedAnswer[] }>(
      'GET',
      `/preview-links/of/${collection}/${id}`,
    )
  ).body;
const tokenOf = ({ path }: Made) => path.replace('/share/', '');

async function shared(data = {}) {
  const doc = await create(payload, 'pages', 'Secret plan', { status: 'draft', data });
  const { body } = await share('editor', 'pages', doc.id);
  return { doc, made: body, token: tokenOf(body) };
}

const live = async (token: string): Promise<Shared> => {
  const found = await findShared(token);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('a link', () => {
  it.each(people)('is made by those who see drafts: %s', async (who) => {
    const doc = await create(payload, 'pages', 'Plan', { status: 'draft' });
    const { status } = await share(who, 'pages', doc.id);
    expect(status).toBe(['author', 'editor', 'admin'].includes(who) ? 201 : 403);
  });

  it('lasts 1, 3, 7 or 30 days, and is for content that exists', async () => {
    const doc = await create(payload, 'pages', 'Plan', { status: 'draft' });
    for (const days of [0, 2, 31, -1]) expect((await share('editor', 'pages', doc.id, days)).status).toBe(400);
    expect((await share('editor', 'users', staff.admin.id)).status).toBe(400);
    expect((await share('editor', 'pages', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const { body } = await share('editor', 'pages', doc.id, 1);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(86_400_000);
  });

  it('whose response was lost is made once, also at once, and is nobody else’s', async () => {
    const [doc, other] = [await create(payload, 'pages', 'Plan'), await create(payload, 'pages', 'Other plan')];
    const wanted = { collection: 'pages', id: doc.id, days: 7, newId: randomUUID() };
    const send = (more = {}) => staff.author.rest<Made>('POST', '/preview-links/share', { ...wanted, ...more });
    const made = await Promise.all([send(), send(), send()]);
    expect(made.map(({ status, body }) => [status, body.path])).toEqual(Array(3).fill([201, made[0]?.body.path]));
    expect((await panel('author', 'pages', doc.id)).links.map(({ id }) => id)).toEqual([wanted.newId]);
    expect((await send({ id: other.id })).status).toBe(409);
    expect((await staff.editor.rest('POST', '/preview-links/share', wanted)).status).toBe(409);
  });

  it.each(contentCollections)('shows the latest draft of %s', async (collection) => {
    const doc = await create(payload, collection, 'Draft name', { status: 'draft' });
    const { body } = await share('author', collection, doc.id);
    const found = await live(tokenOf(body));
    expect(found).toMatchObject({ collection, id: doc.id });
    expect(JSON.stringify('document' in found && found.document)).toContain('Draft name');
  });

  it('shows nothing when it is revoked, over, of somebody else, or its document is gone', async () => {
    const { made, token } = await shared();
    const after = new Date(Date.parse(made.expiresAt) + 1000);
    expect(await findLink(payload, token, after)).toBe('over');
    const stranger = makeToken(staff.admin.id, new Date(made.expiresAt));
    expect(await findLink(payload, stranger)).toBe('over');
    expect(await findLink(payload, `${token}x`)).toBe('unknown');
    expect((await staff.editor.rest('POST', `/preview-links/${made.id}/revoke`)).status).toBe(200);
    expect(await findShared(token)).toBe('over');

    const second = await shared();
    await payload.delete({ collection: 'pages', id: second.doc.id });
    expect(await findShared(second.token)).toBe('over');
  });

  it('is revoked by editors, and by the author who made it', async () => {
    const doc = await create(payload, 'pages', 'Plan', { status: 'draft' });
    const { body: editors } = await share('editor', 'pages', doc.id);
    const { body: authors } = await share('author', 'pages', doc.id);
    expect((await staff.author.rest('POST', `/preview-links/${editors.id}/revoke`)).status).toBe(403);
    expect((await staff.author.rest('POST', `/preview-links/${authors.id}/revoke`)).status).toBe(200);
    expect((await panel('author', 'pages', doc.id)).links.map(({ id }) => id)).toEqual([editors.id]);
  });

  it('cannot be made to last longer, nor made by hand', async () => {
    const { made } = await shared();
    const later = { expiresAt: '2099-01-01T00:00:00.000Z' };
    await staff.admin.rest('PATCH', `/preview-links/${made.id}`, later);
    const row = await payload.findByID({ collection: 'preview-links', id: made.id, depth: 0 });
    expect(row.expiresAt).toBe(made.expiresAt);
    expect((await staff.admin.rest('POST', '/preview-links', { ...later, document: row.document })).status).toBe(403);
  });

  it('names no other draft: links in it are as visitors see them', async () => {
    const hidden = await create(payload, 'pages', 'Hidden name', { status: 'draft' });
    const open = await create(payload, 'pages', 'Open name');
    await change(payload, 'pages', open.id, { title: 'Unsaid name' }, { status: 'draft' });
    const linkTo = (id: string) => ({
      label: 'Read on',
      kind: 'document',
      document: { relationTo: 'pages', value: id },
      appearance: 'solid',
    });
    const block = { blockType: 'cta-band', heading: 'On', text: 'On', section };
    const blocks = [{ ...block, primary: linkTo(hidden.id), secondary: linkTo(open.id) }];
    const { token } = await shared({ blocks });
    const text = JSON.stringify(await live(token));
    expect(text).toContain('Open name');
    for (const name of ['Hidden name', 'Unsaid name', String(hidden.path)]) expect(text).not.toContain(name);
  });
});

describe('an answer', () => {
  const say = (link: LiveLink, version: Shared['version'], more = {}) =>
    recordAnswer(payload, link, {
      name: 'Ada',
      decision: 'approved',
      comment: 'Fine.',
      version: writeVersion(version),
      ...more,
    });

  it('stands beside the document, for the version that was seen, and stays when that is published', async () => {
    const { doc, token } = await shared();
    const found = await live(token);
    expect(await say(found, found.version)).toMatchObject({ id: expect.any(String) });
    const answers = async () => (await panel('author', 'pages', doc.id)).answers;
    expect(await answers()).toMatchObject([{ name: 'Ada', isCurrent: true }]);
    await change(payload, 'pages', doc.id, {});
    expect(await answers()).toMatchObject([{ isCurrent: true }]);
    await change(payload, 'pages', doc.id, { title: 'Another plan' }, { status: 'draft' });
    expect(await answers()).toMatchObject([{ isCurrent: false }]);
  });

  it('that is sent several times at once is recorded and notified once, with its comment', async () => {
    const { doc, token } = await shared();
    const found = await live(token);
    const all = await Promise.all([1, 2, 3].map(() => say(found, found.version)));
    expect(new Set(all.map((one) => (typeof one === 'string' ? one : one.id))).size).toBe(1);
    const of = { where: { link: { equals: found.link.id } }, overrideAccess: true };
    expect((await payload.count({ collection: 'approvals', ...of })).totalDocs).toBe(1);
    expect((await payload.count({ collection: 'comments', ...of })).totalDocs).toBe(1);
    const about = { where: { document: { equals: doc.id }, action: { equals: 'approve' } } };
    expect((await payload.count({ collection: 'audit-log', ...about })).totalDocs).toBe(1);
    await say(found, found.version, { name: 'Bob', comment: 'Not quite.' });
    expect((await payload.count({ collection: 'approvals', ...of })).totalDocs).toBe(2);
    expect((await payload.count({ collection: 'comments', ...of })).totalDocs).toBe(2);
  });

  it('is of this document only', async () => {
    const [mine, others] = [await shared(), await shared()];
    const found = await live(mine.token);
    expect(await say(found, (await live(others.token)).version)).toBe('invalid');
    expect(await say(found, found.version, { decision: 'commented', comment: '' })).toBe('comment');
  });

  it('comes twenty times in an hour under one link, not more, even at once', async () => {
    const { token } = await shared();
    const found = await live(token);
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => say(found, found.version, { name: `Ada ${n}` })),
    );
    expect(all.filter((one) => typeof one === 'object')).toHaveLength(20);
    expect(all.filter((one) => one === 'often')).toHaveLength(10);
    const of = { where: { link: { equals: found.link.id } }, overrideAccess: true };
    expect((await payload.count({ collection: 'approvals', ...of })).totalDocs).toBe(20);
    const other = await live((await shared()).token);
    expect(await say(other, other.version)).toMatchObject({ id: expect.any(String) });
  });
});

describe('an erasure on request', () => {
  const email = 'gu_st@client.example';

  it('takes the name, the words and the purpose along, and leaves those of others', async () => {
    const { made, token } = await shared();
    const link = (await live(token)).link;
    await payload.update({ collection: 'preview-links', id: made.id, data: { purpose: `For ${email}` }, depth: 0 });
    const found = await live(token);
    const form = (name: string, comment: string) => ({
      name,
      comment,
      decision: 'approved',
      version: writeVersion(found.version),
    });
    const target = { link, collection: found.collection, id: found.id } as LiveLink;
    for (const name of [email.toUpperCase(), 'Ada', 'guest@client.example', `a${email}`]) {
      await recordAnswer(payload, target, form(name, name === 'Ada' ? `Write to ${email}.` : 'Fine.'));
    }
    await eraseGuest(await createLocalReq({}, payload), email);
    const ofLink = { where: { link: { equals: link.id } }, depth: 0, sort: 'createdAt' } as const;
    const approvals = await payload.find({ collection: 'approvals', ...ofLink });
    expect(approvals.docs.map(({ name }) => name)).toEqual([ERASED, ERASED, 'guest@client.example', `a${email}`]);
    const comments = await payload.find({ collection: 'comments', ...ofLink });
    expect(comments.docs.map(({ guestName, text }) => [guestName, text])).toEqual([
      [ERASED, ERASED],
      [ERASED, ERASED],
      ['guest@client.example', 'Fine.'],
      [`a${email}`, 'Fine.'],
    ]);
    expect((await payload.findByID({ collection: 'preview-links', id: made.id, depth: 0 })).purpose).toBeNull();
  });

  it('finds no one in the audit log, which holds no names of guests', async () => {
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'approve' } },
      depth: 0,
    });
    expect(docs.length).toBeGreaterThan(0);
    expect(new Set(docs.map(({ whoName }) => whoName))).toEqual(new Set(['A guest']));
  });
});
