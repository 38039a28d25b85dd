import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';

export type Document = {
  id: string;
  path?: string | null;
  title?: string | null;
  deletedAt?: string | null;
  _status?: 'draft' | 'published' | null;
};
export type Published = Pick<Document, 'path' | 'title'>;

const key = (id: string) => `published:${id}`;

const alreadyRead = (id: string) => `published-row:${id}`;

/** Context of a single change to a document whose published version has been read; null if there is none. */
export const asReadBefore = (id: string, row: object | null) => ({ [alreadyRead(id)]: row });

export const publishedBefore = (req: PayloadRequest, id: string) => req.context[key(id)] as Published | undefined;

export async function publishedRow(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const select = { path: true, title: true, deletedAt: true, _status: true } as object;
  const options = { select, draft: false, depth: 0, disableErrors: true, overrideAccess: true } as const;
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
    const { id } = originalDoc;
    const read = req.context[alreadyRead(id)] as Document | null | undefined;
    delete req.context[alreadyRead(id)];
    const row = read === undefined ? await publishedRow(req, collection.slug as CollectionSlug, id) : read;
    req.context[key(id)] = row ? { path: row.path, title: row.title } : undefined;
  }
  return data;
};
