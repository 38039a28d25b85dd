import type { Endpoint, PayloadRequest } from 'payload';
import { audit, NOT_SIGNED_IN } from '../audit/audit';
import { visitorAddress } from '../supabase/visitor-address';
import { refuseForNow } from './answers';
import { keyOf, TooManyAttempts } from './limits';

/** The address a request comes from, as the audit log has it: comparable, not readable. */
export const addressDigest = (req: PayloadRequest) => keyOf(visitorAddress(req.headers)).slice(0, 12);

/** A POST endpoint of the collection that answers 429 when a limit is reached, and has the first refusal recorded. */
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
