import { createLocalReq } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseGuest } from '@/plugins/sharing/erase-guest';
import { latestVersion, writeVersion } from '@/plugins/sharing/version';
import { ERASED } from '@/staff/erased';
import { testPayload } from '../../../tests/helpers/payload';
import { create, next } from '../../../tests/helpers/samples';
import { emailOf, password, signIn } from '../../../tests/helpers/staff';
import { onDashboard } from './admin/on-dashboard';
import type { ListedNotification } from './endpoints';
import { sendNotifications } from './send';

const payload = await testPayload();
const staff = await signIn(payload);

beforeEach(async () => {
  await payload.delete({ collection: 'notifications', where: {} });
});

type Who = 'author' | 'editor' | 'admin' | 'reviewer';
const bell = async (who: Who) =>
  (await staff[who].rest<{ unread: number; notifications: ListedNotification[] }>('GET', '/notifications/mine')).body;
const lines = async (who: Who) => (await bell(who)).notifications.map(({ kind, who: by, note }) => [kind, by, note]);
const draft = () => create(payload, 'pages', 'Subject', { status: 'draft' });
const submit = (id: string) => staff.author.rest('POST', `/editorial/pages/${id}/submit`, { note: 'Please.' });

async function answered(id: string, comment: string) {
  const link = await staff.editor.rest<{ id: string }>('POST', '/preview-links/share', {
    collection: 'pages',
    id,
    days: 1,
  });
  const version = await latestVersion(payload, 'pages', id);
  if (!version) throw new Error('There is no version.');
  await payload.create({
    collection: 'comments',
    data: {
      guestName: 'Ada',
      text: comment,
      document: { relationTo: 'pages', value: id },
      version: writeVersion(version),
      link: link.body.id,
    },
  });
}

describe('people hear of what concerns them, and not of what they did', () => {
  it('from submitting over returning to publishing', async () => {
    const { id } = await draft();
    await submit(id);
    expect(await lines('editor')).toEqual([['submitted', 'author', 'Please.']]);
    expect(await lines('admin')).toEqual([['submitted', 'author', 'Please.']]);
    expect(await lines('reviewer')).toEqual([]);
    await staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'Shorter.' });
    expect(await lines('author')).toEqual([['returned', 'editor', 'Shorter.']]);
    await submit(id);
    await staff.editor.rest('PATCH', `/pages/${id}`, { _status: 'published' });
    expect(await lines('author')).toEqual([
      ['published', 'editor', null],
      ['returned', 'editor', 'Shorter.'],
    ]);
    expect((await bell('author')).notifications[0]?.path).toBe(`/admin/collections/pages/${id}`);
  });

  it('of what somebody writes and publishes alone, nobody is notified', async () => {
    const { id } = await draft();
    await staff.editor.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Alone' });
    await staff.editor.rest('PATCH', `/pages/${id}`, { _status: 'published' });
    for (const who of ['author', 'editor', 'admin'] as const) expect(await lines(who)).toEqual([]);
  });

  it('a comment of a guest is shown with the name of the guest, until it is erased', async () => {
    const { id } = await draft();
    await staff.author.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mine' });
    await answered(id, 'Too long, ada@guest.example');
    const seen = [['commented', 'Ada (guest)', 'Too long, ada@guest.example']];
    expect(await lines('editor')).toEqual(seen);
    expect(await lines('author')).toEqual(seen);
    await eraseGuest(await createLocalReq({}, payload), 'ada@guest.example');
    expect(await lines('editor')).toEqual([['commented', `${ERASED} (guest)`, ERASED]]);
    const { docs } = await payload.find({ collection: 'notifications', depth: 0 });
    expect(JSON.stringify(docs)).not.toContain('Ada');
  });

  it('admins are notified of a new account', async () => {
    const data = { name: 'New', email: `new-${next()}@staff.example`, password, role: 'author' };
    await payload.create({ collection: 'users', data: data as never });
    expect(await lines('admin')).toEqual([['account', 'The site', null]]);
    expect(await lines('editor')).toEqual([]);
  });
});

it('unread mentions and replies are lines of Home, the rest is counted', async () => {
  const reader = staff.editor.id;
  const { id: document } = await draft();
  for (const kind of ['mentioned', 'replied', 'published'] as const) {
    const about = { kind, who: 'author', title: 'Subject', collection: 'pages', document };
    await payload.create({ collection: 'notifications', data: { ...about, reader } });
  }
  const { docs } = await payload.find({ collection: 'users', where: { id: { equals: reader } }, limit: 1 });
  const [account] = docs;
  if (!account) throw new Error('There is no editor.');
  const part = await onDashboard({ payload, user: { ...account, collection: 'users' } });
  expect(part.unread).toBe(1);
  expect(await part.waiting).toEqual([
    expect.objectContaining({ kind: 'Reply', details: 'From author' }),
    expect.objectContaining({ kind: 'Mention', title: 'Subject', href: `/admin/collections/pages/${document}` }),
  ]);
});

it('each reader marks their own as read, one or all', async () => {
  for (const { id } of [await draft(), await draft()]) await submit(id);
  const { notifications, unread } = await bell('editor');
  expect(unread).toBe(2);
  const read = (who: Who, body: object) => staff[who].rest<{ unread: number }>('POST', '/notifications/read', body);
  expect((await read('admin', { id: notifications[0]?.id })).body.unread).toBe(2);
  expect((await read('editor', { id: notifications[0]?.id })).body.unread).toBe(1);
  expect((await read('editor', {})).body.unread).toBe(0);
  expect((await bell('admin')).unread).toBe(2);
});

describe('mail', () => {
  const run = async (sendMail: ReturnType<typeof vi.fn>, now = new Date()) =>
    sendNotifications(await createLocalReq({}, payload), { sendMail } as never, now);

  it('goes out once to each who wants it, and quotes no words', async () => {
    const { id } = await draft();
    await staff.editor.rest('PATCH', `/users/${staff.editor.id}`, { noMail: ['submitted'] });
    await staff.admin.rest('PATCH', `/users/${staff.admin.id}`, { noBell: ['submitted'] });
    await submit(id);
    expect(await lines('admin')).toEqual([]);
    expect(await lines('editor')).toHaveLength(1);
    const sendMail = vi.fn().mockResolvedValue({});
    await run(sendMail);
    await run(sendMail);
    expect(sendMail).toHaveBeenCalledTimes(1);
    const mail = sendMail.mock.calls[0]?.[0];
    expect(mail).toMatchObject({ to: emailOf('admin'), subject: 'author asks you to review: Subject' });
    expect(mail.text).toContain(`/admin/collections/pages/${id}`);
    expect(mail.text).not.toContain('Please.');
    await staff.editor.rest('PATCH', `/users/${staff.editor.id}`, { noMail: [] });
    await staff.admin.rest('PATCH', `/users/${staff.admin.id}`, { noBell: [] });
  });

  it('that could not be sent is tried again later', async () => {
    const { id } = await draft();
    await submit(id);
    const broken = vi.fn().mockRejectedValue(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
    await run(broken);
    expect(broken).toHaveBeenCalledTimes(1);
    const sendMail = vi.fn().mockResolvedValue({});
    await run(sendMail);
    await run(sendMail, new Date(Date.now() + 3_600_000));
    expect(sendMail.mock.calls.map(([{ to }]) => to).sort()).toEqual([emailOf('admin'), emailOf('editor')]);
  });
});
