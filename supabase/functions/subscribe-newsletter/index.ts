import { fieldErrors } from '../_shared/fields.ts';
import { invalid, json, readJson, requireMethod, tooMany } from '../_shared/http.ts';
import { newsletterSchema } from '../_shared/newsletter.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { sentFrom } from '../_shared/sent-from.ts';
import { isSuspicious, spamSignals } from '../_shared/spam-signals.ts';
import { callDatabase, visitorFunction } from '../_shared/visitor-function.ts';

const schema = newsletterSchema.extend({ ...spamSignals, sentFrom });
type Stored = { retry_after?: number };

/**
 * POST {email, website?, elapsed?, sentFrom?}: stores an address once and mails it a link that confirms it; repeating it is a
 * success. 200 {ok}, whatever is known of the address; 400 {error, fields}; 405; 413; 429 {error} with Retry-After; 500 without a text (flows document, section 7).
 */
export default visitorFunction('subscribe-newsletter', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { email, sentFrom: sent_from, ...signs } = parsed.data;
  const stored = await callDatabase<Stored>(database, 'subscribe_to_newsletter', {
    email,
    sent_from,
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
