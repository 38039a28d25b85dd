import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

type Published = { path?: string | null };
type Document = Published & { id: string; _status?: 'draft' | 'published' | null };

const key = (id: string) => `published:${id}`;

/** The published version of this document before the current change, if it was published. */
export const publishedBefore = (req: PayloadRequest, id: string) => req.context[key(id)] as Published | undefined;

/**
 * Remembers the published version. Payload's `previousDoc` is the latest draft, which an autosave may already have
 * renamed, so this reads the published row.
 */
export const rememberPublished: CollectionBeforeChangeHook<Document> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) {
    const row = (await req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: originalDoc.id,
      draft: false,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })) as Document | null;
    if (row?._status === 'published') req.context[key(originalDoc.id)] = { path: row.path };
  }
  return data;
};
