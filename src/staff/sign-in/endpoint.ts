import type { Endpoint, PayloadRequest } from 'payload';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { audit, NOT_SIGNED_IN } from '../audit/audit';
import { refuseForNow } from './answers';
import { keyOf, TooManyAttempts } from './limits';

/** For the audit log: comparable, not readable. */
const addressDigest = (req: PayloadRequest) => keyOf(visitorAddress(req.headers)).slice(0, 12);

export const limitedEndpoint = (path: string, handler: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    try {
      return await handler(req);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      if (error.isFirst) {
        const detail = `${path.slice(1)}, address ${addressDigest(req)}`;
        await audit(req, { action: 'sign-in-limited', collection: 'users', whoName: NOT_SIGNED_IN, detail });
      }
      return refuseForNow(error);
    }
  },
});
