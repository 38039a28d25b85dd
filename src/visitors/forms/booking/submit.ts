import { bookingSchema } from '@shared/booking';
import { fieldErrors } from '@shared/fields';
import { defaultLanguage, type Language } from '@shared/language';
import { messagesIn } from '@shared/messages-in';
import { languageIn } from '@shared/sent-language';
import { z } from 'zod';
import { nudgeOutbox } from '@/services/mail/nudge';
import { callFunction } from '@/services/supabase/functions';
import { originOf } from '../origin';
import type { Entries, Outcome } from '../outcome';
import { reasonOf } from '../reason';

const TAKEN = 409;
const booked = z.object({ id: z.uuid() });
const token = z
  .string()
  .max(8_192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  .optional()
  .catch(undefined);

function withQuery(path: string, isFramed: boolean, language: Language): string {
  const query = new URLSearchParams({
    ...(isFramed ? { frame: '1' } : {}),
    ...(language === defaultLanguage ? {} : { lang: language }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Books a session: each time is given to exactly one visitor (decisions, "Booking"). */
export async function bookSession(entries: Entries, visitor: string, page?: string | null): Promise<Outcome> {
  const language = languageIn(entries);
  const messages = messagesIn(language);
  const { fields, functions, notices } = messages;
  const parsed = bookingSchema(fields).safeParse(entries);
  if (!parsed.success) {
    return { ok: false, notice: notices.bookingFailed(functions.invalid), errors: fieldErrors(parsed.error) };
  }
  const { website, elapsed, frame, session } = entries;
  const response = await callFunction(
    'book-session',
    { ...parsed.data, ...originOf(entries), language, website, elapsed, sentFrom: page },
    visitor,
    token.parse(session),
  );
  if (response.ok) {
    nudgeOutbox();
    const { data } = booked.safeParse(response.data);
    // Without an id there is no confirmation to show, but the time is booked and no longer listed as free.
    const isFramed = data !== undefined && frame === '1';
    return { ok: true, to: withQuery(data ? `/calendar/${data.id}` : '/calendar', isFramed, language) };
  }
  const errors = response.status === TAKEN ? { startsAt: response.text } : response.fields;
  const isUnclear = response.status === 0 && !response.isOff;
  const failed = isUnclear ? notices.bookingUnconfirmed : notices.bookingFailed;
  return { ok: false, notice: failed(await reasonOf(response, messages)), errors };
}
