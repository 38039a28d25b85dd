import type { CollectionSlug, Payload } from 'payload';
import { added } from '@/seams/capability';

/** What a trashed document was: visible until then, unpublished before, or never visible. */
export type TrashedState = 'wasPublished' | 'unpublished' | 'draft';

const shared = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const;

async function lastPublished(payload: Payload, collection: string, id: string): Promise<string | undefined> {
  const { docs } = await payload.findVersions({
    ...shared,
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    trash: true,
  });
  return docs[0]?.updatedAt;
}

/** Versions cannot tell an unpublished document from one with a newer draft; the records can, if the site keeps them. */
export async function trashedState(payload: Payload, collection: string, id: string): Promise<TrashedState> {
  const publishedAt = await lastPublished(payload, collection, id);
  if (!publishedAt) return 'draft';
  for (const { isUnpublishedSince } of added(payload, 'records'))
    if (await isUnpublishedSince(payload, id, publishedAt)) return 'unpublished';
  return 'wasPublished';
}
