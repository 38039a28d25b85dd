import type { Payload } from 'payload';
import { idOf } from '@/lib/id-of';
import { listAsSite } from '@/staff/find-as-site';
import { isOpen } from './stored';

/** By document id. Access must have been checked. */
export async function openCounts(payload: Payload, collection: string): Promise<Map<string, number>> {
  const docs = await listAsSite({ payload }, 'comments', {
    where: { and: [isOpen, { 'document.relationTo': { equals: collection } }] },
    select: { document: true },
  });
  const counts = new Map<string, number>();
  for (const { document } of docs) {
    const id = idOf(document?.value) ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
