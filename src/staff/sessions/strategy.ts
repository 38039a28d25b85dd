import type { AuthStrategy, AuthStrategyFunctionArgs } from 'payload';
import { STAFF_ACCOUNT_HEADER } from '@/lib/staff-cookie';
import { currentSession } from '@/payload/current-session';
import { removeSession, touchSession } from '@/payload/stored-sessions';
import { isUnread, readSession } from '@/payload/unread-session';
import { deviceOf } from './device';
import { endOf } from './session-length';

/** Resolution of 'last used': at most one write per session in five minutes. */
const GRAIN_MS = 5 * 60 * 1000;

const NAME = 'local-jwt';

const ageOf = (time: string | null | undefined) => Date.now() - new Date(time ?? 0).getTime();

/** Whether the window that sends the request was opened by someone else, who has to sign in there again. */
const isOfAnother = (headers: Headers, user: { id: unknown }) => {
  const account = headers.get(STAFF_ACCOUNT_HEADER);
  return account !== null && account !== user.id;
};

/** Payload tries its own strategy next, which would find the session by its token. */
function signedOut(args: AuthStrategyFunctionArgs) {
  args.headers = new Headers();
  return { user: null };
}

/** Payload's own strategy; also records the use of a session, and ends those that have lasted long enough. */
export const staffSession: AuthStrategy = {
  name: NAME,
  authenticate: async (args) => {
    const result = await readSession({ ...args, strategyName: NAME });
    // Once is enough: each attempt may wait for seconds.
    if (isUnread(args.headers)) return signedOut(args);
    const { user } = result;
    const current = currentSession(user);
    const session = user?.sessions?.find(({ id }) => id === current);
    if (!user || !session) return result;
    const { id, device, lastUsedAt } = session;
    if (endOf(session) <= Date.now()) {
      await removeSession(args.payload, id);
      return signedOut(args);
    }
    if (isOfAnother(args.headers, user)) return signedOut(args);
    if (device && ageOf(lastUsedAt) < GRAIN_MS) return result;
    const seen = deviceOf(args.headers.get('user-agent'));
    // A failure to store this must not refuse the request.
    await touchSession(args.payload, id, seen).catch((error: Error) => {
      args.payload.logger.error(`Session not noted as used: ${error.name}`);
    });
    return result;
  },
};
