import { accountFunction, type Caller, done } from '../_shared/account-function.ts';
import { Refusal, readEntries, requireMethod } from '../_shared/http.ts';
import { deletionSchema } from '../_shared/own-account.ts';
import { callDatabase, secretKey, setting } from '../_shared/visitor-function.ts';

/** Accounts without a password need a recent sign-in. */
const RECENT_MS = 10 * 60_000;

const wrong = () => new Refusal(403, { code: 'wrong_password', error: ({ functions }) => functions.wrongPassword });
const stale = () => new Refusal(403, { code: 'sign_in_again', error: ({ functions }) => functions.signInAgain });

/** The session that this opens is deleted with the account. */
async function reauthenticate(caller: Caller, password: string): Promise<void> {
  if (!caller.hasPassword) {
    if (Date.now() - (caller.signedInAt ?? 0) > RECENT_MS) throw stale();
    return;
  }
  const response = await fetch(`${setting('SUPABASE_URL')}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: secretKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ email: caller.email, password }),
  });
  if (response.status >= 500 || response.status === 429)
    throw new Error(`status ${response.status} of the authentication service`);
  if (!response.ok) throw wrong();
}

/**
 * POST {word, password, language?}: deletes the account, profile, sessions and subscription, cancels upcoming bookings
 * and anonymizes past ones. 200 {ok}; 400 {error, fields}; 401, with the code user_not_found if that is done; 403 {error};
 * 405; 413; 429; 500.
 */
export default accountFunction('delete-account', 'delete', async (request, database, caller) => {
  requireMethod(request, 'POST');
  const { data } = await readEntries(request, ({ fields }) => deletionSchema(fields));
  await reauthenticate(caller, data.password);
  await callDatabase(database, 'delete_account', { account: caller.id, email: caller.email });
  return done();
});
