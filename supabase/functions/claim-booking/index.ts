import { accountFunction, done } from '../_shared/account-function.ts';
import { Refusal, readValid, requireMethod } from '../_shared/http.ts';
import { bookingRequestSchema } from '../_shared/own-account.ts';
import { callDatabase } from '../_shared/visitor-function.ts';

/**
 * POST {booking, language?}: adds a booking to the signed-in visitor's account. Its secret id is the authorization. 200
 * {ok}; 400; 401; 403; 404 when it does not exist or belongs to another account; 405; 413; 429; 500.
 */
export default accountFunction('claim-booking', 'change', async (request, database, { id }) => {
  requireMethod(request, 'POST');
  const sent = await readValid(request, bookingRequestSchema);
  const { claimed } = await callDatabase<{ claimed: boolean }>(database, 'claim_booking', {
    ...sent,
    account: id,
  });
  if (!claimed) throw new Refusal(404, { code: 'booking_not_found', error: ({ functions }) => functions.bookingGone });
  return done();
});
