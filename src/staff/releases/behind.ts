import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { type Conflict, contentOf, isSame, merge, type Picks } from '@/lib/merge';
import { basesOf, publishedAt } from './bases';
import { keyOf, type Member, type Values } from './members';

/** A member whose live version has changes that its draft does not contain. */
export type Behind = { member: Member; base: Values; live: Values; document: Values; conflicts: Conflict[] };

const none: Picks = new Map();

/**
 * Compares a member with what was published outside the release since its draft was written; undefined if the draft
 * contains all of it.
 */
export async function behindOf(
  req: PayloadRequest,
  release: Pick<Release, 'bases'>,
  member: Member,
  picks = none,
): Promise<Behind | undefined> {
  const { place, latest, live } = member;
  const since = basesOf(release)[keyOf(place)];
  if (!since || !live || Date.parse(since) === Date.parse(String(live.updatedAt))) return undefined;
  const base = await publishedAt(req, place, since);
  if (!base) return undefined;
  const { document, conflicts } = merge(base, latest, live, picks);
  if (conflicts.length === 0 && picks === none && isSame(contentOf(document), contentOf(latest))) return undefined;
  return { member, base, live, document: contentOf(document), conflicts };
}
