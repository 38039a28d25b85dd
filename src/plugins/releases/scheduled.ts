import type { PayloadRequest, Where } from 'payload';
import type { Planned } from '@/lib/planned';

/** Access must have been checked by the caller. */
async function plannedReleases(req: PayloadRequest, where: Where): Promise<Planned[]> {
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

export const upcomingReleases = (req: PayloadRequest, after: string) =>
  plannedReleases(req, { and: [{ failure: { exists: false } }, { publishAt: { greater_than_equal: after } }] });

export const overdueReleases = (req: PayloadRequest, before: string) =>
  plannedReleases(req, { or: [{ failure: { exists: true } }, { publishAt: { less_than: before } }] });
