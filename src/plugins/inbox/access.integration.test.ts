import { describe, expect, it } from 'vitest';
import { changePath } from '@/lib/inbox-addresses';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { newEmail } from '../../../tests/helpers/gateway';
import { noticeOf } from '../../../tests/helpers/http';
import { all, withInbox } from '../../../tests/helpers/inbox';
import { type Person, people } from '../../../tests/helpers/staff';
import { readPage, readRow, setStatus } from './store';

const inbox = withInbox();
const { addMessage, post, sql } = inbox;

const rules: Record<string, Record<Person, boolean>> = {};
for (const name of ['export', 'status', 'assign', 'note', 'delete', 'send again', 'erase']) {
  rules[name] = { anonymous: false, reviewer: false, author: false, editor: true, admin: true };
}

async function attempt(name: string, person: Person): Promise<{ status: number; happened: boolean }> {
  const email = newEmail('secret');
  const id = await addMessage({ email });
  await sql(
    `insert into mail_outbox (kind, message_id, attempts, given_up_at, last_error)
     values ('contact-notice', $1, 12, now(), 'ECONNREFUSED')`,
    id,
  );
  const { staff } = inbox;
  const tries: Record<string, () => Promise<Response>> = {
    export: () => staff[person].form('GET', '/api/inbox/messages/export'),
    status: () => staff[person].form('POST', changePath('messages', id, 'status'), { status: 'answered' }),
    assign: () => staff[person].form('POST', changePath('messages', id, 'assign'), { assignee: inbox.staff.editor.id }),
    note: () => staff[person].form('POST', changePath('messages', id, 'note'), { text: 'Known to us.' }),
    delete: () => staff[person].form('POST', changePath('messages', id, 'delete')),
    'send again': () => staff[person].form('POST', changePath('messages', id, 'send-again')),
    erase: () => staff[person].form('POST', '/api/inbox/erase', { email, rows: '1' }),
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
      await post(changePath('messages', id, 'assign'), { assignee: inbox.staff.editor.id }, headers),
      await post(changePath('messages', id, 'note'), { text: 'Hello' }, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await sql('select status from contact_messages where id = $1', id)).toEqual([{ status: 'new' }]);
  });

  it('change nothing by a link', async () => {
    const id = await addMessage();
    expect((await inbox.staff.editor.form('GET', changePath('messages', id, 'delete'))).status).toBe(404);
    expect(await readRow('messages', id)).toBeDefined();
  });
});

describe('when Supabase does not respond', () => {
  it('says so, changes nothing and works again afterwards', async () => {
    const id = await addMessage();
    await inbox.gateway.current.stop();
    await expect(readPage('messages', all)).rejects.toThrow(SupabaseFailure);
    const back = '/admin/inbox/messages?status=new';
    const response = await post(changePath('messages', id, 'status'), { status: 'spam', back });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${back}&notice=unavailable`]);
    const file = await inbox.staff.editor.form('GET', '/api/inbox/messages/export');
    expect([file.status, noticeOf(file)]).toEqual([303, 'unavailable']);
    await inbox.gateway.current.restart();
    expect(await setStatus('messages', id, 'spam')).toBe('done');
  });
});
