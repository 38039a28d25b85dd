import type { Where } from 'payload';
import { z } from 'zod';
import { cms } from '@/data/cms';
import type { Shared } from './find-shared';
import { readVersion } from './version';

export type Recorded = { name: string; decision: 'approved' | 'commented'; isOfOlderVersion: boolean };

/** Undefined unless it was given through this link. */
export async function findRecorded({ link, version }: Shared, id: unknown): Promise<Recorded | undefined> {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) return undefined;
  const payload = await cms();
  const query = {
    where: { and: [{ id: { equals: parsed.data } }, { link: { equals: link.id } }] } as Where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  } as const;
  const [approvals, comments] = await Promise.all([
    payload.find({ collection: 'approvals', ...query }),
    payload.find({ collection: 'comments', ...query }),
  ]);
  const isOfOlderVersion = (seen: unknown) => readVersion(seen)?.digest !== version.digest;
  const [approval] = approvals.docs;
  if (approval) {
    return { name: approval.name, decision: 'approved', isOfOlderVersion: isOfOlderVersion(approval.version) };
  }
  const [comment] = comments.docs;
  if (!comment) return undefined;
  return { name: comment.guestName ?? '', decision: 'commented', isOfOlderVersion: isOfOlderVersion(comment.version) };
}
