import type { TakenTime } from '@shared/slots';
import { z } from 'zod';
import { dataOf, instant, requireAdminClient } from './admin-client';
import { callFunction } from './functions';

/** Nothing is lost by giving up here: the page says how a session is arranged otherwise. */
const PATIENCE_MS = 5_000;

const taken = z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }));

/** The times that are taken, with the public key; undefined when there is no answer. */
export async function findTakenTimes(visitor: string): Promise<TakenTime[] | undefined> {
  const answer = await callFunction('book-session', undefined, visitor, undefined, PATIENCE_MS);
  return answer.ok ? taken.safeParse(answer.data.taken).data : undefined;
}

const rows = z
  .array(z.object({ id: z.string(), starts_at: instant, ends_at: instant, cancelled_at: z.string().nullable() }))
  .max(1);

/** What the holder of its address may read of a booking: no name, no e-mail. */
export type Booking = { id: string; startsAt: string; endsAt: string; isCancelled: boolean };

/** The booking with this id; undefined when there is none. Throws a `SupabaseFailure` when nobody knows. */
export async function findBooking(id: string): Promise<Booking | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const columns = 'id, starts_at, ends_at, cancelled_at';
  const [row] = await dataOf(rows, requireAdminClient().from('bookings').select(columns).eq('id', id).limit(1));
  if (!row) return undefined;
  return { id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, isCancelled: row.cancelled_at !== null };
}
