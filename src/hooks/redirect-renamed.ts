import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import type { PathCollection } from '../lib/paths';

type Published = { path?: string | null };
type Document = Published & { id: string; title?: string | null; _status?: 'draft' | 'published' | null };

const key = (id: string) => `published:${id}`;

/** What visitors saw of this document before the change that is being saved, if it was published. */
export const publishedBefore = (req: PayloadRequest, id: string) => req.context[key(id)] as Published | undefined;

/**
 * Keeps what visitors see now. Payload's `previousDoc` is the latest draft, which an autosave may already have
 * renamed, so the published row itself is read.
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

/** A published page was published under another path: the old one redirects to it from now on. */
export const renamed: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const from = publishedBefore(req, doc.id)?.path;
  if (doc._status !== 'published' || !doc.path || !from || from === doc.path) return doc;
  const { payload } = req;
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  await payload.delete({ ...shared, where: { from: { in: [from, doc.path] } } });
  await payload.create({
    ...shared,
    data: {
      from,
      match: 'exact',
      status: '301',
      to: {
        label: doc.title ?? doc.path,
        kind: 'document',
        document: { relationTo: collection.slug as PathCollection, value: doc.id },
      },
    },
  });
  return doc;
};
