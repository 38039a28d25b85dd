import path from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { env } from '@/env';
import { changePath, type Filter } from '@/lib/inbox-addresses';
import { type ListName, listNames } from '@/lib/inbox-lists';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { Mailbox } from '../../../supabase/local/mail/mailbox';
import { type TestGateway, testGateway } from '../../../tests/helpers/gateway';
import { testPayload } from '../../../tests/helpers/payload';
import { emailOf, type Person, password, people, signIn } from '../../../tests/helpers/staff';
import { readNotes } from './notes';
import {
  countByEmail,
  countNew,
  eraseByEmail,
  PAGE_SIZE,
  readAll,
  readPage,
  readRow,
  setStatus,
  wantedBy,
} from './store';

let payload: Payload;
let gateway: TestGateway;
let database: pg.Client;
const cookies = {} as Record<Person, string>;
const accounts: Partial<Record<Person, string>> = {};
const site = 'http://localhost:3000';
const all: Filter = { search: '', page: 1 };

beforeAll(async () => {
  payload = await testPayload();
  gateway = await testGateway();
  database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
  await signIn(payload);
  for (const person of people) {
    if (person === 'anonymous') continue;
    const { token, user } = await payload.login({ collection: 'users', data: { email: emailOf(person), password } });
    accounts[person] = user?.id;
    cookies[person] = `payload-token=${token}`;
  }
});
afterAll(async () => {
  await database?.end();
  await gateway?.stop();
});
beforeEach(() =>
  sql(
    'truncate contact_messages, newsletter_subscribers, bookings, form_submissions, form_files, mail_outbox, inbox_notes',
  ),
);

async function sql<T extends pg.QueryResultRow>(text: string, ...values: unknown[]): Promise<T[]> {
  return (await database.query<T>(text, values)).rows;
}

let count = 0;
type Entry = { name?: string; email?: string; message?: string; status?: string; at?: string };
async function addMessage({ name = 'Ada', email, message = 'Hello', status = 'new', at }: Entry = {}): Promise<string> {
  count += 1;
  const [row] = await sql<{ id: string }>(
    `insert into contact_messages (name, email, message, status, fingerprint, created_at)
     values ($1, $2, $3, $4, $5, coalesce($6, clock_timestamp())) returning id`,
    name,
    email ?? `ada-${count}@client.example`,
    message,
    status,
    String(count),
    at,
  );
  return row?.id ?? '';
}
async function addBooking(startsAt: string, status = 'new', email = 'ada@client.example'): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into bookings (starts_at, ends_at, name, email, status)
     values ($1, $1::timestamptz + interval '30 minutes', 'Ada', $2, $3) returning id`,
    startsAt,
    email,
    status,
  );
  return row?.id ?? '';
}
async function addSubmission(email = 'ada@client.example'): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into form_submissions (form_id, form_title, email, answers, texts, recipients, campaign, fingerprint)
     values (gen_random_uuid(), 'Audit', $1, '[]', '', '[]', '{}', $2) returning id`,
    email,
    String(++count),
  );
  return row?.id ?? '';
}
const addSubscriber = (email: string) => sql('insert into newsletter_subscribers (email) values ($1)', email);

function request(
  person: Person,
  method: 'GET' | 'POST',
  path: string,
  form: Record<string, string> = {},
  headers = {},
) {
  const sent = new Request(new URL(path, site), {
    method,
    headers: {
      ...(person === 'anonymous' ? {} : { cookie: cookies[person] }),
      origin: site,
      host: 'localhost:3000',
      ...headers,
    },
    body: method === 'POST' ? new URLSearchParams(form) : undefined,
  });
  return rest(sent);
}
const post = (path: string, form: Record<string, string> = {}, headers = {}) =>
  request('editor', 'POST', path, form, headers);
const noticeOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', site).searchParams.get('notice') ?? `status ${response.status}`;

const rules: Record<string, Record<Person, boolean>> = {};
for (const name of ['export', 'status', 'assign', 'note', 'delete', 'send again', 'erase']) {
  rules[name] = { anonymous: false, reviewer: false, author: false, editor: true, admin: true };
}

async function attempt(name: string, person: Person): Promise<{ status: number; happened: boolean }> {
  const email = `secret-${++count}@client.example`;
  const id = await addMessage({ email });
  await sql(
    `insert into mail_outbox (kind, message_id, attempts, given_up_at, last_error)
     values ('contact-notice', $1, 12, now(), 'ECONNREFUSED')`,
    id,
  );
  const tries: Record<string, () => Promise<Response>> = {
    export: () => request(person, 'GET', '/api/inbox/messages/export'),
    status: () => request(person, 'POST', changePath('messages', id, 'status'), { status: 'answered' }),
    assign: () => request(person, 'POST', changePath('messages', id, 'assign'), { assignee: accounts.editor ?? '' }),
    note: () => request(person, 'POST', changePath('messages', id, 'note'), { text: 'Known to us.' }),
    delete: () => request(person, 'POST', changePath('messages', id, 'delete')),
    'send again': () => request(person, 'POST', changePath('messages', id, 'send-again')),
    erase: () => request(person, 'POST', '/api/inbox/erase', { email, rows: '1' }),
  };
  const response = await tries[name]?.();
  if (!response) throw new Error(`no such operation: ${name}`);
  const [row] = await sql<{ status: string; given_up_at: Date | null; assignee: string | null; notes: number }>(
    `select m.status, m.assignee, o.given_up_at,
       (select count(*)::int from inbox_notes n where n.message_id = m.id) notes from contact_messages m join mail_outbox o on o.message_id = m.id where m.id = $1`,
    id,
  );
  const happened =
    name === 'export'
      ? (await response.text()).includes(email)
      : row?.status !== 'new' || row.given_up_at === null || row.assignee !== null || row.notes > 0;
  return { status: response.status, happened };
}

describe('who may', () => {
  const cases = Object.entries(rules).flatMap(([name, allowed]) =>
    people.map((person) => ({ name, person, may: allowed[person] })),
  );
  it.each(cases)('$name, $person: $may', async ({ name, person, may }) => {
    const { status, happened } = await attempt(name, person);
    expect(happened).toBe(may);
    if (!may) expect(status).toBe(403);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
  ])('no one from the page of a stranger: %j', async (headers) => {
    const id = await addMessage({ email: 'kept@client.example' });
    const answers = [
      await post(changePath('messages', id, 'status'), { status: 'spam' }, headers),
      await post(changePath('messages', id, 'delete'), {}, headers),
      await post(changePath('messages', id, 'send-again'), {}, headers),
      await post('/api/inbox/erase', { email: 'kept@client.example', rows: '1' }, headers),
      await post(changePath('messages', id, 'assign'), { assignee: accounts.editor ?? '' }, headers),
      await post(changePath('messages', id, 'note'), { text: 'Hello' }, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await sql('select status from contact_messages where id = $1', id)).toEqual([{ status: 'new' }]);
  });

  it('change nothing by a link', async () => {
    const id = await addMessage();
    expect((await request('editor', 'GET', changePath('messages', id, 'delete'))).status).toBe(404);
    expect(await readRow('messages', id)).toBeDefined();
  });
});

describe('a list', () => {
  it('is newest first, 25 a page, and says how many there are', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 60; day += 1) {
      ids.unshift(await addMessage({ at: new Date(Date.UTC(2026, 0, day)).toISOString() }));
    }
    const pages = await Promise.all([1, 2, 3, 4, 9].map((page) => readPage('messages', { ...all, page })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 10, 0, 0]);
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60, 60, 60]);
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids);
  });

  it('is filtered by status, together with a search', async () => {
    await addMessage({ name: 'Ada One' });
    await addMessage({ name: 'Ada Two', status: 'spam' });
    await addMessage({ name: 'Bob', email: 'bob@client.example', status: 'spam' });
    const { rows, total } = await readPage('messages', { search: 'ada', status: 'spam', page: 1 });
    expect([rows.map(({ name }) => name), total]).toEqual([['Ada Two'], 1]);
  });

  it('counts what is new in each list', async () => {
    await addMessage();
    await addMessage({ status: 'answered' });
    await addSubscriber('reader@client.example');
    expect(await countNew()).toEqual({ messages: 1, submissions: 0, subscribers: 1, bookings: 0 });
  });

  it('gives instants that every browser reads, and the mail of each row', async () => {
    const id = await addMessage({ at: '2026-01-02T03:04:05.678901Z' });
    await sql(`insert into mail_outbox (kind, message_id) values ('contact-notice', $1)`, id);
    const row = await readRow('messages', id);
    expect(row?.created_at).toBe('2026-01-02T03:04:05.678Z');
    expect(row?.mail_outbox).toMatchObject([{ kind: 'contact-notice', sent_at: null, attempts: 0 }]);
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1"])('has no row %s', async (id) => {
    expect(await readRow('messages', id)).toBeUndefined();
  });
});

describe('a search', () => {
  const odd = [
    '50%_off',
    '50X_off',
    '50%Xoff',
    'star*x',
    'starYx',
    'a,b(c)',
    'a,b)c(',
    'say "hi"',
    'back\\slash',
    'dot.com',
    'dotXcom',
    '[br]{2}^$|+?',
    "o'brien",
    'name.eq.x',
    'a:b',
    'não 😀',
    'null',
    'not.and(x)',
    '",email.imatch."',
  ];

  it.each(odd)('finds %j and nothing else', async (text) => {
    for (const name of odd) await addMessage({ name, email: 'x@client.example' });
    const { rows, total } = await readPage('messages', { ...all, search: text });
    expect([rows.map(({ name }) => name), total]).toEqual([odd.filter((name) => name.includes(text)).reverse(), total]);
    expect(total).toBe(odd.filter((name) => name.includes(text)).length);
  });

  it.each(['ADA', 'grid.example', 'OUR river'])(
    'looks into name, email and text, whatever the case: %s',
    async (text) => {
      const id = await addMessage({ name: 'Ada Lovelace', email: 'ada@grid.example', message: 'About our River.' });
      await addMessage({ name: 'Bob', email: 'bob@client.example', message: 'Hello' });
      expect((await readPage('messages', { ...all, search: text })).rows.map((row) => row.id)).toEqual([id]);
    },
  );
});

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

  it('is told to scripts as JSON', async () => {
    const id = await addMessage();
    const response = await post(
      changePath('messages', id, 'status'),
      { status: 'spam' },
      { accept: 'application/json' },
    );
    expect(await response.json()).toMatchObject({ tone: 'success', text: 'Status saved.' });
  });
});

const mailbox = () => new Mailbox(path.join(process.env.DATA_DIR ?? '', 'mailbox'));

describe('a reply', () => {
  const reply = { subject: 'Your message', text: 'Hello' };

  it('is refused without the right to it, without words, and for a message that is gone', async () => {
    const id = await addMessage();
    const path = changePath('messages', id, 'reply');
    expect((await request('author', 'POST', path, reply)).status).toBe(403);
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

describe('an export', () => {
  it('holds everything that the filter shows, once, and nothing else', async () => {
    await sql(
      `insert into contact_messages (name, email, message, fingerprint, status, created_at)
       select 'Ada ' || n, 'ada' || n || '@client.example', 'Hello', n::text, case when n % 5 = 0 then 'spam' else 'new' end,
         timestamptz '2026-01-01' + (n / 10) * interval '1 minute'
       from generate_series(1, 1300) n`,
    );
    const rows = await readAll('messages', { search: 'ada', status: 'new' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1040);
    const response = await request('admin', 'GET', '/api/inbox/messages/export?q=ada&status=new');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(1041);
  });

  it('runs no formula in a spreadsheet', async () => {
    await addMessage({ name: '=cmd()', message: '@SUM(1,2)\nsecond "line"' });
    const text = await (await request('editor', 'GET', '/api/inbox/messages/export')).text();
    expect(text).toContain(`,'=cmd(),`);
    expect(text).toContain(`"'@SUM(1,2)\nsecond ""line"""`);
  });
});

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

describe('an assignment', () => {
  const assign = (id: string, assignee: string | undefined, list: ListName = 'messages') =>
    post(changePath(list, id, 'assign'), { assignee: assignee ?? '' });
  const logged = async () => {
    const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'assign' } } });
    return docs.map(({ title, detail, whoName, document }) => ({ title, detail, whoName, document }));
  };
  const told = async () => (await payload.find({ collection: 'notifications', depth: 0 })).docs;
  const addressed = (id: string) => payload.findByID({ collection: 'users', id });

  beforeEach(async () => {
    await payload.delete({ collection: 'notifications', where: {} });
    await sql(`delete from payload.audit_log where action = 'assign'`);
    await payload.update({ collection: 'users', where: {}, data: { noMail: [], noBell: [] } });
  });

  it.each(listNames)('of %s is stored, and taken back', async (list) => {
    await addSubscriber('reader@client.example');
    const id = {
      messages: await addMessage(),
      submissions: await addSubmission(),
      subscribers: (await readPage('subscribers', all)).rows[0]?.id ?? '',
      bookings: await addBooking('2027-01-04T16:00:00Z'),
    }[list];
    expect(noticeOf(await assign(id, accounts.admin, list))).toBe('assigned');
    expect((await readRow(list, id))?.assignee).toBe(accounts.admin);
    expect(noticeOf(await assign(id, undefined, list))).toBe('unassigned');
    expect((await readRow(list, id))?.assignee).toBeNull();
  });

  it('is in the audit log, without a word of the visitor', async () => {
    const id = await addMessage({ name: 'Ada Lovelace' });
    await assign(id, accounts.admin);
    const admin = await addressed(accounts.admin ?? '');
    expect(await logged()).toMatchObject([
      { title: 'Inbox: one of messages', detail: `To ${admin.name}`, whoName: 'editor' },
    ]);
    expect(JSON.stringify(await logged())).not.toContain('Lovelace');
  });

  it('notifies the colleague, who opens the submission from there, and not the person who assigned it', async () => {
    const id = await addMessage({ name: 'Ada Lovelace' });
    await assign(id, accounts.admin);
    expect(await told()).toMatchObject([{ reader: accounts.admin, kind: 'assigned', isShown: true }]);
    expect((await told())[0]?.mailDueAt).toBeTruthy();
    expect(JSON.stringify(await told())).not.toContain('Lovelace');
    const bell = await request('admin', 'GET', '/api/notifications/mine');
    expect(((await bell.json()) as { notifications: unknown[] }).notifications).toMatchObject([
      { path: `/admin/inbox/messages/${id}` },
    ]);
    expect(noticeOf(await assign(id, accounts.admin))).toBe('assigned');
    expect(noticeOf(await assign(id, accounts.editor))).toBe('taken');
    expect(await told()).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it('keeps to what the colleague switched off', async () => {
    await payload.update({ collection: 'users', id: accounts.admin ?? '', data: { noBell: ['assigned'] } });
    await assign(await addMessage(), accounts.admin);
    expect(await told()).toMatchObject([{ reader: accounts.admin, isShown: false }]);
    await payload.update({ collection: 'users', id: accounts.admin ?? '', data: { noMail: ['assigned'] } });
    await assign(await addMessage(), accounts.admin);
    expect(await told()).toHaveLength(1);
  });

  it('is refused to accounts that may not open the inbox, and for a row that is gone', async () => {
    const id = await addMessage();
    for (const person of ['author', 'reviewer'] as const) {
      expect(noticeOf(await assign(id, accounts[person]))).toBe('no-colleague');
    }
    expect(noticeOf(await assign(id, crypto.randomUUID()))).toBe('no-colleague');
    expect(noticeOf(await assign(id, 'ada'))).toBe('invalid');
    expect((await readRow('messages', id))?.assignee).toBeNull();
    expect(noticeOf(await assign(crypto.randomUUID(), accounts.admin))).toBe('gone');
    expect([await logged(), await told()]).toEqual([[], []]);
  });

  it('is what the filter, the counts and the export of one person are about', async () => {
    const [mine, other] = [await addMessage({ name: 'Mine' }), await addMessage({ name: 'Other' })];
    await addMessage({ name: 'Free' });
    await assign(mine, accounts.editor);
    await assign(other, accounts.admin);
    const me = accounts.editor ?? '';
    const { rows, total } = await readPage('messages', wantedBy({ ...all, isMine: true }, me));
    expect([rows.map(({ name }) => name), total]).toEqual([['Mine'], 1]);
    expect(await countNew(me)).toEqual({ messages: 1, submissions: 0, subscribers: 0, bookings: 0 });
    const file = await (await request('editor', 'GET', '/api/inbox/messages/export?mine=1')).text();
    expect(['Mine', 'Other', 'Free'].filter((name) => file.includes(`,${name},`))).toEqual(['Mine']);
    await setStatus('messages', mine, 'answered');
    expect((await countNew(me)).messages).toBe(0);
  });
});

describe('a note', () => {
  const addNote = (list: ListName, id: string, text: string) => post(changePath(list, id, 'note'), { text });

  it('says who wrote it and when, in the order of writing, as typed', async () => {
    const id = await addMessage();
    expect(noticeOf(await addNote('messages', id, ' Called back.\r\n<b>Friendly</b> '))).toBe('noted');
    await request('admin', 'POST', changePath('messages', id, 'note'), { text: 'Offer sent.' });
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
    const file = await (await request('editor', 'GET', '/api/inbox/messages/export')).text();
    expect(file).not.toContain('Known to us.');
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
    expect(noticeOf(await post(changePath('messages', id, 'delete')))).toBe('deleted');
    expect(await sql('select id from contact_messages')).toEqual([{ id: other }]);
    expect(await sql('select message_id from mail_outbox')).toEqual([{ message_id: other }]);
    expect(noticeOf(await post(changePath('messages', id, 'delete')))).toBe('gone');
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

describe('when Supabase does not answer', () => {
  it('says so, changes nothing and works again afterwards', async () => {
    const id = await addMessage();
    await gateway.stop();
    await expect(readPage('messages', all)).rejects.toThrow(SupabaseFailure);
    const back = '/admin/inbox/messages?status=new';
    const response = await post(changePath('messages', id, 'status'), { status: 'spam', back });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${back}&notice=unavailable`]);
    const file = await request('editor', 'GET', '/api/inbox/messages/export');
    expect([file.status, noticeOf(file)]).toEqual([303, 'unavailable']);
    await gateway.restart();
    expect(await setStatus('messages', id, 'spam')).toBe('done');
  });
});
