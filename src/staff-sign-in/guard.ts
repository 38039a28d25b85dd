import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const guarded = ['login', 'forgotPassword', 'resetPassword', 'unlock'];

/**
 * Payload's own ways in know neither our limits nor the second factor. Its REST endpoints are covered by ours; this
 * closes every other one but server code.
 */
export const onlyThroughOurEndpoints: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'local' && guarded.includes(operation)) throw new Forbidden(req.t);
  return args;
};
