import type { Payload } from 'payload';
import { listAsSite } from '@/staff/find-as-site';

/** The address of the small picture of each media file that has one, by id. */
export async function thumbnailsOf(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const docs = await listAsSite({ payload }, 'media', {
    where: { id: { in: ids } },
  });
  return new Map(docs.flatMap(({ id, thumbnailURL }) => (thumbnailURL ? [[id, thumbnailURL]] : [])));
}
