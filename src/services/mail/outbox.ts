import { languageSchema } from '@shared/sent-language';
import { z } from 'zod';
import type { ListName } from '@/lib/inbox-lists';
import { dataOf, instant, requireAdminClient } from '../supabase/admin-client';
import { issueContentSchema } from './issue-content';

/** How long a claim excludes other workers. Must exceed a worker's time per claim: see mail/worker.ts. */
export const LEASE_SECONDS = 180;
/** About five hours; after that staff can send it again. */
export const MOST_ATTEMPTS = 12;

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  language: languageSchema,
  created_at: instant,
});
const booking = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string().nullable(),
  note: z.string().nullable(),
  known_weeks: z.number().int().nullable(),
  late_weeks: z.number().int().nullable(),
  language: languageSchema,
  source: z.string(),
});
const submission = z.object({
  id: z.uuid(),
  form_title: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  answers: z.array(z.object({ label: z.string(), value: z.string(), kind: z.string().optional() })),
  recipients: z.array(z.string()),
  confirmation: z.object({ subject: z.string(), text: z.string() }).nullable(),
  source_page: z.string().nullable(),
  language: languageSchema,
  created_at: instant,
});
const subscriber = z.object({ id: z.uuid(), email: z.string(), is_move: z.boolean(), language: languageSchema });
const issue = z.object({ id: z.uuid(), content: issueContentSchema });
const account = z.object({ user_id: z.uuid(), email: z.string(), language: languageSchema });
export type MailedMessage = z.output<typeof message>;
export type MailedBooking = z.output<typeof booking>;
export type MailedSubmission = z.output<typeof submission>;
export type MailedSubscriber = z.output<typeof subscriber>;
export type MailedAccount = z.output<typeof account>;

const common = { id: z.uuid(), attempts: z.number().int() };
const claimed = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('contact-notice'), message }),
  z.object({ ...common, kind: z.literal('booking-notice'), booking }),
  z.object({ ...common, kind: z.literal('booking-confirmation'), booking }),
  z.object({ ...common, kind: z.literal('cancellation-notice'), booking }),
  z.object({ ...common, kind: z.literal('cancellation-confirmation'), booking }),
  z.object({ ...common, kind: z.literal('address-confirmation'), account }),
  z.object({ ...common, kind: z.literal('form-notice'), submission }),
  z.object({ ...common, kind: z.literal('form-confirmation'), submission }),
  z.object({ ...common, kind: z.literal('newsletter-confirmation'), subscriber }),
  z.object({ ...common, kind: z.literal('newsletter-issue'), subscriber, issue }),
]);
export type OutboxMail = z.output<typeof claimed>;

const nothing = z.unknown();
const outbox = () => requireAdminClient().from('mail_outbox');

/** No other worker gets claimed mail during the lease. */
export const claimMail = (most: number): Promise<OutboxMail[]> =>
  dataOf(z.array(claimed), requireAdminClient().rpc('claim_mail', { most, lease_seconds: LEASE_SECONDS }));

export const markSent = (id: string) =>
  dataOf(nothing, outbox().update({ sent_at: new Date().toISOString(), last_error: null }).eq('id', id));

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;

/** Backoff after a failed attempt, in seconds: 30 s, 1 min, 2 min … 1 h. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);

/** Schedules another attempt, or gives up. `code` must not contain an address. */
export function markFailed({ id, attempts }: OutboxMail, code: string) {
  const now = Date.now();
  const isLast = attempts >= MOST_ATTEMPTS;
  const change = isLast
    ? { last_error: code, given_up_at: new Date(now).toISOString() }
    : { last_error: code, due_at: new Date(now + pauseAfter(attempts) * 1_000).toISOString() };
  return dataOf(nothing, outbox().update(change).eq('id', id));
}

export type MailedList = Exclude<ListName, 'subscribers'>;
const columns: Record<MailedList, string> = {
  messages: 'message_id',
  submissions: 'submission_id',
  bookings: 'booking_id',
};

/** Makes unsent mail about a row due now. Skips mail due within a lease: it may be in flight. Returns the count. */
export async function sendAgain(list: MailedList, id: string): Promise<number> {
  const now = Date.now();
  const free = new Date(now + LEASE_SECONDS * 1_000).toISOString();
  const change = { attempts: 0, due_at: new Date(now).toISOString(), given_up_at: null, last_error: null };
  const rows = await dataOf(
    z.array(z.object({ id: z.uuid() })),
    outbox()
      .update(change)
      .eq(columns[list], id)
      .is('sent_at', null)
      .or(`given_up_at.not.is.null,due_at.gt."${free}"`)
      .select('id'),
  );
  return rows.length;
}
