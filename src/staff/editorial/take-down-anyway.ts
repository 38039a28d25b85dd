import type { CollectionBeforeOperationHook } from 'payload';
import type { ContentCollection } from '@/lib/content-collections';
import { findAsSite } from '../find-as-site';

type UpdateArguments = { id?: string; data?: Record<string, unknown>; draft?: boolean };

/** Payload would validate the newest draft, so an incomplete one would keep a closed job on the site. */
export const takeDownAnyway: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, data, draft } = args as UpdateArguments;
  const takesDown = data?._status === 'draft' && Object.keys(data).length === 1;
  if (operation !== 'update' || draft || !id || !takesDown) return args;
  const latest = await findAsSite(req, collection.slug as ContentCollection, id, { draft: true });
  return latest?._status === 'draft' ? { ...args, unpublishAllLocales: true } : args;
};
