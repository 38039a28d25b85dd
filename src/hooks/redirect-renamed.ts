import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import type { PathCollection } from '../lib/paths';
import { CHECKED } from '../redirects/check-saved';

type Published = { path?: string | null };
type Document = Published & { id: string; title?: string | null; _status?: 'draft' | 'published' | null };

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

/**
 * After publishing, deletes exact redirects from the document's path, which could never apply again; prefix rules stay.
 * If the document was published at another path, creates a redirect from it.
 */
export const redirectRenamedPage: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const from = publishedBefore(req, doc.id)?.path;
  if (doc._status !== 'published' || !doc.path || from === doc.path) return doc;
  const { payload } = req;
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const standing = from ? [from, doc.path] : [doc.path];
  await payload.delete({ ...shared, where: { and: [{ from: { in: standing } }, { match: { equals: 'exact' } }] } });
  if (!from) return doc;
  const { totalDocs } = await payload.count({ ...shared, where: { from: { equals: from } } });
  // Only a prefix rule can still be there. It already redirects, and staff wrote it.
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
