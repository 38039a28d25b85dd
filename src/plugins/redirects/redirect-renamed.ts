import { beginning } from '@/lib/cut';
import type { PathCollection } from '@/lib/paths';
import type { DocumentEvent } from '@/publishing/document-event';
import { CHECKED } from './check-saved';

/** Exact redirects from the new path no longer apply, so they are deleted. */
export async function redirectRenamedPage({ kind, collection, document, before, req }: DocumentEvent) {
  const from = before?.path;
  const { id, path, title } = document;
  if (kind !== 'published' || !path || from === path) return;
  const { payload } = req;
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const standing = from ? [from, path] : [path];
  await payload.delete({ ...shared, where: { and: [{ from: { in: standing } }, { match: { equals: 'exact' } }] } });
  if (!from) return;
  const { totalDocs } = await payload.count({ ...shared, where: { from: { equals: from } } });
  // Only a prefix rule can be left. It already redirects, and staff wrote it.
  if (totalDocs > 0) return;
  await payload.create({
    ...shared,
    context: { ...req.context, [CHECKED]: true },
    data: {
      from,
      match: 'exact',
      status: '301',
      to: {
        label: beginning(title ?? path, 80),
        kind: 'document',
        document: { relationTo: collection.slug as PathCollection, value: id },
      },
    },
  });
  delete req.context[CHECKED];
}
