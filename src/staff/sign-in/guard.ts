import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const guarded = ['login', 'forgotPassword', 'resetPassword', 'unlock'];

/**
 * Payload's own sign-in operations have neither rate limits nor second factor. Our endpoints override the REST ones;
 * this closes all others except server code.
 */
export const onlyThroughOurEndpoints: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'local' && guarded.includes(operation)) throw new Forbidden(req.t);
  return args;
};
