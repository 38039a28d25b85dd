import type { CollectionSlug, Payload, Where } from 'payload';

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

/** Versions cannot tell an unpublished document from one with a newer draft; the audit log can. */
export async function trashedState(payload: Payload, collection: string, id: string): Promise<TrashedState> {
  const publishedAt = await lastPublished(payload, collection, id);
  if (!publishedAt) return 'draft';
  const since: Where = { createdAt: { greater_than_equal: publishedAt } };
  const unpublished: Where = { and: [{ document: { equals: id } }, { action: { equals: 'unpublish' } }, since] };
  const { docs } = await payload.find({ ...shared, collection: 'audit-log', where: unpublished });
  return docs.length > 0 ? 'unpublished' : 'wasPublished';
}
