import type { Payload } from 'payload';
import { beforeAll, beforeEach } from 'vitest';
import type { Filter } from '@/lib/inbox-addresses';
import { withGateway } from './gateway';
import { testPayload } from './payload';
import { signIn } from './staff';

/** Of a list, without a search. */
export const all: Filter = { search: '', page: 1 };

type Entry = { name?: string; email?: string; message?: string; status?: string; at?: string };

/** Staff, the services with nothing sent yet before each test, and what visitors send. */
export function withInbox() {
  const gateway = withGateway();
  const { rows: sql } = gateway;
  let running: { payload: Payload; staff: Awaited<ReturnType<typeof signIn>> } | undefined;
  const now = () => {
    if (!running) throw new Error('The inbox is there while tests run, not before.');
    return running;
  };
  beforeAll(async () => {
    const payload = await testPayload();
    running = { payload, staff: await signIn(payload) };
  });
  beforeEach(() =>
    sql(
      'truncate contact_messages, newsletter_subscribers, bookings, form_submissions, form_files, mail_outbox, inbox_notes',
    ),
  );

  let count = 0;
  const idOf = async (inserted: Promise<{ id: string }[]>) => (await inserted)[0]?.id ?? '';
  return {
    gateway,
    sql,
    get payload() {
      return now().payload;
    },
    get staff() {
      return now().staff;
    },
    /** By an editor. */
    post: (path: string, form: Record<string, string> = {}, headers = {}) =>
      now().staff.editor.form('POST', path, form, headers),
    addMessage: ({ name = 'Ada', email, message = 'Hello', status = 'new', at }: Entry = {}) =>
      idOf(
        sql(
          `insert into contact_messages (name, email, message, status, fingerprint, created_at)
           values ($1, $2, $3, $4, $5, coalesce($6, clock_timestamp())) returning id`,
          ...[name, email ?? `ada-${++count}@client.example`, message, status, String(++count), at],
        ),
      ),
    addBooking: (startsAt: string, status = 'new', email = 'ada@client.example') =>
      idOf(
        sql(
          `insert into bookings (starts_at, ends_at, name, email, status)
           values ($1, $1::timestamptz + interval '30 minutes', 'Ada', $2, $3) returning id`,
          ...[startsAt, email, status],
        ),
      ),
    addSubmission: (email = 'ada@client.example') =>
      idOf(
        sql(
          `insert into form_submissions (form_id, form_title, email, answers, texts, recipients, campaign, fingerprint)
           values (gen_random_uuid(), 'Audit', $1, '[]', '', '[]', '{}', $2) returning id`,
          ...[email, String(++count)],
        ),
      ),
    addSubscriber: (email: string) =>
      idOf(sql('insert into newsletter_subscribers (email) values ($1) returning id', email)),
  };
}
