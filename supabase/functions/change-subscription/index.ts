import { json, Refusal, readEntries, requireMethod, tooMany } from '../_shared/http.ts';
import { subscriptionChangeSchema } from '../_shared/newsletter.ts';
import { subscriberOf } from '../_shared/newsletter-token.ts';
import { rateLimits } from '../_shared/rate-limits.ts';
import { callDatabase, secretKey, visitorFunction } from '../_shared/visitor-function.ts';

const expired = () =>
  new Refusal(403, { code: 'link_invalid', error: ({ functions }) => functions.newsletterLinkInvalid });

/**
 * POST {action: 'confirm' | 'unsubscribe' | 'move', token, email?, language?}: the links in the newsletter's mails, for
 * which the token is the authorization. 'move' mails a link to the new address. 200 {ok}, also if the subscription has
 * ended; 400 {error, fields}; 403 for a token that is wrong, expired or of another purpose; 405; 413; 429; 500.
 */
export default visitorFunction('change-subscription', async (request, database, counted) => {
  requireMethod(request, 'POST');
  const { data } = await readEntries(request, ({ fields }) => subscriptionChangeSchema(fields));
  const wait = await callDatabase<number>(database, 'take_subscription_allowance', {
    visitor: await counted.visitor(),
    capacity: rateLimits.subscription.visitor,
    period_seconds: rateLimits.subscription.seconds,
  });
  if (wait > 0) throw tooMany(wait);
  const { action, token } = data;
  const purpose = action === 'confirm' ? 'confirm' : 'manage';
  const subscriber = await subscriberOf(token, secretKey(), purpose, Date.now());
  if (!subscriber) throw expired();
  if (action === 'confirm') {
    const { confirmed } = await callDatabase<{ confirmed: boolean }>(database, 'confirm_newsletter', { subscriber });
    if (!confirmed) throw expired();
  } else if (action === 'unsubscribe') {
    await callDatabase(database, 'unsubscribe_newsletter', { subscriber });
  } else {
    const { email } = data;
    await callDatabase(database, 'move_newsletter', {
      subscriber,
      email,
      mailbox: await counted.mailbox(email),
      mailbox_limit: rateLimits.newsletter.mailbox,
      period_seconds: rateLimits.newsletter.seconds,
    });
  }
  return json({ ok: true });
});
