import type { Language } from '@shared/language';
import { languageSchema } from '@shared/sent-language';
import type { TakenTime } from '@shared/slots';
import { z } from 'zod';
import { dataOf, instant, requireAdminClient } from './admin-client';
import { callFunction } from './functions';

/** Giving up loses nothing: the page offers another way to arrange a session. */
const PATIENCE_MS = 5_000;

const taken = z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }));

/** With the publishable key; undefined without a valid response. */
export async function findTakenTimes(visitor: string): Promise<TakenTime[] | undefined> {
  const response = await callFunction('book-session', undefined, visitor, undefined, PATIENCE_MS);
  return response.ok ? taken.safeParse(response.data.taken).data : undefined;
}

const rows = z
  .array(
    z.object({
      id: z.string(),
      starts_at: instant,
      ends_at: instant,
      cancelled_at: z.string().nullable(),
      language: languageSchema,
      note: z.string().nullable(),
    }),
  )
  .max(1);

/** For the confirmation page: no name, no email. */
export type Booking = {
  id: string;
  startsAt: string;
  endsAt: string;
  isCancelled: boolean;
  language: Language;
  note: string | null;
};

/** Throws `SupabaseFailure` if the request fails. */
export async function findBooking(id: string): Promise<Booking | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const columns = 'id, starts_at, ends_at, cancelled_at, language, note';
  const [row] = await dataOf(rows, requireAdminClient().from('bookings').select(columns).eq('id', id).limit(1));
  if (!row) return undefined;
  const { starts_at, ends_at, cancelled_at, language, note } = row;
  return { id: row.id, startsAt: starts_at, endsAt: ends_at, isCancelled: cancelled_at !== null, language, note };
}
