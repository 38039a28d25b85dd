import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changePath } from '@/lib/inbox-addresses';
import { Mailbox } from '../../../supabase/local/mail/mailbox';
import { noticeOf } from '../../../tests/helpers/http';
import { withInbox } from '../../../tests/helpers/inbox';
import { countByEmail, eraseByEmail } from './store';

const inbox = withInbox();
const { addBooking, addMessage, addSubscriber, post, sql } = inbox;

const mailbox = () => new Mailbox(path.join(process.env.DATA_DIR ?? '', 'mailbox'));

describe('erase on request', () => {
  async function fill() {
    await addMessage({ email: 'Ada*B_@Client.example' });
    const id = await addMessage({ email: 'ada*b_@client.example' });
    await sql(`insert into mail_outbox (kind, message_id) values ('contact-notice', $1)`, id);
    await addSubscriber('ada*b_@client.example');
    await addBooking('2027-01-04T16:00:00Z', 'new', 'ADA*B_@client.example');
    // A pattern would match these as well.
    for (const email of ['adaXb_@client.example', 'ada*bX@client.example', 'xada*b_@client.example']) {
      await addMessage({ email });
      await addSubscriber(email.toLowerCase());
    }
    await addMessage({ email: 'ada*b_@clientXexample' });
  }
  const left = async () => {
    const [row] = await sql<{ n: number }>(
      `select ((select count(*) from contact_messages) + (select count(*) from newsletter_subscribers)
        + (select count(*) from bookings))::int n`,
    );
    return row?.n;
  };

  it('takes all rows of the address, in any case, from all tables, and no others', async () => {
    await fill();
    expect(await countByEmail('ada*b_@CLIENT.example')).toEqual({
      messages: 2,
      submissions: 0,
      subscribers: 1,
      bookings: 1,
    });
    expect(noticeOf(await post('/api/inbox/erase', { email: 'ada*b_@CLIENT.example', rows: '4' }))).toBe('erased');
    expect(await left()).toBe(7);
    expect(await sql('select 1 from mail_outbox')).toEqual([]);
  });

  it('that is sent several times at once is done and recorded once', async () => {
    await fill();
    const erase = async () => noticeOf(await post('/api/inbox/erase', { email: 'ada*b_@client.example', rows: '4' }));
    const about = { title: { contains: 'everything of one' } };
    const recorded = async () =>
      (await inbox.payload.find({ collection: 'audit-log', where: about, pagination: false })).docs
        .map(({ detail }) => Number(detail?.replace('Rows: ', '')))
        .reduce((sum, rows) => sum + rows, 0);
    const before = await recorded();
    expect(await Promise.all([erase(), erase(), erase()])).toEqual(['erased', 'erased', 'erased']);
    expect(await erase()).toBe('erased');
    expect([await left(), (await recorded()) - before]).toEqual([7, 4]);
  });

  it('and the deletion of one row are in the audit log before they are done', async () => {
    const id = await addMessage({ email: 'kept@client.example' });
    const recorded = async () =>
      (await inbox.payload.count({ collection: 'audit-log', where: { title: { contains: 'Inbox: ' } } })).totalDocs;
    const before = await recorded();
    // As if the process were killed in the middle.
    await sql(
      `create function interrupt() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    );
    await sql('create trigger killed before delete on contact_messages for each row execute function interrupt()');
    try {
      expect(noticeOf(await post(changePath('messages', id, 'delete')))).toBe('unavailable');
      expect(await recorded()).toBe(before + 1);
      await post('/api/inbox/erase', { email: 'kept@client.example', rows: '1' });
      expect(await recorded()).toBe(before + 2);
    } finally {
      await sql('drop function interrupt cascade');
    }
    expect(noticeOf(await post('/api/inbox/erase', { email: 'kept@client.example', rows: '1' }))).toBe('erased');
    expect(await sql('select 1 from contact_messages')).toEqual([]);
  });

  it('takes the copies in the embedded mailbox along', async () => {
    await addMessage({ email: 'mailed@client.example' });
    for (const email of ['mailed@client.example', 'other@client.example']) {
      await mailbox().keep(Buffer.from(`To: hello@site.example\r\nSubject: x\r\n\r\nEmail: ${email}\r\n`));
    }
    await post('/api/inbox/erase', { email: 'Mailed@client.example', rows: '1' });
    const copies = (await mailbox().all())
      .map(({ mail }) => mail.text?.trim())
      .filter((text) => text?.startsWith('Email:'));
    expect(copies).toEqual(['Email: other@client.example']);
  });

  it('does nothing when the number is not the confirmed one', async () => {
    await fill();
    expect(noticeOf(await post('/api/inbox/erase', { email: 'ada*b_@client.example', rows: '3' }))).toBe('changed');
    expect(await left()).toBe(11);
  });

  it.each<Record<string, string>>([
    {},
    { email: 'ada@client.example' },
    { email: '%', rows: '1' },
    { email: 'a@b.c', rows: '0' },
  ])('needs an address and a number: %j', async (form) => {
    await fill();
    expect(noticeOf(await post('/api/inbox/erase', form))).toBe('invalid');
    expect(await left()).toBe(11);
  });

  it('copes with more rows than fit into an address', async () => {
    await sql(
      `insert into contact_messages (name, email, message, fingerprint)
       select 'Ada', 'ada@client.example', 'Hello', n::text from generate_series(1, 640) n`,
    );
    expect(await eraseByEmail('ada@client.example')).toBe(640);
    expect(await left()).toBe(0);
  });
});
