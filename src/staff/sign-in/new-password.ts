import type { Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { senderOf } from '@/data/sender-of';
import { resetMail } from '@/services/mail/password-mail';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { PASSWORD_LINK } from '../audit/account-hooks';
import { consume, forget, keyOf, pairKey, TooManyAttempts } from './limits';
import { arePasswordsOn, mayUsePassword } from './local-passwords';
import { passwordProblem } from './password-policy';
import { readBody } from './read-body';
import { digestOfToken } from './reset-token';
import { accept, refuse } from './responses';

type Account = { id: string; email: string; name?: string | null; accessEndedAt?: string | null };

const resetRequest = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });

/** If too many were mailed, no other is sent, without an error: the last link still works. */
async function isFlooded(req: PayloadRequest, email: string): Promise<boolean> {
  try {
    await consume(req.payload, 'mailbox', keyOf(email));
    return false;
  } catch (error) {
    if (error instanceof TooManyAttempts) return true;
    throw error;
  }
}

const ON_ITS_WAY = 'If an account with this email exists, a link is on its way.';
const ONLY_FOR_ONE = 'Passwords are off here, except for one account. If this is its email, a link is on its way.';

async function mailLink(payload: Payload, email: string): Promise<void> {
  const account = await payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } });
  if (!account || !mayUsePassword(account)) return;
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  await payload.sendEmail({ to: email, ...resetMail(token, await senderOf(payload)) });
}

/** `POST /api/users/forgot-password`. Mails after the response, so that its timing reveals nothing about accounts. */
export async function sendResetLink(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const given = await readBody(req, resetRequest);
  if (!given) return refuse(400, 'Enter your email.');
  const { email } = given;
  const address = visitorAddress(req.headers);
  await consume(payload, 'mailAddress', keyOf(address));
  await consume(payload, 'mail', pairKey(email, address));
  if (!(await isFlooded(req, email))) {
    mailLink(payload, email).catch((error: unknown) => {
      payload.logger.error(error, 'A link for a new password could not be sent.');
    });
  }
  return accept({ message: arePasswordsOn() ? ON_ITS_WAY : ONLY_FOR_ONE });
}

const given = z.object({ token: z.string().min(1).max(200), password: z.unknown() });

/** `POST /api/users/reset-password`: ends all sessions and does not sign in, as a second factor may be needed. */
export async function resetPassword(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const address = visitorAddress(req.headers);
  await consume(payload, 'reset', keyOf(address));
  const gone = () => refuse(400, 'This link is no longer valid. Request a new one.');
  const sent = await readBody(req, given);
  if (!sent) return gone();
  const where: Where = {
    and: [
      { resetPasswordToken: { equals: digestOfToken(sent.token) } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const account = await payload.db.findOne<Account>({ collection: 'users', req, where });
  if (!account || !mayUsePassword(account)) return gone();
  const problem = await passwordProblem(sent.password, account);
  if (problem) return refuse(400, problem);
  // Of two requests with one link, one wins. The token stays: a link without a time has been used (password-link.ts).
  const data = { resetPasswordExpiration: null };
  const claimed = await payload.db.updateOne({ collection: 'users', where, data, options: { atomic: true }, req });
  if (!claimed) return gone();
  await payload.update({
    collection: 'users',
    id: account.id,
    data: { password: String(sent.password), invitedAt: null, invitedBy: null },
    depth: 0,
    overrideAccess: true,
    context: { [PASSWORD_LINK]: true },
  });
  await forget(payload, 'pair', pairKey(account.email, address));
  return accept({ message: 'Your password was changed. Sign in with the new one.' });
}
