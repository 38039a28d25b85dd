import { json, readEntries, requireMethod, tooMany } from '../_shared/http.ts';
import type { FieldMessages } from '../_shared/messages.ts';
import { newsletterSchema } from '../_shared/newsletter.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { sentFrom } from '../_shared/sent-from.ts';
import { languageSchema } from '../_shared/sent-language.ts';
import { isSuspicious, spamSignals } from '../_shared/spam-signals.ts';
import { callDatabase, visitorFunction } from '../_shared/visitor-function.ts';

const schema = (say: FieldMessages) =>
  newsletterSchema(say).extend({ ...spamSignals, sentFrom, language: languageSchema });
type Stored = { retry_after?: number };

/**
 * POST {email, language?, website?, elapsed?, sentFrom?}: mails a confirmation link (flows document, section 7). 200
 * {ok}, whatever is known of the address; 400 {error, fields}; 405; 413; 429 {error} with Retry-After; 500.
 */
export default visitorFunction('subscribe-newsletter', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const { data } = await readEntries(request, ({ fields }) => schema(fields));
  const { email, language, sentFrom: sent_from, ...signs } = data;
  const stored = await callDatabase<Stored>(database, 'subscribe_to_newsletter', {
    email,
    sent_from,
    language,
    suspicious: isSuspicious(signs, 'newsletter'),
    visitor: await counted.visitor(),
    mailbox: await counted.mailbox(email),
    visitor_limit: rateLimits.newsletter.visitor,
    mailbox_limit: rateLimits.newsletter.mailbox,
    period_seconds: rateLimits.newsletter.seconds,
  });
  if (stored.retry_after !== undefined) throw tooMany(stored.retry_after);
  return json({ ok: true });
});
