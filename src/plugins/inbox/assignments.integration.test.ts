import { beforeEach, describe, expect, it } from 'vitest';
import { changePath } from '@/lib/inbox-addresses';
import { type ListName, listNames } from '@/lib/inbox-lists';
import { noticeOf } from '../../../tests/helpers/http';
import { all, withInbox } from '../../../tests/helpers/inbox';
import { countNew, readPage, readRow, setStatus, wantedBy } from './store';

const inbox = withInbox();
const { addBooking, addMessage, addSubmission, addSubscriber, post, sql } = inbox;

describe('an assignment', () => {
  const assign = (id: string, assignee: string | undefined, list: ListName = 'messages') =>
    post(changePath(list, id, 'assign'), { assignee: assignee ?? '' });
  const logged = async () => {
    const { docs } = await inbox.payload.find({ collection: 'audit-log', where: { action: { equals: 'assign' } } });
    return docs.map(({ title, detail, whoName, document }) => ({ title, detail, whoName, document }));
  };
  const notices = async () => (await inbox.payload.find({ collection: 'notifications', depth: 0 })).docs;
  const addressed = (id: string) => inbox.payload.findByID({ collection: 'users', id });

  beforeEach(async () => {
    await inbox.payload.delete({ collection: 'notifications', where: {} });
    await sql(`delete from payload.audit_log where action = 'assign'`);
    await inbox.payload.update({ collection: 'users', where: {}, data: { noMail: [], noBell: [] } });
  });

  it.each(listNames)('of %s is stored, and taken back', async (list) => {
    await addSubscriber('reader@client.example');
    const id = {
      messages: await addMessage(),
      submissions: await addSubmission(),
      subscribers: (await readPage('subscribers', all)).rows[0]?.id ?? '',
      bookings: await addBooking('2027-01-04T16:00:00Z'),
    }[list];
    expect(noticeOf(await assign(id, inbox.staff.admin.id, list))).toBe('assigned');
    expect((await readRow(list, id))?.assignee).toBe(inbox.staff.admin.id);
    expect(noticeOf(await assign(id, undefined, list))).toBe('unassigned');
    expect((await readRow(list, id))?.assignee).toBeNull();
  });

  it('is in the audit log, without a word of the visitor', async () => {
    const id = await addMessage({ name: 'Ada Lovelace' });
    await assign(id, inbox.staff.admin.id);
    const admin = await addressed(inbox.staff.admin.id);
    expect(await logged()).toMatchObject([
      { title: 'Inbox: one of messages', detail: `To ${admin.name}`, whoName: 'editor' },
    ]);
    expect(JSON.stringify(await logged())).not.toContain('Lovelace');
  });

  it('notifies the colleague, who opens the submission from there, and not the person who assigned it', async () => {
    const id = await addMessage({ name: 'Ada Lovelace' });
    await assign(id, inbox.staff.admin.id);
    expect(await notices()).toMatchObject([{ reader: inbox.staff.admin.id, kind: 'assigned', isShown: true }]);
    expect((await notices())[0]?.mailDueAt).toBeTruthy();
    expect(JSON.stringify(await notices())).not.toContain('Lovelace');
    const bell = await inbox.staff.admin.form('GET', '/api/notifications/mine');
    expect(((await bell.json()) as { notifications: unknown[] }).notifications).toMatchObject([
      { path: `/admin/inbox/messages/${id}` },
    ]);
    expect(noticeOf(await assign(id, inbox.staff.admin.id))).toBe('assigned');
    expect(noticeOf(await assign(id, inbox.staff.editor.id))).toBe('taken');
    expect(await notices()).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it('that is sent several times at once is recorded and notified once', async () => {
    const id = await addMessage();
    const thrice = async (to: string | undefined) =>
      (await Promise.all([1, 2, 3].map(() => assign(id, to)))).map((response) => noticeOf(response));
    expect(await thrice(inbox.staff.admin.id)).toEqual(['assigned', 'assigned', 'assigned']);
    expect([(await notices()).length, (await logged()).length]).toEqual([1, 1]);
    expect(await thrice(undefined)).toEqual(['unassigned', 'unassigned', 'unassigned']);
    expect([(await notices()).length, (await logged()).length]).toEqual([1, 2]);
  });

  it('keeps to what the colleague switched off', async () => {
    await inbox.payload.update({ collection: 'users', id: inbox.staff.admin.id, data: { noBell: ['assigned'] } });
    await assign(await addMessage(), inbox.staff.admin.id);
    expect(await notices()).toMatchObject([{ reader: inbox.staff.admin.id, isShown: false }]);
    await inbox.payload.update({ collection: 'users', id: inbox.staff.admin.id, data: { noMail: ['assigned'] } });
    await assign(await addMessage(), inbox.staff.admin.id);
    expect(await notices()).toHaveLength(1);
  });

  it('is refused to accounts that may not open the inbox, and for a row that is gone', async () => {
    const id = await addMessage();
    for (const person of ['author', 'reviewer'] as const) {
      expect(noticeOf(await assign(id, inbox.staff[person].id))).toBe('no-colleague');
    }
    expect(noticeOf(await assign(id, crypto.randomUUID()))).toBe('no-colleague');
    expect(noticeOf(await assign(id, 'ada'))).toBe('invalid');
    expect((await readRow('messages', id))?.assignee).toBeNull();
    expect(noticeOf(await assign(crypto.randomUUID(), inbox.staff.admin.id))).toBe('gone');
    expect([await logged(), await notices()]).toEqual([[], []]);
  });

  it('is what the filter, the counts and the export of one person are about', async () => {
    const [mine, other] = [await addMessage({ name: 'Mine' }), await addMessage({ name: 'Other' })];
    await addMessage({ name: 'Free' });
    await assign(mine, inbox.staff.editor.id);
    await assign(other, inbox.staff.admin.id);
    const me = inbox.staff.editor.id;
    const { rows, total } = await readPage('messages', wantedBy({ ...all, isMine: true }, me));
    expect([rows.map(({ name }) => name), total]).toEqual([['Mine'], 1]);
    expect(await countNew(me)).toEqual({ messages: 1, submissions: 0, subscribers: 0, bookings: 0 });
    const file = await (await inbox.staff.editor.form('GET', '/api/inbox/messages/export?mine=1')).text();
    expect(['Mine', 'Other', 'Free'].filter((name) => file.includes(`,${name},`))).toEqual(['Mine']);
    await setStatus('messages', mine, 'answered');
    expect((await countNew(me)).messages).toBe(0);
  });
});
