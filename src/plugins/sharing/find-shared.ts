import type { PreviewLink } from '@payload-types';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { cms } from '@/data/cms';
import { linkedDocuments } from '@/data/linked';
import { linkAsVisitorsSee } from '@/data/preview/as-visitors-see';
import { readToken } from '@/data/preview/share-token';
import type { ContentCollection, ShareableCollection } from '@/lib/content-collections';
import { latestVersion, type SeenVersion, viewOf } from './version';

export type LiveLink = { link: PreviewLink; expiresAt: Date; collection: ShareableCollection; id: string };

/** `unknown`: never issued. `over`: expired, revoked or without its document. */
export type NoLink = 'unknown' | 'over';

/** All guest access starts here. */
export async function findLink(payload: Payload, token: string, now = new Date()): Promise<LiveLink | NoLink> {
  const read = readToken(token, now);
  if (read.state === 'forged') return 'unknown';
  if (read.state === 'expired') return 'over';
  const link = await payload.findByID({
    collection: 'preview-links',
    id: read.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  // The database clears the field when the document is deleted.
  if (!link?.document || link.revokedAt) return 'over';
  const { relationTo, value } = link.document;
  // The signed date must not exceed the one that staff see.
  const expiresAt = new Date(Math.min(read.expiresAt.getTime(), Date.parse(link.expiresAt)));
  if (expiresAt <= now) return 'over';
  return { link, expiresAt, collection: relationTo, id: typeof value === 'string' ? value : value.id };
}

/** What guests see, in a version by which their answer is known: a draft with links as visitors see them, or a view. */
export type Shared = Omit<LiveLink, 'collection'> & { version: SeenVersion } & (
    | { collection: ContentCollection; document: object }
    | { collection: ShareableCollection; what: string; view: ReactNode }
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
