import { contactSchema } from '../_shared/contact.ts';
import { formOrigin } from '../_shared/form-origin.ts';
import { json, readEntries, requireMethod, tooMany } from '../_shared/http.ts';
import type { FieldMessages } from '../_shared/messages.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { sentFrom } from '../_shared/sent-from.ts';
import { languageSchema } from '../_shared/sent-language.ts';
import { isSuspicious, spamSignals } from '../_shared/spam-signals.ts';
import { callDatabase, visitorFunction } from '../_shared/visitor-function.ts';

const schema = (say: FieldMessages) =>
  contactSchema(say).extend({ ...formOrigin.shape, ...spamSignals, sentFrom, language: languageSchema });
type Stored = { retry_after?: number };

/**
 * POST {name, email, company?, phone?, message, language?, page?, campaign?, website?, elapsed?, sentFrom?} (flows document, section 7).
 * 200 {ok}, also for a repeated message; 400 {error, fields}; 405; 413; 429 {error} with Retry-After; 500.
 */
export default visitorFunction('submit-contact', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const { data } = await readEntries(request, ({ fields }) => schema(fields));
  const { website, elapsed, sentFrom: sent_from, page, campaign, ...message } = data;
  const stored = await callDatabase<Stored>(database, 'submit_contact_message_with_origin', {
    ...message,
    sent_from,
    source_page: page ?? null,
    campaign: JSON.stringify(campaign),
    suspicious: isSuspicious({ website, elapsed }, 'contact'),
    visitor: await counted.visitor(),
    mailbox: await counted.mailbox(message.email),
    visitor_limit: rateLimits.contact.visitor,
    mailbox_limit: rateLimits.contact.mailbox,
    period_seconds: rateLimits.contact.seconds,
  });
  if (stored.retry_after !== undefined) throw tooMany(stored.retry_after);
  return json({ ok: true });
});
