import type { ReactNode } from 'react';
import { cms } from '@/data/cms';
import { linkedDocuments } from '@/data/linked';
import { linkAsVisitorsSee } from '@/data/preview/as-visitors-see';
import type { ContentCollection } from '@/lib/content-collections';
import type { CommentedCollection } from '@/plugins/comments/api';
import { findLink, type LiveLink, type NoLink } from './find-link';
import { latestVersion, type SeenVersion, viewOf } from './version';

/** What guests see, in a version by which their answer is known: a draft with links as visitors see them, or a view. */
export type Shared = Omit<LiveLink, 'collection'> & { version: SeenVersion } & (
    | { collection: ContentCollection; document: object }
    | { collection: CommentedCollection; what: string; view: ReactNode }
  );

/** Bypasses access control for this one document. */
export async function findShared(token: string): Promise<Shared | NoLink> {
  const payload = await cms();
  const found = await findLink(payload, token);
  if (typeof found === 'string') return found;
  const { collection, id } = found;
  const other = viewOf(payload, collection);
  if (other) {
    const [view, version] = await Promise.all([other.show(payload, id, token), latestVersion(payload, collection, id)]);
    return view !== undefined && version ? { ...found, what: other.what, view, version } : 'over';
  }
  const [document, version] = await Promise.all([
    payload.findByID({
      collection: collection as 'pages',
      id,
      draft: true,
      depth: 1,
      populate: linkedDocuments,
      disableErrors: true,
      overrideAccess: true,
    }),
    latestVersion(payload, collection, id),
  ]);
  if (!document || !version) return 'over';
  return {
    ...found,
    collection: collection as ContentCollection,
    document: await linkAsVisitorsSee(payload, document),
    version,
  };
}
