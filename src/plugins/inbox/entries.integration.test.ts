import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import { changePath } from '@/lib/inbox-addresses';
import type { ListName } from '@/lib/inbox-lists';
import { Mailbox } from '../../../supabase/local/mail/mailbox';
import { noticeOf } from '../../../tests/helpers/http';
import { withInbox } from '../../../tests/helpers/inbox';
import { readRow, setStatus } from './store';

const inbox = withInbox();
const { addBooking, addMessage, post, sql } = inbox;

const mailbox = () => new Mailbox(path.join(process.env.DATA_DIR ?? '', 'mailbox'));

describe('a status', () => {
  it.each(['messages', 'bookings'] as const)('of %s is changed in place', async (list: ListName) => {
    const id = list === 'messages' ? await addMessage() : await addBooking('2027-01-04T16:00:00Z');
    const back = `/admin/inbox/${list}?q=a&page=2`;
    const response = await post(changePath(list, id, 'status'), { status: 'answered', back });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${back}&notice=status-saved`]);
    expect((await readRow(list, id))?.status).toBe('answered');
  });

  it('cannot be one that there is not', async () => {
    const id = await addMessage();
    expect(noticeOf(await post(changePath('messages', id, 'status'), { status: 'deleted' }))).toBe('invalid');
    expect((await readRow('messages', id))?.status).toBe('new');
  });

  it('of a booking whose time has been taken stays spam, with a reason', async () => {
    const spam = await addBooking('2027-01-04T16:00:00Z', 'spam');
    await addBooking('2027-01-04T16:00:00Z', 'new', 'bob@client.example');
    expect(await setStatus('bookings', spam, 'new')).toBe('time-taken');
    expect(noticeOf(await post(changePath('bookings', spam, 'status'), { status: 'new' }))).toBe('time-taken');
    expect((await readRow('bookings', spam))?.status).toBe('spam');
  });

  it('of a row that is gone says so', async () => {
    const path = changePath('messages', '00000000-0000-4000-8000-000000000000', 'status');
    expect(noticeOf(await post(path, { status: 'new' }))).toBe('gone');
  });

  it('is JSON for scripts', async () => {
    const id = await addMessage();
    const response = await post(
      changePath('messages', id, 'status'),
      { status: 'spam' },
      { accept: 'application/json' },
    );
    expect(await response.json()).toMatchObject({ tone: 'success', text: 'Status saved.' });
  });
});

describe('a reply', () => {
  const reply = { subject: 'Your message', text: 'Hello' };

  it('is refused without words, and for a message that is gone', async () => {
    const id = await addMessage();
    const path = changePath('messages', id, 'reply');
    expect(noticeOf(await post(path, { ...reply, text: ' ' }))).toBe('invalid');
    expect(noticeOf(await post(changePath('messages', crypto.randomUUID(), 'reply'), reply))).toBe('gone');
  });

  it('is sent to the visitor, and the message is answered', async () => {
    const id = await addMessage({ email: 'answered@client.example' });
    expect(noticeOf(await post(changePath('messages', id, 'reply'), reply))).toBe('replied');
    expect(await readRow('messages', id)).toMatchObject({ status: 'answered' });
    const mails = await mailbox().all();
    expect(mails.map(({ mail }) => mail.subject)).toContain(reply.subject);
  });

  it('that is sent twice is mailed once, also at the same time; one that failed can be sent again', async () => {
    const email = 'once@client.example';
    const message = await addMessage({ email });
    const path = changePath('messages', message, 'reply');
    const form = { ...reply, subject: 'Only once', id: crypto.randomUUID() };
    const send = async () => noticeOf(await post(path, form));
    const { SMTP_URL } = env();
    Object.assign(env(), { SMTP_URL: undefined });
    try {
      expect(await send()).toBe('mail-off');
    } finally {
      Object.assign(env(), { SMTP_URL });
    }
    expect((await Promise.all([send(), send()])).sort()).toEqual(['replied', 'replied-before']);
    expect(await send()).toBe('replied-before');
    const mails = (await mailbox().all()).filter(({ mail }) => mail.subject === 'Only once');
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it('that cannot be sent leaves the message new', async () => {
    const id = await addMessage();
    const { SMTP_URL } = env();
    Object.assign(env(), { SMTP_URL: undefined });
    try {
      expect(noticeOf(await post(changePath('messages', id, 'reply'), reply))).toBe('mail-off');
    } finally {
      Object.assign(env(), { SMTP_URL });
    }
    expect(await readRow('messages', id)).toMatchObject({ status: 'new' });
  });
});

describe('one row', () => {
  it('is deleted with its mail, and the others stay', async () => {
    const [id, other] = [await addMessage(), await addMessage()];
    await sql(
      `insert into mail_outbox (kind, message_id) values ('contact-notice', $1), ('contact-notice', $2)`,
      id,
      other,
    );
    const remove = async () => noticeOf(await post(changePath('messages', id, 'delete')));
    expect(await Promise.all([remove(), remove()])).toEqual(['deleted', 'deleted']);
    expect(await sql('select id from contact_messages')).toEqual([{ id: other }]);
    expect(await sql('select message_id from mail_outbox')).toEqual([{ message_id: other }]);
  });
});

describe('mail of a row', () => {
  const state = `select attempts, given_up_at, last_error, due_at <= now() + interval '1 second' as due from mail_outbox`;

  it('that was given up is due again', async () => {
    const id = await addMessage();
    await sql(
      `insert into mail_outbox (kind, message_id, attempts, given_up_at, last_error, due_at)
       values ('contact-notice', $1, 12, now(), 'EDNS', now() - interval '1 hour')`,
      id,
    );
    expect(noticeOf(await post(changePath('messages', id, 'send-again')))).toBe('sent-again');
    expect(await sql(state)).toEqual([{ attempts: 0, given_up_at: null, last_error: null, due: true }]);
  });

  it('that may be on its way this moment, or has gone out, is left alone', async () => {
    const id = await addMessage();
    await sql(
      `insert into mail_outbox (kind, message_id, attempts, due_at, sent_at)
       values ('contact-notice', $1, 2, now() + interval '100 seconds', null),
              ('contact-notice', $1, 2, now() + interval '1 hour', now())`,
      id,
    );
    expect(noticeOf(await post(changePath('messages', id, 'send-again')))).toBe('in-progress');
    expect(await sql('select distinct attempts from mail_outbox')).toEqual([{ attempts: 2 }]);
  });
});
