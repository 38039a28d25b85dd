import { type AuthStrategy, JWTAuthentication } from 'payload';
import { currentSession } from './current-session';
import { deviceOf } from './device';
import { removeSession, touchSession } from './stored-sessions';

/** Resolution of 'last used': at most one write per session in five minutes. */
const GRAIN_MS = 5 * 60 * 1000;

/** After this, the provider is asked for roles again, however active the session is. */
const SSO_LIFETIME_MS = 12 * 60 * 60 * 1000;

const NAME = 'local-jwt';

const ageOf = (time: string | null | undefined) => Date.now() - new Date(time ?? 0).getTime();

/** Payload's own strategy; also records the use of a session, and ends single sign-on sessions that are too old. */
export const staffSession: AuthStrategy = {
  name: NAME,
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: NAME });
    const { user } = result;
    const current = currentSession(user);
    const session = user?.sessions?.find(({ id }) => id === current);
    if (!session) return result;
    const { id, device, lastUsedAt, method, createdAt } = session;
    if (method === 'sso' && ageOf(createdAt) > SSO_LIFETIME_MS) {
      await removeSession(args.payload, id);
      return { user: null };
    }
    if (device && ageOf(lastUsedAt) < GRAIN_MS) return result;
    const seen = deviceOf(args.headers.get('user-agent'));
    // A failure to store this must not refuse the request.
    await touchSession(args.payload, id, seen).catch((error: Error) => {
      args.payload.logger.error(`Session not noted as used: ${error.name}`);
    });
    return result;
  },
};
