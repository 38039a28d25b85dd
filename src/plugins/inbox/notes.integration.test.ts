import { describe, expect, it } from 'vitest';
import { changePath } from '@/lib/inbox-addresses';
import type { ListName } from '@/lib/inbox-lists';
import { noticeOf } from '../../../tests/helpers/http';
import { all, withInbox } from '../../../tests/helpers/inbox';
import { readNotes } from './notes';
import { readPage } from './store';

const inbox = withInbox();
const { addBooking, addMessage, addSubmission, addSubscriber, post, sql } = inbox;

describe('a note', () => {
  const addNote = (list: ListName, id: string, text: string) => post(changePath(list, id, 'note'), { text });

  it('says who wrote it and when, in the order of writing, as typed', async () => {
    const id = await addMessage();
    expect(noticeOf(await addNote('messages', id, ' Called back.\r\n<b>Friendly</b> '))).toBe('noted');
    await inbox.staff.admin.form('POST', changePath('messages', id, 'note'), { text: 'Offer sent.' });
    await addNote('messages', await addMessage(), 'About another one.');
    const notes = await readNotes('messages', id);
    expect(notes.map(({ author_name, text }) => [author_name, text])).toEqual([
      ['editor', 'Called back.\n<b>Friendly</b>'],
      ['admin', 'Offer sent.'],
    ]);
    expect(Math.abs(Date.parse(notes[0]?.created_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each(['', '  ', 'n'.repeat(2001)])('has words, and not too many: %#', async (text) => {
    const id = await addMessage();
    expect(noticeOf(await addNote('messages', id, text))).toBe('no-note');
    expect(await readNotes('messages', id)).toEqual([]);
  });

  it('that is sent twice is stored once, also at the same time', async () => {
    const message = await addMessage();
    const form = { text: 'Sent again after a lost answer.', id: crypto.randomUUID() };
    const add = async () => noticeOf(await post(changePath('messages', message, 'note'), form));
    expect(await Promise.all([add(), add(), add()])).toEqual(['noted', 'noted', 'noted']);
    expect(await add()).toBe('noted');
    expect(await readNotes('messages', message)).toHaveLength(1);
    expect(noticeOf(await post(changePath('messages', message, 'note'), { ...form, id: '1' }))).toBe('no-note');
  });

  it('needs a row', async () => {
    expect(noticeOf(await addNote('messages', crypto.randomUUID(), 'Hello'))).toBe('gone');
  });

  it('is deleted with its row, and with everything of a visitor', async () => {
    const deleted = await addMessage();
    await addNote('messages', deleted, 'One');
    await post(changePath('messages', deleted, 'delete'));
    const email = 'noted@client.example';
    await addSubscriber(email);
    const rows = {
      messages: await addMessage({ email }),
      submissions: await addSubmission(email),
      subscribers: (await readPage('subscribers', all)).rows[0]?.id ?? '',
      bookings: await addBooking('2027-01-04T16:00:00Z', 'new', email),
    };
    for (const [list, id] of Object.entries(rows)) await addNote(list as ListName, id, 'Two');
    const kept = await addMessage();
    await addNote('messages', kept, 'Kept');
    expect(await sql('select 1 from inbox_notes')).toHaveLength(5);
    expect(noticeOf(await post('/api/inbox/erase', { email, rows: '4' }))).toBe('erased');
    expect(await sql('select text from inbox_notes')).toEqual([{ text: 'Kept' }]);
  });

  it('is not part of the export, which holds what visitors sent', async () => {
    const id = await addMessage();
    await addNote('messages', id, 'Known to us.');
    const file = await (await inbox.staff.editor.form('GET', '/api/inbox/messages/export')).text();
    expect(file).not.toContain('Known to us.');
  });
});
