import { z } from 'zod';
import type { ListName } from '../inbox/lists';
import { dataOf, instant, requireAdminClient } from './admin-client';

/** How long claimed mail is kept from other workers. Longer than a worker works on what it claimed: see mail/worker.ts. */
export const LEASE_SECONDS = 180;
/** After so many attempts, some five hours, mail is given up; staff can send it again. */
export const MOST_ATTEMPTS = 12;

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string(),
  created_at: instant,
});
const booking = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  starts_at: instant,
  ends_at: instant,
  time_zone: z.string().nullable(),
  source: z.string(),
});
const account = z.object({ user_id: z.uuid(), email: z.string() });
export type MailedMessage = z.output<typeof message>;
export type MailedBooking = z.output<typeof booking>;
export type MailedAccount = z.output<typeof account>;

const common = { id: z.uuid(), attempts: z.number().int() };
const claimed = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('contact-notice'), message }),
  z.object({ ...common, kind: z.literal('booking-notice'), booking }),
  z.object({ ...common, kind: z.literal('booking-confirmation'), booking }),
  z.object({ ...common, kind: z.literal('cancellation-notice'), booking }),
  z.object({ ...common, kind: z.literal('cancellation-confirmation'), booking }),
  z.object({ ...common, kind: z.literal('address-confirmation'), account }),
]);
/** Mail that is due, with what it is about. */
export type OutboxMail = z.output<typeof claimed>;

const nothing = z.unknown();
const outbox = () => requireAdminClient().from('mail_outbox');

/** Takes mail that is due: nobody else gets it while the lease lasts. */
export const claimMail = (most: number): Promise<OutboxMail[]> =>
  dataOf(z.array(claimed), requireAdminClient().rpc('claim_mail', { most, lease_seconds: LEASE_SECONDS }));

/** It has gone out. */
export const markSent = (id: string) =>
  dataOf(nothing, outbox().update({ sent_at: new Date().toISOString(), last_error: null }).eq('id', id));

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;

/** How long mail waits after an attempt that failed: 30 s, 1 min, 2 min … 1 h. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);

/** It has not gone out: it is tried again later, or given up. `code` names no address. */
export function markFailed({ id, attempts }: OutboxMail, code: string, now = Date.now()) {
  const isLast = attempts >= MOST_ATTEMPTS;
  const change = isLast
    ? { last_error: code, given_up_at: new Date(now).toISOString() }
    : { last_error: code, due_at: new Date(now + pauseAfter(attempts) * 1_000).toISOString() };
  return dataOf(nothing, outbox().update(change).eq('id', id));
}

/**
 * Makes the unsent mail about a row due at once, as if it had never been tried. Left out is what is due within a lease: it
 * may be on its way this moment, and is tried soon anyway. Answers how many mails it was.
 */
export async function sendAgain(list: Exclude<ListName, 'subscribers'>, id: string, now = Date.now()): Promise<number> {
  const free = new Date(now + LEASE_SECONDS * 1_000).toISOString();
  const change = { attempts: 0, due_at: new Date(now).toISOString(), given_up_at: null, last_error: null };
  const rows = await dataOf(
    z.array(z.object({ id: z.uuid() })),
    outbox()
      .update(change)
      .eq(list === 'messages' ? 'message_id' : 'booking_id', id)
      .is('sent_at', null)
      .or(`given_up_at.not.is.null,due_at.gt."${free}"`)
      .select('id'),
  );
  return rows.length;
}
