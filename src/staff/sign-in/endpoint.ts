import type { Endpoint, PayloadRequest } from 'payload';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { audit, NOT_SIGNED_IN } from '../audit/audit';
import { keyOf, TooManyAttempts } from './limits';
import { refuseForNow } from './responses';

/** For the audit log: comparable, not readable. */
const addressDigest = (req: PayloadRequest) => keyOf(visitorAddress(req.headers)).slice(0, 12);

/** Answers 429 once the work of the endpoint finds too many attempts, which the audit log records once. */
export const limited = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      if (error.isFirst) {
        const detail = `${endpoint.path.slice(1)}, address ${addressDigest(req)}`;
        await audit(req, { action: 'sign-in-limited', collection: 'users', whoName: NOT_SIGNED_IN, detail });
      }
      return refuseForNow(error);
    }
  },
});
