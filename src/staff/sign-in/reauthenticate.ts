import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { currentSession } from '@/payload/current-session';
import { type StoredPassword, verifyPassword } from '@/payload/password-hash';
import { listSessions } from '@/payload/stored-sessions';
import { withoutTransaction } from '@/payload/transaction';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { audit } from '../audit/audit';
import { refuse } from '../endpoint';
import { type Factor, findFactor, spendCode, type UsedCode } from './factors';
import { consume, countAttempt, forget, keyOf } from './limits';
import { mayUsePassword } from './local-passwords';

type Person = StoredPassword & { id: string; email: string; name?: string | null; accessEndedAt?: string | null };

/** Single sign-on counts as fresh proof for this long: those accounts have no password here. */
const FRESH_MS = 10 * 60_000;

/** Counts and uses up a code. Limited per account, whatever the address. */
export async function tryCode(req: PayloadRequest, factor: Factor, code: string): Promise<UsedCode | undefined> {
  const key = keyOf('code', factor.account);
  await consume(req.payload, 'code', key);
  const used = await spendCode(req, factor, code);
  if (used) await forget(req.payload, 'code', key);
  return used;
}

/** Fields of a body that carries proof. Empty ones count as missing: forms send all of theirs. */
export const proofShape = {
  password: z.string().max(1024).default(''),
  code: z.string().trim().max(20).default(''),
};
export type Proof = { password?: string; code?: string };
export type Proven = { person: Person; factor: Factor | null };
/** `needs`: the field that is missing or wrong. */
export type Unproven = { problem: string; needs: 'password' | 'code' };

const ENTER_PASSWORD = 'Enter your password.';
const WRONG_PASSWORD = 'The password is not correct.';
const ENTER_CODE = 'Enter the code from your authenticator app, or a recovery code.';
export const WRONG_CODE = 'The code is not correct, or it has been used. Wait for the next one.';
const SIGN_IN_AGAIN = 'Sign out, sign in again with single sign-on, and do this within ten minutes.';

/** Outside the transaction of a change, which the refusal rolls back. */
async function auditFailure(req: PayloadRequest, { id, name }: Person, what: string, purpose: string): Promise<void> {
  const detail = `Wrong ${what} to ${purpose}`;
  await audit(withoutTransaction(req), {
    action: 'sign-in-failed',
    title: name ?? 'Untitled',
    collection: 'users',
    document: id,
    detail,
  });
}

type Begun = { isSingleSignOn: boolean; isFresh: boolean };

async function sessionOf(req: PayloadRequest, account: string): Promise<Begun> {
  const current = currentSession(req.user);
  const session = (await listSessions(req, account)).find(({ id }) => id === current);
  const isSingleSignOn = session?.method === 'sso';
  return { isSingleSignOn, isFresh: isSingleSignOn && Date.now() - Date.parse(session.startedAt) < FRESH_MS };
}

/**
 * A session alone may have been stolen: checks password and, if set up, second factor of the signed-in person. Without a
 * password, a session that single sign-on has just begun is proof. `purpose` is for the audit log. Throws TooManyAttempts.
 */
export async function reauthenticate(
  req: PayloadRequest,
  { password = '', code = '' }: Proof,
  purpose: string,
): Promise<Proven | Unproven> {
  const where = { id: { equals: req.user?.id ?? '' } };
  const person = req.user ? await req.payload.db.findOne<Person>({ collection: 'users', where, req }) : null;
  if (!person) return { problem: WRONG_PASSWORD, needs: 'password' };
  if (!password || !mayUsePassword(person)) {
    const { isSingleSignOn, isFresh } = await sessionOf(req, person.id);
    if (isFresh) return { person, factor: await findFactor(req, person.id) };
    return { problem: isSingleSignOn ? SIGN_IN_AGAIN : ENTER_PASSWORD, needs: 'password' };
  }
  const attempt = await countAttempt(req.payload, person.email, visitorAddress(req.headers));
  if (!(await verifyPassword(person, password))) {
    await auditFailure(req, person, 'password', purpose);
    return { problem: WRONG_PASSWORD, needs: 'password' };
  }
  const factor = await findFactor(req, person.id);
  if (factor && !code) {
    await attempt.refund();
    return { problem: ENTER_CODE, needs: 'code' };
  }
  if (factor && !(await tryCode(req, factor, code))) {
    await auditFailure(req, person, 'code', purpose);
    return { problem: WRONG_CODE, needs: 'code' };
  }
  await attempt.refund();
  return { person, factor };
}

/** The same for endpoints: refuses (400, with `needs`) without proof. */
export async function requireProof(req: PayloadRequest, proof: Proof, purpose: string): Promise<Proven> {
  const proven = await reauthenticate(req, proof, purpose);
  return 'problem' in proven ? refuse(400, proven.problem, proven.needs) : proven;
}
