import type { PreviewLink } from '@payload-types';
import type { Payload } from 'payload';
import { readToken } from '@/data/preview/share-token';
import { idOf } from '@/lib/id-of';
import type { CommentedCollection } from '@/plugins/comments/api';
import { hasCapability } from '@/seams/capability';
import { findAsSite } from '@/staff/find-as-site';

export type LiveLink = { link: PreviewLink; expiresAt: Date; collection: CommentedCollection; id: string };

/** `unknown`: never issued. `over`: expired, revoked or without its document. */
export type NoLink = 'unknown' | 'over';

/** All guest access starts here. */
export async function findLink(payload: Payload, token: string, now = new Date()): Promise<LiveLink | NoLink> {
  if (!hasCapability(payload, 'sharing')) return 'unknown';
  const read = readToken(token, now);
  if (read.state === 'forged') return 'unknown';
  if (read.state === 'expired') return 'over';
  const link = await findAsSite({ payload }, 'preview-links', read.id);
  // The database clears the field when the document is deleted.
  if (!link?.document || link.revokedAt) return 'over';
  const { relationTo, value } = link.document;
  // The signed date must not exceed the one that staff see.
  const expiresAt = new Date(Math.min(read.expiresAt.getTime(), Date.parse(link.expiresAt)));
  if (expiresAt <= now) return 'over';
  return { link, expiresAt, collection: relationTo, id: idOf(value) };
}
