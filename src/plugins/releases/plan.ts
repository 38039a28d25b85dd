import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import type { PlanEntry, PlanKind, PlanMove } from '@/seams/plan';
import { isMoved, ONLY_EDITORS, requireAhead } from '@/staff/editorial/move';
import { refuse } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { lockRelease, requireOpen } from './find';

const within = (field: string, { from, to }: { from: string; to: string }) => ({
  [field]: { greater_than_equal: from, less_than: to },
});

async function entries(req: PayloadRequest, period: { from: string; to: string }): Promise<PlanEntry[]> {
  const planned = { and: [{ state: { equals: 'open' } }, within('publishAt', period)] };
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { or: [planned, within('publishedAt', period)] },
    select: { title: true, publishAt: true, publishedAt: true, state: true, failure: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, title, publishAt, publishedAt, state, failure }) => {
    const isOpen = state === 'open';
    return {
      id,
      title,
      what: isOpen ? 'Publishes a release' : state === 'undone' ? 'Published, then undone' : 'Published a release',
      at: (isOpen ? publishAt : publishedAt) ?? '',
      href: `/admin/collections/releases/${id}`,
      problem: isOpen ? failure : null,
      ...(isOpen ? !can(req, 'publish') && { fixed: ONLY_EDITORS } : { isOver: true }),
    };
  });
}

async function move(req: PayloadRequest, sent: PlanMove): Promise<void> {
  if (!can(req, 'publish')) refuse(403, ONLY_EDITORS);
  await lockRelease(req, sent.id);
  const release = (await findAsSite(req, 'releases', sent.id)) ?? refuse(404, 'The release does not exist.');
  requireOpen(release);
  if (isMoved(release.publishAt, sent)) return;
  requireAhead(sent);
  await req.payload.update({
    collection: 'releases',
    id: sent.id,
    data: { publishAt: sent.to },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  });
}

/** When releases are published, and were. */
export const releasePlan: PlanKind = { slug: 'releases', label: 'Releases', entries, move };
