import type { CollectionAfterChangeHook } from 'payload';
import { beginning } from '@/lib/cut';
import type { PathCollection } from '@/lib/paths';
import { publishedBefore } from '@/publishing/published-before';
import { CHECKED } from './check-saved';

type Document = { id: string; path?: string | null; title?: string | null; _status?: 'draft' | 'published' | null };

/** Exact redirects from the new path no longer apply, so they are deleted. */
export const redirectRenamedPage: CollectionAfterChangeHook<Document> = async ({ collection, doc, req }) => {
  const from = publishedBefore(req, doc.id)?.path;
  if (doc._status !== 'published' || !doc.path || from === doc.path) return doc;
  const { payload } = req;
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const standing = from ? [from, doc.path] : [doc.path];
  await payload.delete({ ...shared, where: { and: [{ from: { in: standing } }, { match: { equals: 'exact' } }] } });
  if (!from) return doc;
  const { totalDocs } = await payload.count({ ...shared, where: { from: { equals: from } } });
  // Only a prefix rule can be left. It already redirects, and staff wrote it.
  if (totalDocs > 0) return doc;
  await payload.create({
    ...shared,
    context: { ...req.context, [CHECKED]: true },
    data: {
      from,
      match: 'exact',
      status: '301',
      to: {
        label: beginning(doc.title ?? doc.path, 80),
        kind: 'document',
        document: { relationTo: collection.slug as PathCollection, value: doc.id },
      },
    },
  });
  delete req.context[CHECKED];
  return doc;
};
