import type { PayloadRequest } from 'payload';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { type Factor, findFactor, spendCode, type UsedCode } from './factors';
import { consume, countAttempt, forget, keyOf } from './limits';
import { type StoredPassword, verifyPassword } from './password-hash';

type Person = StoredPassword & { id: string; email: string; name?: string | null };

/** Counts and uses up a code. Limited per account, whatever the address. */
export async function tryCode(req: PayloadRequest, factor: Factor, code: string): Promise<UsedCode | undefined> {
  const key = keyOf('code', factor.account);
  await consume(req.payload, 'code', key);
  const used = await spendCode(req, factor, code);
  if (used) await forget(req.payload, 'code', key);
  return used;
}

export type Proof = { password: string; code?: string };
export type Proven = { person: Person; factor: Factor | null } | { problem: string };

const WRONG_PASSWORD = 'The password is not correct.';
export const WRONG_CODE = 'The code is not correct, or it has been used. Wait for the next one.';

/** Checks password and, if set up, second factor of the signed-in user. Throws TooManyAttempts. */
export async function reauthenticate(req: PayloadRequest, { password, code }: Proof): Promise<Proven> {
  const where = { id: { equals: req.user?.id ?? '' } };
  const person = req.user ? await req.payload.db.findOne<Person>({ collection: 'users', where, req }) : null;
  if (!person) return { problem: WRONG_PASSWORD };
  const attempt = await countAttempt(req.payload, person.email, visitorAddress(req.headers));
  if (!(await verifyPassword(person, password))) return { problem: WRONG_PASSWORD };
  const factor = await findFactor(req, person.id);
  if (factor && !(code && (await tryCode(req, factor, code)))) return { problem: WRONG_CODE };
  await attempt.refund();
  return { person, factor };
}
