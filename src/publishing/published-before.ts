import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';

export type Document = {
  id: string;
  path?: string | null;
  title?: string | null;
  deletedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};
type Published = Pick<Document, 'path' | 'title'>;

const key = (id: string) => `published:${id}`;

export const publishedBefore = (req: PayloadRequest, id: string) => req.context[key(id)] as Published | undefined;

export async function publishedRow(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const options = { draft: false, depth: 0, disableErrors: true, overrideAccess: true } as const;
  const row = (await req.payload.findByID({ collection, id, req, ...options })) as Document | null;
  return row?._status === 'published' ? row : undefined;
}

/** Whether it was published before a change that saved a draft, and still is: a draft beside it changes nothing. */
export async function isStillPublished(req: PayloadRequest, { slug }: SanitizedCollectionConfig, id: string) {
  return publishedBefore(req, id) !== undefined && Boolean(await publishedRow(req, slug as CollectionSlug, id));
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
