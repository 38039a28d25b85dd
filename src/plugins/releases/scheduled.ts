import type { PayloadRequest, Where } from 'payload';
import type { Planned } from '@/staff/editorial/planned';

/** Access must have been checked by the caller. */
export async function plannedReleases(req: PayloadRequest, where: Where): Promise<Planned[]> {
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { and: [{ state: { equals: 'open' } }, { publishAt: { exists: true } }, where] },
    select: { title: true, publishAt: true, plannedBy: true, failure: true, createdAt: true },
    populate: { users: { name: true } },
    sort: 'publishAt',
    depth: 1,
    limit: 100,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, title, publishAt, plannedBy, failure, createdAt }) => ({
    id,
    type: 'publish',
    collection: 'releases',
    document: id,
    title,
    time: publishAt ?? createdAt,
    by: plannedBy && typeof plannedBy === 'object' ? plannedBy.name : null,
    reason: failure ?? null,
  }));
}
