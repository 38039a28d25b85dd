import { beforeAll, describe, expect, it } from 'vitest';
import { withGateway } from '../../helpers/gateway';

// Over the real REST API (flows document, section 6).

/** Mail and notes before the rows they refer to, whose deletion cascades. */
const tables = [
  'mail_outbox',
  'inbox_notes',
  'account_addresses',
  'profiles',
  'contact_messages',
  'form_files',
  'form_submissions',
  'newsletter_sends',
  'newsletter_subscribers',
  'bookings',
  'erased_bookings',
  'rate_limits',
] as const;
type Table = (typeof tables)[number];
const operations = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];
const roles = ['nobody', 'public key', 'visitor', 'secret key'] as const;
type Role = (typeof roles)[number];

const calls = [
  'submit_contact_message',
  'reserve_form_files',
  'submit_form',
  'subscribe_to_newsletter',
  'book_session',
  'book_session_with_note',
  'submit_contact_message_with_origin',
  'book_session_with_origin',
  'record_external_booking',
  'note_erased_booking',
  'taken_times',
  'newsletter_audience',
  'count_newsletter_audience',
  'newsletter_pages',
  'send_newsletter',
  'queue_newsletter',
  'cancel_newsletter',
  'newsletter_progress',
  'mail_newsletter_confirmation',
  'take_subscription_allowance',
  'confirm_newsletter',
  'unsubscribe_newsletter',
  'move_newsletter',
  'record_mail_event',
  'claim_mail',
  'take_allowance',
  'digest_of',
  'take_account_allowance',
  'confirmed_address',
  'own_bookings',
  'read_account',
  'claim_booking',
  'cancel_own_booking',
  'set_own_newsletter',
  'request_address_confirmation',
  'confirm_address',
  'prove_mailbox',
  'delete_account',
] as const;

const gateway = withGateway();
const { database } = gateway;
let people: Record<'own' | 'other', Awaited<ReturnType<typeof gateway.signUp>>>;

beforeAll(async () => {
  people = { own: await gateway.signUp('own@client.example'), other: await gateway.signUp('other@client.example') };
  await database.query(
    `insert into public.profiles (user_id, display_name) values ('${people.other.id}', 'Other');
     insert into public.account_addresses (user_id, email) values ('${people.other.id}', 'other@client.example');
     insert into public.contact_messages (id, name, email, message, fingerprint)
       values ('00000000-0000-4000-8000-000000000001', 'A', 'a@client.example', 'Hello', 'f');
     insert into public.form_submissions (form_id, form_title, answers, texts, recipients, campaign, fingerprint)
       values ('00000000-0000-4000-8000-000000000003', 'A', '[]', 'Hello', '[]', '{}', 'f');
     insert into public.form_files (id) values ('00000000-0000-4000-8000-000000000006');
     insert into public.newsletter_subscribers (email) values ('a@client.example');
     insert into public.newsletter_sends (issue_id, content, created_by)
       values ('00000000-0000-4000-8000-000000000005', '{}', 'A');
     insert into public.bookings (id, starts_at, ends_at, name, email) values
       ('00000000-0000-4000-8000-000000000002', '2031-01-01T10:00Z', '2031-01-01T10:30Z', 'A', 'a@client.example');
     insert into public.mail_outbox (kind, message_id)
       values ('contact-notice', '00000000-0000-4000-8000-000000000001');
     insert into public.inbox_notes (message_id, author, author_name, text)
       values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'Staff', 'Known to us.');
     insert into public.erased_bookings values ('d', now());
     insert into public.rate_limits values ('b', 1, now());`,
  );
});

/** A filter for another visitor's row, a change, and a row to add. */
const row: Record<Table, { filter: () => string; change: object; added: () => object }> = {
  account_addresses: {
    filter: () => `user_id=eq.${people.other.id}`,
    change: { confirmed_at: 'now' },
    added: () => ({ user_id: people.own.id, email: 'own@client.example', confirmed_at: 'now' }),
  },
  profiles: {
    filter: () => `user_id=eq.${people.other.id}`,
    change: { display_name: 'Changed' },
    added: () => ({ user_id: people.other.id, display_name: 'Taken over' }),
  },
  contact_messages: {
    filter: () => 'name=eq.A',
    change: { status: 'spam' },
    added: () => ({ name: 'B', email: 'b@client.example', message: 'Hi', fingerprint: 'g' }),
  },
  form_files: {
    filter: () => 'id=eq.00000000-0000-4000-8000-000000000006',
    change: { created_at: '2031-01-01T00:00Z' },
    added: () => ({ id: crypto.randomUUID() }),
  },
  form_submissions: {
    filter: () => 'form_title=eq.A',
    change: { status: 'spam' },
    added: () => ({
      form_id: '00000000-0000-4000-8000-000000000004',
      form_title: 'B',
      answers: [],
      texts: '',
      recipients: [],
      campaign: {},
      fingerprint: 'g',
    }),
  },
  newsletter_sends: {
    filter: () => 'created_by=eq.A',
    change: { page: '/' },
    added: () => ({ issue_id: crypto.randomUUID(), content: {}, created_by: 'B' }),
  },
  newsletter_subscribers: {
    filter: () => 'email=eq.a@client.example',
    change: { status: 'spam' },
    added: () => ({ email: 'b@client.example' }),
  },
  bookings: {
    filter: () => 'name=eq.A',
    change: { status: 'answered' },
    added: () => ({
      starts_at: '2031-01-02T10:00Z',
      ends_at: '2031-01-02T10:30Z',
      name: 'B',
      email: 'b@client.example',
    }),
  },
  mail_outbox: {
    filter: () => 'kind=eq.contact-notice',
    change: { attempts: 3 },
    added: () => ({ kind: 'contact-notice', message_id: '00000000-0000-4000-8000-000000000001' }),
  },
  inbox_notes: {
    filter: () => 'author_name=eq.Staff',
    change: { text: 'Changed' },
    added: () => ({
      booking_id: '00000000-0000-4000-8000-000000000002',
      author: crypto.randomUUID(),
      author_name: 'Staff',
      text: 'Added',
    }),
  },
  erased_bookings: {
    filter: () => 'digest=eq.d',
    change: { erased_at: '2031-01-01T00:00Z' },
    added: () => ({ digest: 'e' }),
  },
  rate_limits: {
    filter: () => 'bucket=eq.b',
    change: { hits: 0 },
    added: () => ({ bucket: 'c', hits: 1, since: 'now' }),
  },
};

const credentials = (role: Role) => ({
  key: role === 'nobody' ? undefined : role === 'secret key' ? gateway.secretKey : gateway.publishableKey,
  token: role === 'visitor' ? people.own.token : undefined,
});

/** Errors and empty results both count as no. */
async function may(role: Role, table: Table, operation: Operation): Promise<boolean> {
  const { filter, change, added } = row[table];
  const to = `/rest/v1/${table}`;
  const headers = { prefer: 'return=representation' };
  const ask = {
    select: () => gateway.ask(`${to}?${filter()}`, credentials(role)),
    insert: () => gateway.ask(to, { ...credentials(role), json: added(), headers }),
    update: () => gateway.ask(`${to}?${filter()}`, { ...credentials(role), method: 'PATCH', json: change, headers }),
    delete: () => gateway.ask(`${to}?${filter()}`, { ...credentials(role), method: 'DELETE', headers }),
  }[operation];
  const response = await ask();
  const body: unknown = await response.json().catch(() => null);
  return response.ok && Array.isArray(body) && body.length > 0;
}

const count = async (table: Table) => (await database.query(`select * from public.${table} order by 1`)).rows;

describe.each(roles.filter((role) => role !== 'secret key'))('%s', (role) => {
  describe.each(tables)('%s', (table) => {
    it.each(operations)('may not %s', async (operation) => {
      const before = await count(table);
      expect(before.length).toBeGreaterThan(0);
      expect(await may(role, table, operation)).toBe(false);
      expect(await count(table)).toEqual(before);
    });
  });

  it.each(calls)('may not call %s', async (name) => {
    const response = await gateway.ask(`/rest/v1/rpc/${name}`, { ...credentials(role), json: {} });
    expect(response.ok).toBe(false);
  });

  it.each(['payload', 'auth', 'supabase_migrations'])('finds no schema %s', async (schema) => {
    const headers = { 'accept-profile': schema };
    const response = await gateway.ask('/rest/v1/users', { ...credentials(role), headers });
    expect(response.ok).toBe(false);
  });
});

describe('a visitor and their own profile', () => {
  const mine = () => ({
    key: gateway.publishableKey,
    token: people.own.token,
    headers: { prefer: 'return=representation' },
  });

  it('may be added, read and changed, not deleted', async () => {
    const added = { user_id: people.own.id, display_name: 'Own' };
    expect((await gateway.ask('/rest/v1/profiles', { ...mine(), json: added })).status).toBe(201);
    expect(await (await gateway.ask('/rest/v1/profiles', mine())).json()).toMatchObject([added]);
    const to = `/rest/v1/profiles?user_id=eq.${people.own.id}`;
    const changed = await gateway.ask(to, { ...mine(), method: 'PATCH', json: { display_name: 'New name' } });
    expect(await changed.json()).toMatchObject([{ display_name: 'New name' }]);
    expect((await gateway.ask(to, { ...mine(), method: 'DELETE' })).ok).toBe(false);
  });

  it('cannot be transferred to another account', async () => {
    const to = `/rest/v1/profiles?user_id=eq.${people.own.id}`;
    const response = await gateway.ask(to, { ...mine(), method: 'PATCH', json: { user_id: people.other.id } });
    expect(response.ok).toBe(false);
  });

  it.each(['J', 'J'.repeat(101)])('has a name of 2 to 100 characters: %#', async (display_name) => {
    const to = `/rest/v1/profiles?user_id=eq.${people.own.id}`;
    expect((await gateway.ask(to, { ...mine(), method: 'PATCH', json: { display_name } })).ok).toBe(false);
  });
});

describe('the secret key, which only the server holds', () => {
  it.each(tables.flatMap((table) => operations.map((operation) => [operation, table] as const)))(
    'may %s %s',
    async (operation, table) => {
      if (operation === 'insert' && table === 'profiles') {
        await database.query(`delete from public.profiles where user_id = '${people.other.id}'`);
      }
      expect(await may('secret key', table, operation)).toBe(true);
    },
  );
});

it('a wrong key opens nothing, and no key nothing', async () => {
  for (const key of [undefined, 'sb_secret_wrong', 'sb_publishable_wrong']) {
    expect((await gateway.ask('/rest/v1/profiles', { key })).status).toBe(401);
  }
});

it('every table of the schema has row level security, and is in this table of tests', async () => {
  const { rows } = await database.query<{ relname: string; relrowsecurity: boolean }>(
    `select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  expect(rows.map(({ relname }) => relname).toSorted()).toEqual(tables.toSorted());
  expect(rows.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([]);
});

it('every function of the schema is in this table of tests', async () => {
  const { rows } = await database.query<{ proname: string }>(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(rows.map(({ proname }) => proname).toSorted()).toEqual(calls.toSorted());
});
