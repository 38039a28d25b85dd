import type { CollectionAfterMeHook, Endpoint, PayloadRequest } from 'payload';
import { currentSession } from '@/payload/current-session';
import { signSession } from '@/payload/session-token';
import { extendSession } from '@/payload/stored-sessions';
import { extendedEndOf, timesOf } from './session-length';

const sessionOf = ({ user }: PayloadRequest) => {
  const current = currentSession(user);
  return user?.sessions?.find(({ id }) => id === current);
};

/**
 * `GET /api/users/me` says how long the session lasts, in seconds. Without Payload's `exp`: its admin counts down to
 * that by the clock of the browser, and then leaves the page (src/admin/session-ended stays on it).
 */
export const tellSessionTimes: CollectionAfterMeHook = ({ req, response }) => {
  const session = sessionOf(req);
  const body = response as { exp?: number };
  return session ? { ...body, exp: undefined, session: timesOf(session) } : body;
};

const signedOut = () =>
  Response.json(
    { errors: [{ message: 'You are signed out. Sign in again.' }] },
    { status: 401, headers: { 'Cache-Control': 'no-store' } },
  );

/** Replaces Payload's endpoint, which has no longest time and writes the whole account back. */
const refresh: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    const session = sessionOf(req);
    const sid = currentSession(user);
    if (!user || !session || !sid) return signedOut();
    const end = extendedEndOf(session);
    if (!(await extendSession(req, sid, new Date(end)))) return signedOut();
    const { token, cookie } = await signSession(req, { ...user, _sid: sid }, end);
    const account = await req.payload.findByID({
      collection: 'users',
      id: user.id,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return Response.json(
      {
        message: 'Session extended',
        refreshedToken: token,
        user: { ...account, collection: 'users' },
        session: timesOf({ ...session, expiresAt: new Date(end) }),
      },
      { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
    );
  },
};

export const refreshEndpoints: Endpoint[] = [refresh];
