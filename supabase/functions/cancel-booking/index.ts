import { accountFunction, done } from '../_shared/account-function.ts';
import { Refusal, readValid, requireMethod } from '../_shared/http.ts';
import { bookingRequestSchema } from '../_shared/own-account.ts';
import { callDatabase } from '../_shared/visitor-function.ts';

type Outcome = { outcome: 'cancelled' | 'gone' | 'past' | 'elsewhere' };

const refusals = {
  gone: new Refusal(404, { code: 'booking_not_found', error: ({ functions }) => functions.bookingGone }),
  past: new Refusal(409, { code: 'booking_past', error: ({ functions }) => functions.bookingPast }),
  elsewhere: new Refusal(409, { code: 'booking_elsewhere', error: ({ functions }) => functions.bookingElsewhere }),
};

/**
 * POST {booking, language?}: cancels a booking of the signed-in visitor and mails both sides; repeating it is a
 * success. 200 {ok}; 400; 401; 403; 404 when it is not theirs; 405; 409 when it cannot be cancelled here; 413; 429;
 * 500.
 */
export default accountFunction('cancel-booking', 'change', async (request, database, { id, email }) => {
  requireMethod(request, 'POST');
  const sent = await readValid(request, bookingRequestSchema);
  const { outcome } = await callDatabase<Outcome>(database, 'cancel_own_booking', {
    ...sent,
    account: id,
    email,
  });
  if (outcome !== 'cancelled') throw refusals[outcome];
  return done();
});
