import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { audit } from '../audit/audit';
import { visitorAddress } from '../supabase/visitor-address';
import { refuse } from './answers';
import { beginSession } from './begin-session';
import { NOBODY } from './endpoint';
import { countAttempt } from './limits';
import { type StoredPassword, verifyPassword } from './password-hash';
import { readBody } from './read-body';

const WRONG = 'The e-mail or password is not correct.';

const credentials = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(1024),
});

type Account = StoredPassword & { id: string; name?: string | null };

const auditFailure = (req: PayloadRequest, account: Account | null, detail: string) =>
  audit(req, {
    action: 'sign-in-failed',
    title: account ? (account.name ?? 'Untitled') : 'No account',
    collection: 'users',
    document: account?.id,
    whoName: NOBODY,
    detail,
  });

/** The request behind `POST /api/users/login`: e-mail and password. */
export async function signIn(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  const given = await readBody(req, credentials);
  if (!given) return refuse(400, 'Enter your e-mail and your password.');
  const { email, password } = given;
  const attempt = await countAttempt(payload, email, visitorAddress(req.headers));
  const where = { email: { equals: email } };
  const account = await payload.db.findOne<Account>({ collection: 'users', req, where });
  if (!(await verifyPassword(account, password)) || !account) {
    await auditFailure(req, account, `Password, address ${attempt.from}`);
    return refuse(401, WRONG);
  }
  await attempt.giveBack();
  const { token, exp, headers } = await beginSession(req, account.id, 'With a password');
  const user = await payload.findByID({ collection: 'users', id: account.id, depth: 0, overrideAccess: false, req });
  return Response.json({ message: 'Signed in', token, exp, user }, { headers });
}
