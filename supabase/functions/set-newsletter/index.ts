import { accountFunction, done } from '../_shared/account-function.ts';
import { Refusal, readValid, requireMethod } from '../_shared/http.ts';
import { newsletterRequestSchema } from '../_shared/own-account.ts';
import { callDatabase } from '../_shared/visitor-function.ts';

/**
 * POST {subscribed, language?}: subscribes the signed-in visitor's address, or unsubscribes it. 200 {ok}; 400; 401; 403
 * for an unconfirmed address; 405; 409 for one that bounced or complained; 413; 429; 500.
 */
export default accountFunction('set-newsletter', 'change', async (request, database, { id, email }) => {
  requireMethod(request, 'POST');
  const sent = await readValid(request, newsletterRequestSchema);
  const stored = await callDatabase<{ is_confirmed: boolean; is_suppressed: boolean }>(database, 'set_own_newsletter', {
    account: id,
    email,
    ...sent,
  });
  if (!stored.is_confirmed) {
    throw new Refusal(403, { code: 'address_not_confirmed', error: ({ functions }) => functions.addressNotConfirmed });
  }
  if (stored.is_suppressed) {
    throw new Refusal(409, { code: 'address_suppressed', error: ({ functions }) => functions.addressSuppressed });
  }
  return done();
});
