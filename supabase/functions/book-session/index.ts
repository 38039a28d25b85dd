import { bindToCaller } from '../_shared/account-function.ts';
import { bookingSchema } from '../_shared/booking.ts';
import { formOrigin } from '../_shared/form-origin.ts';
import { invalid, json, Refusal, readEntries, requireMethod, tooMany } from '../_shared/http.ts';
import type { FieldMessages } from '../_shared/messages.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { sentFrom } from '../_shared/sent-from.ts';
import { languageSchema } from '../_shared/sent-language.ts';
import { findOffered } from '../_shared/slots.ts';
import { isSuspicious, spamSignals } from '../_shared/spam-signals.ts';
import { callDatabase, type Database, visitorFunction } from '../_shared/visitor-function.ts';

const schema = (say: FieldMessages) =>
  bookingSchema(say).extend({ ...formOrigin.shape, ...spamSignals, sentFrom, language: languageSchema });
type Booked = { id?: string; taken?: true; retry_after?: number };
type Taken = { starts_at: string; ends_at: string };

const toIso = (value: string) => new Date(value).toISOString();

async function takenTimes(database: Database): Promise<Response> {
  const rows = await callDatabase<Taken[]>(database, 'taken_times');
  return json({ ok: true, taken: rows.map((row) => ({ startsAt: toIso(row.starts_at), endsAt: toIso(row.ends_at) })) });
}

/**
 * POST {startsAt, name, email, timeZone?, note?, known?, late?, key?, language?, page?, campaign?, website?, elapsed?, sentFrom?}: books 30 minutes. Sent again
 * with the same `key`, it returns the same booking; with another time, one in its place. 200 {ok, id, startsAt, endsAt}; 400 {error, fields}; 409 {error}
 * when the time is taken; 405; 413; 429; 500.
 */
export default visitorFunction('book-session', async (request, database, counted) => {
  requireMethod(request, 'GET', 'POST');
  if (request.method === 'GET') return takenTimes(database);
  const { data, messages } = await readEntries(request, ({ fields }) => schema(fields));
  const {
    startsAt,
    name,
    email,
    timeZone,
    note,
    known,
    late,
    key,
    language,
    sentFrom: sent_from,
    page,
    campaign,
    ...signs
  } = data;
  const slot = findOffered(startsAt, Date.now());
  if (!slot) throw invalid({ startsAt: messages.fields.timeNotOffered });
  const booked = await callDatabase<Booked>(database, 'book_session_with_origin', {
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    name,
    email,
    time_zone: timeZone ?? null,
    suspicious: isSuspicious(signs, 'booking'),
    key: key ?? null,
    sent_from,
    source_page: page ?? null,
    campaign: JSON.stringify(campaign),
    language,
    note,
    known_weeks: late === undefined ? null : (known ?? null),
    late_weeks: known === undefined ? null : (late ?? null),
    visitor: await counted.visitor(),
    mailbox: await counted.mailbox(email),
    visitor_limit: rateLimits.booking.visitor,
    mailbox_limit: rateLimits.booking.mailbox,
    period_seconds: rateLimits.booking.seconds,
  });
  if (booked.retry_after !== undefined) throw tooMany(booked.retry_after);
  if (booked.taken) throw new Refusal(409, { code: 'time_taken', error: ({ functions }) => functions.timeTaken });
  if (booked.id) await bindToCaller(request, database, booked.id);
  return json({ ok: true, id: booked.id, ...slot });
});
