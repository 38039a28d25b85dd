import { type AuthStrategy, JWTAuthentication } from 'payload';
import { currentSession } from './current-session';
import { deviceOf } from './device';
import { touchSession } from './stored-sessions';

/** How stale 'last used' may get: one write per session and five minutes, whatever the number of requests. */
const GRAIN_MS = 5 * 60 * 1000;

const NAME = 'local-jwt';

/** Payload's own strategy, which in addition notes when and with which browser a session was used. */
export const staffSession: AuthStrategy = {
  name: NAME,
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: NAME });
    const { user } = result;
    const current = currentSession(user);
    const session = user?.sessions?.find(({ id }) => id === current);
    if (!session) return result;
    const { device, lastUsedAt } = session;
    if (device && lastUsedAt && Date.now() - new Date(lastUsedAt).getTime() < GRAIN_MS) return result;
    const seen = deviceOf(args.headers.get('user-agent'));
    // A request is not refused because this could not be noted.
    await touchSession(args.payload, session.id, seen).catch((error: Error) => {
      args.payload.logger.error(`Session not noted as used: ${error.name}`);
    });
    return result;
  },
};
