import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';

type Published = { path?: string | null; title?: string | null };
type Document = Published & { id: string; _status?: 'draft' | 'published' | null };

const key = (id: string) => `published:${id}`;

export const publishedBefore = (req: PayloadRequest, id: string) => req.context[key(id)] as Published | undefined;

/** The stored row of a document, if it is published. */
export async function publishedRow(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const options = { draft: false, depth: 0, disableErrors: true, overrideAccess: true } as const;
  const row = (await req.payload.findByID({ collection, id, req, ...options })) as Document | null;
  return row?._status === 'published' ? row : undefined;
}

/** Remembers the published version: Payload's `previousDoc` is the latest draft, which may have been renamed. */
export const rememberPublished: CollectionBeforeChangeHook<Document> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) {
    const row = await publishedRow(req, collection.slug as CollectionSlug, originalDoc.id);
    if (row) req.context[key(originalDoc.id)] = { path: row.path, title: row.title };
  }
  return data;
};
