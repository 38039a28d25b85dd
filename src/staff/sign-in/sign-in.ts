import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Role } from '@/access/roles';
import { type StoredPassword, verifyPassword } from '@/payload/password-hash';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { audit, NOT_SIGNED_IN } from '../audit/audit';
import { beginSession } from './begin-session';
import { findFactor } from './factors';
import { type Attempt, countAttempt } from './limits';
import { arePasswordsOn, mayUsePassword, PASSWORDS_ARE_OFF } from './local-passwords';
import { readBody } from './read-body';
import { tryCode, WRONG_CODE } from './reauthenticate';
import { needsSecondFactor } from './required';
import { refuse } from './responses';
import { tellOwner } from './tell-owner';
import { stateOf, writeTicket } from './ticket';
import { keyOfApp, newSecret } from './totp';

const WRONG = 'The email or password is not correct.';

const credentials = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(1024),
  code: z.string().trim().max(20).optional(),
});

type Account = StoredPassword & {
  id: string;
  email: string;
  name?: string | null;
  role?: Role;
  accessEndedAt?: string | null;
};

async function fail(req: PayloadRequest, account: Account | null, what: string, { from }: Attempt) {
  await audit(req, {
    action: 'sign-in-failed',
    title: account ? (account.name ?? 'Untitled') : 'No account',
    collection: 'users',
    document: account?.id,
    whoName: NOT_SIGNED_IN,
    detail: `${what}, address ${from}`,
  });
}

export async function respondSignedIn(req: PayloadRequest, id: string, how: string, more: object = {}) {
  const { token, exp, headers } = await beginSession(req, id, how);
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, req });
  return Response.json({ message: 'Signed in', token, exp, user, ...more }, { headers });
}

function askToEnrol(account: Account) {
  const secret = newSecret();
  const ticket = writeTicket({ account: account.id, secret, replaces: false, state: stateOf(account) });
  return refuse(401, 'Your role requires a second factor. Set it up to sign in.', {
    needs: 'enrolment',
    enrolment: { ticket, ...keyOfApp(secret, account.email) },
  });
}

/**
 * `POST /api/users/login` `{ email, password, code? }`. A correct password alone returns 401 and `needs`: `code`, or
 * `enrolment` with a key for an authenticator app. No session before then.
 */
export async function signIn(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const given = await readBody(req, credentials);
  if (!given) return refuse(400, 'Enter your email and your password.');
  const { email, password, code } = given;
  const attempt = await countAttempt(payload, email, visitorAddress(req.headers));
  const where = { email: { equals: email } };
  const account = await payload.db.findOne<Account>({ collection: 'users', req, where });
  if (!(await verifyPassword(account, password)) || !account || !mayUsePassword(account)) {
    await fail(req, account, 'Password', attempt);
    return refuse(401, arePasswordsOn() ? WRONG : PASSWORDS_ARE_OFF);
  }
  const factor = await findFactor(req, account.id);
  if (!factor) {
    await attempt.refund();
    if (await needsSecondFactor(req, account.role)) return askToEnrol(account);
    return respondSignedIn(req, account.id, 'With a password');
  }
  if (!code) {
    await attempt.refund();
    return refuse(401, 'Enter the code from your authenticator app.', { needs: 'code' });
  }
  const used = await tryCode(req, factor, code);
  if (!used) {
    await fail(req, account, 'Code', attempt);
    return refuse(401, WRONG_CODE, { needs: 'code' });
  }
  await attempt.refund();
  const response = await respondSignedIn(req, account.id, `With a password and a ${used.kind}`);
  if (used.kind === 'recovery code') await noteFactorChange(req, account, `Recovery code used, ${used.left} left`);
  return response;
}

type Named = { id: string; name?: string | null };

/** Logs and mails a change of a second factor. */
export async function noteFactorChange(req: PayloadRequest, { id, name }: Named, detail: string): Promise<void> {
  await audit(req, { action: 'second-factor', title: name ?? 'Untitled', collection: 'users', document: id, detail });
  await tellOwner(req, id, `The second factor of your account was changed: ${detail.toLowerCase()}.`);
}
