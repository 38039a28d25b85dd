import { json, Refusal, readText, requireMethod } from '../_shared/http.ts';
import { isSignedMailEvent, type MailEvent, mailEventsSchema, outboxRowOf } from '../_shared/mail-event.ts';
import { callDatabase, setting, visitorFunction } from '../_shared/visitor-function.ts';

const unsigned = () =>
  new Refusal(401, { code: 'bad_signature', error: 'The signature is missing, wrong or older than five minutes.' });
const unreadable = () =>
  new Refusal(400, { code: 'bad_event', error: 'Send {"events": [{"type": "bounce" or "complaint", "email": …}]}.' });

function eventsIn(body: string): MailEvent[] {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    throw unreadable();
  }
  const parsed = mailEventsSchema.safeParse(content);
  if (!parsed.success) throw unreadable();
  return parsed.data.events;
}

/**
 * POST {events: [{type: 'bounce' | 'complaint', email, permanent?, messageId?}]} (docs/operations.md, "Bounces and
 * complaints"): these addresses get no more issues. 200 {ok, known}: how many of them subscribe; 400; 401, also without
 * MAIL_EVENTS_SECRET; 405; 413; 500, which makes the sender retry. Repeating an event changes nothing.
 */
export default visitorFunction('mail-events', async (request, database) => {
  requireMethod(request, 'POST');
  const body = await readText(request);
  const secret = setting('MAIL_EVENTS_SECRET');
  const signed = {
    timestamp: request.headers.get('x-mail-timestamp'),
    signature: request.headers.get('x-mail-signature'),
  };
  if (!secret || !(await isSignedMailEvent(body, signed, secret, Date.now()))) throw unsigned();
  let known = 0;
  for (const { type, email, permanent, messageId } of eventsIn(body)) {
    if (type === 'bounce' && !permanent) continue;
    const recorded = await callDatabase<{ known: boolean }>(database, 'record_mail_event', {
      kind: type,
      email,
      mail: outboxRowOf(messageId),
    });
    if (recorded.known) known += 1;
  }
  return json({ ok: true, known });
});
