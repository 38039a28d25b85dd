import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

type Options = Parameters<typeof createLocalReq>[0];

/**
 * A request of the site's own, for work that nobody sent, or on behalf of `user`. Payload 4 calls it
 * `createPayloadRequest`, with one argument.
 */
export const ownRequest = (payload: Payload, options: Options = {}): Promise<PayloadRequest> =>
  createLocalReq(options, payload);
