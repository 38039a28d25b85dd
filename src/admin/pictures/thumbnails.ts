import type { Payload } from 'payload';

/** The address of the small picture of each media file that has one, by id. */
export async function thumbnailsOf(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(docs.flatMap(({ id, thumbnailURL }) => (thumbnailURL ? [[id, thumbnailURL]] : [])));
}
