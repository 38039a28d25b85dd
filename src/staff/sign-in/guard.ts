import { type CollectionBeforeOperationHook, Forbidden } from 'payload';

const guarded = ['login', 'forgotPassword', 'resetPassword', 'unlock'];

/** Closes Payload's own sign-in operations, which have neither rate limits nor second factor. */
export const onlyThroughOurEndpoints: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'local' && guarded.includes(operation)) throw new Forbidden(req.t);
  return args;
};
