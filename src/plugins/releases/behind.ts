import type { Release } from '@payload-types';
import type { PayloadRequest } from 'payload';
import { type Conflict, contentOf, isSame, merge, type Picks } from '@/lib/merge';
import { basesOf, publishedAt } from './bases';
import { keyOf, type Member, type Values } from './members';

export type Behind = { member: Member; base: Values; live: Values; document: Values; conflicts: Conflict[] };

const none: Picks = new Map();

/** Undefined if the draft contains everything published outside the release since it was written. */
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
