import { z } from 'zod';
import { cms } from '@/data/cms';
import type { Shared } from './find-shared';
import { readVersion } from './version';

export type Recorded = { name: string; decision: 'approved' | 'commented'; isOfOlderVersion: boolean };

/** The answer with this id, if it was given through this link. */
export async function findRecorded({ link, version }: Shared, id: unknown): Promise<Recorded | undefined> {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) return undefined;
  const payload = await cms();
  const { docs } = await payload.find({
    collection: 'approvals',
    where: { and: [{ id: { equals: parsed.data } }, { link: { equals: link.id } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [answer] = docs;
  if (!answer) return undefined;
  const { name, decision } = answer;
  return { name, decision, isOfOlderVersion: readVersion(answer.version)?.digest !== version.digest };
}
