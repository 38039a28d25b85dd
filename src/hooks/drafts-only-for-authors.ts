import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { hasRole } from '../access/roles';

type WriteArguments = { data?: object; draft?: boolean; overrideAccess?: boolean; unpublishAllLocales?: boolean };

/**
 * An author never changes what visitors see (decisions, "Roles"). Access rules see the submitted data but not the
 * `draft` argument, and Payload's update without it writes straight to the published document, so it is checked here.
 * Throws Forbidden (403).
 */
export const draftsOnlyForAuthors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const write = args as WriteArguments;
  if (!hasRole(req, 'author') || write.overrideAccess) return args;
  if (operation === 'create') return { ...args, draft: true, data: { ...write.data, _status: 'draft' } };
  const changes = ['update', 'updateByID', 'restoreVersion'].includes(operation);
  if (changes && (write.draft !== true || write.unpublishAllLocales)) throw new Forbidden(req.t);
  return args;
};
