import type { CollectionAfterChangeHook } from 'payload';
import type { PathCollection } from '@/lib/paths';
import { publishedBefore } from '@/publishing/published-before';
import { CHECKED } from './check-saved';

type Document = { id: string; path?: string | null; title?: string | null; _status?: 'draft' | 'published' | null };

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
