import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { savesOnlyDrafts } from '@/access/roles';

type WriteArguments = {
  data?: { deletedAt?: unknown };
  draft?: boolean;
  overrideAccess?: boolean;
  trash?: boolean;
  unpublishAllLocales?: boolean;
};

const changes = ['update', 'updateByID', 'restoreVersion'];

/**
 * Authors neither change published content (decisions, "Roles") nor move documents to or from the trash. Checked here,
 * because access rules do not see the arguments `draft` and `trash`, and an update without `draft` writes to the
 * published document. Throws Forbidden (403).
 */
export const draftsOnlyForAuthors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const write = args as WriteArguments;
  if (!savesOnlyDrafts(req) || write.overrideAccess) return args;
  if (operation === 'create') {
    return { ...args, draft: true, data: { ...write.data, _status: 'draft', deletedAt: null } };
  }
  if (!changes.includes(operation)) return args;
  const throwsAway = write.trash || (write.data?.deletedAt ?? null) !== null;
  if (write.draft !== true || write.unpublishAllLocales || throwsAway) throw new Forbidden(req.t);
  return args;
};

/** As a draft, the document would disappear from the admin but stay on the site. */
export const trashAtOnce: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data, draft } = args as WriteArguments;
  const trashes = operation === 'update' && draft && (data?.deletedAt ?? null) !== null;
  return trashes ? { ...args, draft: false } : args;
};
