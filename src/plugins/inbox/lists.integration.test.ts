import { describe, expect, it } from 'vitest';
import { all, withInbox } from '../../../tests/helpers/inbox';
import { countNew, countSince, PAGE_SIZE, readAll, readNeighbours, readPage, readRow } from './store';

const inbox = withInbox();
const { addMessage, addSubscriber, sql } = inbox;

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

  it('counts what was received since a day, without spam, in the list that it is in', async () => {
    const since = new Date(Date.now() - 86_400_000);
    await addMessage();
    await addMessage({ status: 'answered' });
    await addMessage({ status: 'spam' });
    await addMessage({ at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
    expect(await Promise.all([countSince('messages', since), countSince('bookings', since)])).toEqual([2, 0]);
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

describe('from one row to the next', () => {
  async function step(way: 'newer' | 'older', id: string, filter = all): Promise<string | undefined> {
    const row = await readRow('messages', id);
    return row && (await readNeighbours('messages', filter, row))[way];
  }

  async function walk(way: 'newer' | 'older', start = ''): Promise<string[]> {
    const next = await step(way, start);
    return next ? [start, ...(await walk(way, next))] : [start];
  }

  it('follows the list, also through what arrived in the same instant', async () => {
    await sql(
      `insert into contact_messages (name, email, message, fingerprint, created_at)
       select 'Ada ' || n, 'ada@client.example', 'Hello', n::text,
         timestamptz '2026-01-01' + (n / 4) * interval '1 second' + (n % 2) * interval '3 microseconds'
       from generate_series(1, 12) n`,
    );
    const ids = (await readPage('messages', all)).rows.map(({ id }) => id);
    expect(await walk('older', ids[0])).toEqual(ids);
    expect(await walk('newer', ids.at(-1))).toEqual(ids.toReversed());
  });

  it('stays within the filter, which the row may have left', async () => {
    const at = '2026-01-01T00:00:00.000001Z';
    for (const name of ['Ada', 'Bob', 'Ada', 'Ada']) await addMessage({ name, at });
    const filter = { ...all, search: 'ada', status: 'new' as const };
    const ids = (await readPage('messages', filter)).rows.map(({ id }) => id);
    await sql(`update contact_messages set status = 'answered' where id = $1`, ids[1]);
    const left = ids[1] ?? '';
    expect([await step('newer', left, filter), await step('older', left, filter)]).toEqual([ids[0], ids[2]]);
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
    const response = await inbox.staff.admin.form('GET', '/api/inbox/messages/export?q=ada&status=new');
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
    const text = await (await inbox.staff.editor.form('GET', '/api/inbox/messages/export')).text();
    expect(text).toContain(`,'=cmd(),`);
    expect(text).toContain(`"'@SUM(1,2)\nsecond ""line"""`);
  });
});
