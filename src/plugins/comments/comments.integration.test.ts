import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorAt } from '@/lib/anchor';
import { ownRequest } from '@/payload/own-request';
import type { ListedFinding } from '@/plugins/checks/endpoint';
import type { ListedNotification } from '@/plugins/notifications/endpoints';
import { sendNotifications } from '@/plugins/notifications/send';
import { recordAnswer } from '@/plugins/sharing/answer';
import { findShared } from '@/plugins/sharing/find-shared';
import { writeVersion } from '@/plugins/sharing/version';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, section } from '../../../tests/helpers/samples';
import { emailOf, signIn } from '../../../tests/helpers/staff';
import { openCounts } from './counts';
import type { Conversations } from './endpoints';
import { threadsOfLink } from './guests';

type Who = 'author' | 'editor' | 'admin';

const primary = { label: 'Book a session', kind: 'none' };
const band = (heading: string) => ({ blockType: 'cta-band', heading, text: 'Act in time.', primary, section });
const needResolved = (needsResolvedComments: boolean) =>
  payload.updateGlobal({ slug: 'approval-rules', data: { needsResolvedComments }, depth: 0 });

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(async () => {
  await payload.delete({ collection: 'notifications', where: {} });
  await needResolved(false);
});

async function draft() {
  const blocks = [band('First'), band('Second')];
  const { id } = await create(payload, 'pages', 'Discussed', { status: 'draft', data: { blocks } });
  const page = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
  return { id, page, anchor: anchorAt('blocks.1.heading', page) ?? '' };
}

const say = (who: Who, id: string, text: string, more: object = {}) =>
  staff[who].rest<Conversations>('POST', '/comments/write', { collection: 'pages', id, text, ...more });
const threads = async (id: string) =>
  (await staff.author.rest<Conversations>('GET', `/comments/of/pages/${id}`)).body.threads;
const notificationsOf = async (who: Who) =>
  (await staff[who].rest<{ notifications: ListedNotification[] }>('GET', '/notifications/mine')).body.notifications.map(
    ({ kind, who: by, note }) => [kind, by, note],
  );
const publish = (who: Who, id: string) => staff[who].rest('PATCH', `/pages/${id}`, { _status: 'published' });

async function guestAt(id: string) {
  const { body } = await staff.editor.rest<{ id: string; path: string }>('POST', '/preview-links/share', {
    collection: 'pages',
    id,
    days: 1,
  });
  const found = await findShared(body.path.replace('/share/', ''));
  if (typeof found === 'string') throw new Error(found);
  const answer = (form: object) =>
    recordAnswer(payload, found, {
      name: 'Ada',
      decision: 'commented',
      version: writeVersion(found.version),
      ...form,
    });
  return { link: body.id, answer };
}

describe('a comment', () => {
  it('that is sent twice is stored once, also at the same time, and so is a reply', async () => {
    const { id } = await draft();
    const first = { id: crypto.randomUUID() };
    const send = async (more: object) => (await say('editor', id, 'Too long.', more)).status;
    const own = (commentId: string) => ({ comment: commentId });
    expect(await Promise.all([send(own(first.id)), send(own(first.id))])).toEqual([201, 201]);
    expect(await send(own(first.id))).toBe(201);
    const reply = { ...own(crypto.randomUUID()), parent: first.id };
    expect([await send(reply), await send(reply)]).toEqual([201, 201]);
    expect((await threads(id)).map(({ id: stored, replies }) => [stored, replies.length])).toEqual([[first.id, 1]]);
    expect((await notificationsOf('author')).length).toBeLessThanOrEqual(1);
  });

  it('does not take the place of another one', async () => {
    const { id } = await draft();
    const comment = crypto.randomUUID();
    await say('editor', id, 'First.', { comment });
    expect((await say('author', id, 'Second.', { comment })).status).toBe(409);
    expect((await say('editor', (await draft()).id, 'Elsewhere.', { comment })).status).toBe(409);
    expect((await threads(id)).map(({ text }) => text)).toEqual(['First.']);
  });

  it('belongs to a field, and moves with its section', async () => {
    const { id, page, anchor } = await draft();
    await say('editor', id, 'Too long.', { anchor });
    expect(await threads(id)).toMatchObject([{ path: 'blocks.1.heading', who: 'editor', text: 'Too long.' }]);
    const [first, second] = page.blocks ?? [];
    await change(payload, 'pages', id, { blocks: [second, first] }, { status: 'draft' });
    const [moved] = await threads(id);
    expect(moved).toMatchObject({ path: 'blocks.0.heading', anchor });
    expect(moved?.place).toContain('Second');
    await change(payload, 'pages', id, { blocks: [first] }, { status: 'draft' });
    expect(await threads(id)).toMatchObject([{ path: null, place: expect.stringContaining('Second') }]);
  });

  it('stays at its point of a section, and says when the section was removed', async () => {
    const { id, page, anchor } = await draft();
    const spot = { x: 0.25, y: 0.75 };
    await say('editor', id, 'Here.', { anchor, spot });
    const [first, second] = page.blocks ?? [];
    await change(payload, 'pages', id, { blocks: [second, first] }, { status: 'draft' });
    expect(await threads(id)).toMatchObject([{ path: 'blocks.0.heading', anchor, spot, gone: null }]);
    await change(payload, 'pages', id, { blocks: [first] }, { status: 'draft' });
    expect(await threads(id)).toMatchObject([{ path: null, gone: 'section', text: 'Here.' }]);
  });

  it.each([
    { x: 1.01, y: 0 },
    { x: 0, y: -0.1 },
    { x: 0.5 },
    { x: '0.5', y: 0.5 },
    { x: 0, y: 0, z: 0 },
    [0, 0],
    'here',
  ])('has no point outside of its element: %j', async (spot) => {
    const { id, anchor } = await draft();
    expect((await say('editor', id, 'There.', { anchor, spot })).status).toBe(400);
    expect((await say('editor', id, 'There.', { anchor: `${anchor}.@1,1` })).status).toBe(400);
    expect((await say('editor', id, 'There.', { anchor: 'blocks.~nowhere', spot: { x: 0, y: 0 } })).status).toBe(404);
    expect(await threads(id)).toEqual([]);
  });

  it('gets a reply, is resolved, opened again, and counted while it is open', async () => {
    const { id } = await draft();
    const { body } = await say('editor', id, 'Why?');
    const thread = body.threads[0]?.id ?? '';
    await say('author', id, 'Because.', { parent: thread });
    const settle = (step: string) => staff.author.rest('POST', `/comments/${thread}/${step}`);
    const count = async () => (await openCounts(payload, 'pages')).get(id) ?? 0;
    expect(await count()).toBe(1);
    await settle('resolve');
    expect(await threads(id)).toMatchObject([{ resolvedBy: 'author', replies: [{ who: 'author', text: 'Because.' }] }]);
    expect(await count()).toBe(0);
    await settle('reopen');
    expect(await threads(id)).toMatchObject([{ resolvedAt: null, resolvedBy: null }]);
  });

  it('has words, a place that exists, and a conversation of the same document', async () => {
    const [one, other] = [await draft(), await draft()];
    const { body } = await say('editor', one.id, 'Here.');
    expect((await say('editor', one.id, '  ')).status).toBe(400);
    expect((await say('editor', one.id, 'x'.repeat(2001))).status).toBe(400);
    expect((await say('editor', one.id, 'Where?', { anchor: other.anchor })).status).toBe(404);
    expect((await say('editor', other.id, 'Reply', { parent: body.threads[0]?.id })).status).toBe(404);
  });

  it('on what somebody has deleted meanwhile is refused for that, not for its place', async () => {
    const { id, anchor } = await draft();
    await payload.delete({ collection: 'pages', id });
    for (const at of [anchor, '']) {
      const { status, body } = await say('editor', id, 'Too late?', { anchor: at });
      expect([status, body]).toEqual([404, { error: 'The document no longer exists. It may be in the trash.' }]);
    }
  });

  it('goes with its document', async () => {
    const { id } = await draft();
    const count = async () =>
      (await payload.count({ collection: 'comments', where: { text: { contains: id } } })).totalDocs;
    const { body } = await say('editor', id, `About ${id}`);
    await say('author', id, `Reply about ${id}`, { parent: body.threads[0]?.id });
    expect(await count()).toBe(2);
    await payload.delete({ collection: 'pages', id });
    expect(await count()).toBe(0);
  });
});

describe('people hear of a comment', () => {
  it('once, of what concerns them most', async () => {
    const { id } = await draft();
    await staff.author.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mine' });
    const { body } = await say('editor', id, '@admin, is this right?');
    expect(await notificationsOf('admin')).toEqual([['mentioned', 'editor', '@admin, is this right?']]);
    expect(await notificationsOf('author')).toEqual([['commented', 'editor', '@admin, is this right?']]);
    await say('admin', id, 'It is, @editor.', { parent: body.threads[0]?.id });
    expect(await notificationsOf('editor')).toEqual([['mentioned', 'admin', 'It is, @editor.']]);
    await say('author', id, 'Good.', { parent: body.threads[0]?.id });
    expect((await notificationsOf('admin'))[0]).toEqual(['replied', 'author', 'Good.']);
    expect((await notificationsOf('author')).map(([kind]) => kind)).toEqual(['commented', 'commented']);
  });

  it('by mail, which leads to the comment and does not quote it', async () => {
    const { id } = await draft();
    const { body } = await say('editor', id, 'Look, @author: secret.');
    const sendMail = vi.fn().mockResolvedValue({});
    await sendNotifications(await ownRequest(payload), { sendMail } as never);
    expect(sendMail).toHaveBeenCalledTimes(1);
    const mail = sendMail.mock.calls[0]?.[0];
    expect(mail).toMatchObject({ to: emailOf('author'), subject: 'editor mentioned you in a comment on: Discussed' });
    expect(mail.text).toContain(`/admin/collections/pages/${id}?comment=${body.threads[0]?.id}`);
    expect(mail.text).not.toContain('secret');
  });
});

describe('a guest', () => {
  it('comments on a section, and sees the conversations of the own link only', async () => {
    const { id, page } = await draft();
    await say('author', id, 'Among us.');
    const [one, other] = [await guestAt(id), await guestAt(id)];
    await one.answer({ comment: 'Too dark.', anchor: anchorAt('blocks.0', page) });
    expect(await threads(id)).toMatchObject([
      { text: 'Among us.' },
      { text: 'Too dark.', who: 'Ada', isGuest: true, path: 'blocks.0' },
    ]);
    const begun = (await threads(id))[1]?.id ?? '';
    await say('editor', id, 'We will change it.', { parent: begun });
    const seen = await threadsOfLink(payload, one.link, page);
    expect(seen).toMatchObject([{ text: 'Too dark.', replies: [{ text: 'We will change it.', who: 'editor' }] }]);
    expect(JSON.stringify(seen)).not.toContain('Among us.');
    expect(await threadsOfLink(payload, other.link, page)).toEqual([]);
    expect(await other.answer({ comment: 'Me too.', parent: begun })).toBe('invalid');
  });

  it('comments at a point, once even if it is sent twice, and sees when its section was removed', async () => {
    const { id, page } = await draft();
    const { link, answer } = await guestAt(id);
    const spot = { x: 0.1, y: 0.9 };
    const sent = { id: crypto.randomUUID(), comment: 'Here.', anchor: anchorAt('blocks.0.heading', page), spot };
    await Promise.all([answer(sent), answer(sent)]);
    expect(await answer(sent)).toEqual({ id: sent.id });
    expect(await threads(id)).toMatchObject([{ text: 'Here.', isGuest: true, path: 'blocks.0.heading', spot }]);
    expect(await threadsOfLink(payload, link, page)).toMatchObject([{ path: 'blocks.0.heading', spot, gone: null }]);
    expect(await threadsOfLink(payload, link, { ...page, blocks: [] })).toMatchObject([
      { path: null, gone: 'section' },
    ]);
    const other = await guestAt(id);
    expect(await other.answer({ ...sent, comment: 'Mine.' })).toBe('invalid');
    expect(await other.answer({ ...sent, id: undefined, spot: { x: 2, y: 0 } })).toBe('invalid');
    expect(await other.answer({ comment: 'Where?', anchor: 'blocks.~nowhere', spot })).toBe('gone');
    expect(await threads(id)).toHaveLength(1);
  });

  it('opens a resolved conversation again by replying', async () => {
    const { id } = await draft();
    const { answer } = await guestAt(id);
    await answer({ comment: 'Too dark.' });
    const [begun] = await threads(id);
    await staff.editor.rest('POST', `/comments/${begun?.id}/resolve`);
    await answer({ comment: 'Still dark.', parent: begun?.id });
    expect(await threads(id)).toMatchObject([{ resolvedAt: null, replies: [{ text: 'Still dark.', isGuest: true }] }]);
  });
});

describe('where comments must be resolved first', () => {
  it('an open one stops publishing and approving, a resolved one does not', async () => {
    const { id } = await draft();
    const { body } = await say('author', id, 'Wait.');
    const { answer } = await guestAt(id);
    await needResolved(true);
    expect((await publish('editor', id)).status).toBe(400);
    expect(await answer({ decision: 'approved' })).toBe('open');
    await staff.author.rest('POST', `/comments/${body.threads[0]?.id}/resolve`);
    expect(await answer({ decision: 'approved' })).toMatchObject({ id: expect.any(String) });
    expect((await publish('editor', id)).status).toBe(200);
  });

  it('no one waits without the setting', async () => {
    const { id } = await draft();
    await say('author', id, 'Wait.');
    expect((await publish('editor', id)).status).toBe(200);
  });
});

describe('the checks of a draft', () => {
  const check = async (id: string) =>
    (await staff.author.rest<{ findings: ListedFinding[] }>('GET', `/checks/pages/${id}`)).body.findings;
  const linkTo = (value: string) => ({
    label: 'Read on',
    kind: 'document',
    document: { relationTo: 'pages', value },
    appearance: 'solid',
  });

  it('are one list: what stops publishing, and what is worth a look', async () => {
    const gone = await create(payload, 'pages', 'Gone', { status: 'draft' });
    const blocks = [{ ...band(''), primary: linkTo(gone.id) }];
    const { id } = await create(payload, 'pages', 'Checked', { status: 'draft', data: { blocks } });
    const rules = async (level: string) =>
      (await check(id)).filter((one) => one.level === level).map(({ rule, path }) => `${rule} ${path}`);
    expect(await rules('error')).toEqual(['field blocks.0.heading']);
    expect(await rules('warning')).toEqual(
      expect.arrayContaining(['links blocks.0.primary.document', 'link-text blocks.0.primary.label']),
    );
    // Bypasses the guard that keeps what is in use.
    await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: gone.id } } });
    const save = (own: object) =>
      change(payload, 'pages', id, { blocks: [{ ...band('One'), ...own }] }, { status: 'draft' });
    await save({ primary: linkTo(gone.id) });
    expect(await rules('error')).toEqual(['links blocks.0.primary.document']);
    expect((await publish('editor', id)).status).toBe(400);
    await save({});
    expect((await publish('editor', id)).status).toBe(200);
  });

  it('call new what the published version does not have', async () => {
    const { id } = await create(payload, 'pages', 'Checked', { data: { blocks: [band('One')] } });
    const isNew = async () => (await check(id)).filter((one) => one.isNew).map(({ rule }) => rule);
    expect(await isNew()).toEqual([]);
    const text = 'We leverage signals.';
    await change(payload, 'pages', id, { blocks: [{ ...band('One'), text }] }, { status: 'draft' });
    expect(await isNew()).toContain('words');
  });
});
