import type { CollectionBeforeOperationHook } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';

type UpdateArguments = { id?: string; data?: Record<string, unknown>; draft?: boolean };

/**
 * Taking something off the site does nothing else, and needs no complete draft: without this, Payload checks the newest
 * draft, and one half-written sentence in it would keep a closed job or a planned end on the site. Where the newest
 * version is the published one nothing can be missing, and Payload adds a version to the history as usual.
 */
export const takeDownAnyway: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data, draft } = args as UpdateArguments;
  const takesDown = data?._status === 'draft' && Object.keys(data).length === 1;
  if (operation !== 'update' || draft || !id || !takesDown) return args;
  const latest = await req.payload.findByID({
    collection: collection.slug as ContentCollection,
    id,
    select: { _status: true },
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return latest?._status === 'draft' ? { ...args, unpublishAllLocales: true } : args;
};
