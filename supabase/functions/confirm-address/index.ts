import { accountFunction, done } from '../_shared/account-function.ts';
import { isAddressToken } from '../_shared/address-token.ts';
import { Refusal, readValid, requireMethod } from '../_shared/http.ts';
import { confirmationRequestSchema } from '../_shared/own-account.ts';
import { callDatabase, secretKey } from '../_shared/visitor-function.ts';

/**
 * POST {language?}: mails the signed-in visitor a link that confirms their address. POST {token, language?}: confirms
 * it. 200 {ok}; 400; 401; 403 for an expired token, or one of another account or address; 405; 413; 429; 500.
 */
export default accountFunction('confirm-address', 'mail', async (request, database, { id, email }) => {
  requireMethod(request, 'POST');
  const sent = await readValid(request, confirmationRequestSchema);
  const { token, language } = sent;
  if (token !== undefined && !(await isAddressToken(token, secretKey(), id, email, Date.now()))) {
    throw new Refusal(403, { code: 'link_invalid', error: ({ functions }) => functions.linkInvalid });
  }
  if (token === undefined)
    await callDatabase(database, 'request_address_confirmation', { account: id, email, language });
  else await callDatabase(database, 'confirm_address', { account: id, email });
  return done();
});
