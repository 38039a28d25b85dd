import { randomUUID } from 'node:crypto';
import type { PayloadRequest, TypedUser } from 'payload';
import { signSession } from '@/payload/session-token';
import { lockAccount } from '@/payload/stored-sessions';
import { inTransaction } from '@/payload/transaction';
import { audit } from '../audit/audit';
import { IDLE_SECONDS } from '../sessions/session-length';

export type BegunSession = {
  sid: string;
  token: string;
  /** Unix time in seconds. */
  exp: number;
  headers: Headers;
};

const addSession = (req: PayloadRequest, userId: string) =>
  inTransaction(req, async () => {
    const { payload } = req;
    // Two new sessions at once would each write a list without the other.
    await lockAccount(req, userId);
    const where = { id: { equals: userId } };
    const user = await payload.db.findOne<TypedUser>({ collection: 'users', req, where });
    if (!user) throw new Error('The account no longer exists.');
    const now = Date.now();
    const session = {
      id: randomUUID(),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + IDLE_SECONDS * 1000).toISOString(),
    };
    const current = (user.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now);
    // Only this field: Payload's own helper writes the whole account back, including a password changed meanwhile.
    // `updatedAt: null` keeps the date of the last change.
    await payload.db.updateOne({
      collection: 'users',
      id: userId,
      data: { sessions: [...current, session], updatedAt: null },
      req,
      returning: false,
    });
    return { user, session };
  });

/** The only code that creates staff sessions. Sets `req.user`. `how`: for the audit log, `With a password`. */
export async function beginSession(req: PayloadRequest, userId: string, how: string): Promise<BegunSession> {
  const { user, session } = await addSession(req, userId);
  const person = { ...user, collection: 'users' as const, _strategy: 'local-jwt', _sid: session.id };
  const { exp, token, cookie } = await signSession(req, person, new Date(session.expiresAt).getTime());
  req.user = person;
  await audit(req, { action: 'sign-in', title: user.name, collection: 'users', document: userId, detail: how });
  return { sid: session.id, token, exp, headers: new Headers({ 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }) };
}
