import { bookingSchema } from '@shared/booking';
import { fieldErrors } from '@shared/fields';
import { functionMessages, notices } from '@shared/messages';
import { z } from 'zod';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import type { Entries, Outcome } from '../outcome';

const TAKEN = 409;
const booked = z.object({ id: z.uuid() });
/** Access token of a signed-in visitor. The function verifies it with Supabase. */
const token = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  .optional()
  .catch(undefined);

const confirmationPath = (id: string, isFramed: boolean) => `/calendar/${id}${isFramed ? '?frame=1' : ''}`;

/** Books a session: each time is given to exactly one visitor (decisions, "Booking"). */
export async function bookSession(entries: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const parsed = bookingSchema.safeParse(entries);
  if (!parsed.success) {
    return { ok: false, notice: notices.bookingFailed(functionMessages.invalid), errors: fieldErrors(parsed.error) };
  }
  const { website, elapsed, frame, session } = entries;
  const answer = await callFunction(
    'book-session',
    { ...parsed.data, website, elapsed, sentFrom: page },
    visitor,
    token.parse(session),
  );
  if (answer.ok) {
    nudgeOutbox();
    const { data } = booked.safeParse(answer.data);
    // Without an id there is no confirmation to show, but the time is booked and the list of free times shows that.
    return { ok: true, to: data ? confirmationPath(data.id, frame === '1') : '/calendar' };
  }
  const errors = answer.status === TAKEN ? { startsAt: answer.text } : answer.fields;
  return { ok: false, notice: notices.bookingFailed(answer.text), errors };
}
