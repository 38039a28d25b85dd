import { ZodError } from 'zod';
import {
  type ExternalBooking,
  isOldEvent,
  isSignedByCalCom,
  isSignedByCalendly,
  readCalCom,
  readCalendly,
} from '../_shared/calendar-webhook.ts';
import { json, Refusal, readText, requireMethod } from '../_shared/http.ts';
import { callDatabase, setting, visitorFunction } from '../_shared/visitor-function.ts';

const unsigned = () => new Refusal(401, { code: 'bad_signature', error: 'The signature is missing or wrong.' });
const tooOld = () => new Refusal(401, { code: 'old_event', error: 'The event is too old: it may be a copy.' });
const unreadable = () =>
  new Refusal(400, { code: 'bad_event', error: 'This is not a booking event that is known here.' });

/** Undefined for an event that is not a booking. */
async function verified(request: Request, body: string): Promise<ExternalBooking | undefined> {
  const calCom = request.headers.get('x-cal-signature-256');
  const calendly = request.headers.get('calendly-webhook-signature');
  const calComSecret = setting('CALCOM_WEBHOOK_SECRET');
  const calendlySecret = setting('CALENDLY_WEBHOOK_SECRET');
  const read =
    calCom && calComSecret && (await isSignedByCalCom(body, calCom, calComSecret))
      ? readCalCom
      : calendly && calendlySecret && (await isSignedByCalendly(body, calendly, calendlySecret, Date.now()))
        ? readCalendly
        : undefined;
  if (!read) throw unsigned();
  try {
    return read(JSON.parse(body));
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError) throw unreadable();
    throw error;
  }
}

/**
 * POST from Cal.com or Calendly: records, moves or cancels the booking that was made there. 200 {ok} or {ok, ignored};
 * 400 for malformed messages; 401 for a wrong signature or an old event; 405; 413; 500, which makes the sender retry.
 * Without CALCOM_WEBHOOK_SECRET or CALENDLY_WEBHOOK_SECRET, that calendar's messages are rejected.
 */
export default visitorFunction('booking-webhook', async (request, database) => {
  requireMethod(request, 'POST');
  const booking = await verified(request, await readText(request));
  if (!booking) return json({ ok: true, ignored: true });
  if (isOldEvent(booking, Date.now())) throw tooOld();
  await callDatabase(database, 'record_external_booking', {
    source: booking.source,
    external_id: booking.externalId,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    name: booking.name,
    email: booking.email,
    time_zone: booking.timeZone,
    cancelled: booking.cancelled,
    reported_at: booking.reportedAt,
  });
  return json({ ok: true });
});
