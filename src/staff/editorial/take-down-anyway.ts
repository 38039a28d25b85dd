import type { CollectionBeforeOperationHook } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';

type UpdateArguments = { id?: string; data?: Record<string, unknown>; draft?: boolean };

/** Payload would validate the newest draft, so an incomplete one would keep a closed job on the site. */
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
