import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import type { PathCollection } from '../lib/paths';
import { CHECKED } from '../redirects/check-saved';

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

/**
 * A page was published. Redirects from its path would never be used again, and go; rules for everything below it stay.
 * If visitors knew it under another path, the old one redirects to it from now on.
 */
export const renamed: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const from = publishedBefore(req, doc.id)?.path;
  if (doc._status !== 'published' || !doc.path || from === doc.path) return doc;
  const { payload } = req;
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const standing = from ? [from, doc.path] : [doc.path];
  await payload.delete({ ...shared, where: { and: [{ from: { in: standing } }, { match: { equals: 'exact' } }] } });
  if (!from) return doc;
  const { totalDocs } = await payload.count({ ...shared, where: { from: { equals: from } } });
  // Only a rule for everything below the old path can still be there. It leads on, and staff wrote it.
  if (totalDocs > 0) return doc;
  await payload.create({
    ...shared,
    context: { ...req.context, [CHECKED]: true },
    data: {
      from,
      match: 'exact',
      status: '301',
      to: {
        label: (doc.title ?? doc.path).slice(0, 80),
        kind: 'document',
        document: { relationTo: collection.slug as PathCollection, value: doc.id },
      },
    },
  });
  delete req.context[CHECKED];
  return doc;
};
