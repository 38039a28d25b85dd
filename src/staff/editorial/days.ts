import type { PayloadRequest, Where } from 'payload';
import { can } from '@/access/roles';
import type { PlanEntry, PlanKind, PlanMove } from '@/seams/plan';
import { refuse } from '../endpoint';
import { findAsSite } from '../find-as-site';
import { titleOf } from '../titles';
import { isMoved, ONLY_EDITORS } from './move';
import { serialise } from './no-silent-overwrite';
import { asItsOwnForm } from './own-form';

type Days = Pick<PlanKind, 'slug' | 'label'> & {
  /** What happens on the day. */
  what: string;
} & ({ collection: 'jobs'; field: 'validThrough' } | { collection: 'newsletter-issues'; field: 'date' });

type Dated = { id: string; updatedAt: string; _status?: string | null; deletedAt?: string | null } & Record<
  string,
  unknown
>;

const UNPUBLISHED =
  'It has changes that are not published yet, and a move would publish them too. Change the date in its form.';
const GONE = 'This no longer exists.';

/** Days are stored as times of which only the date in UTC counts (src/admin/jobs/has-closed.ts). */
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) : undefined);
const stored = (day: string) => `${day}T12:00:00.000Z`;

async function find(req: PayloadRequest, { collection, field }: Days, draft: boolean, where: Where): Promise<Dated[]> {
  const { docs } = await req.payload.find({
    collection: collection as 'jobs',
    where: { and: [{ _status: { equals: draft ? 'draft' : 'published' } }, where] },
    select: { title: true, [field]: true, _status: true },
    draft,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return docs as unknown as Dated[];
}

async function entries(req: PayloadRequest, kind: Days, from: string, to: string): Promise<PlanEntry[]> {
  const within = { [kind.field]: { greater_than_equal: from, less_than: to } };
  const [live, drafts] = await Promise.all([find(req, kind, false, within), find(req, kind, true, within)]);
  // The live date counts for what is published, whatever its draft says.
  const ids = drafts.map(({ id }) => id);
  const published = ids.length > 0 ? await find(req, kind, false, { id: { in: ids } }) : [];
  const isLive = new Set(published.map(({ id }) => id));
  const unpublished = drafts.filter(({ id }) => !isLive.has(id));
  return [...live, ...unpublished].map((document) => {
    const isDraft = document._status === 'draft';
    return {
      id: document.id,
      title: titleOf(document),
      what: isDraft ? `${kind.what} (draft)` : kind.what,
      at: dayOf(document[kind.field]) ?? '',
      href: `/admin/collections/${kind.collection}/${document.id}`,
      ...(!isDraft && !can(req, 'publish') && { fixed: ONLY_EDITORS }),
    };
  });
}

async function move(req: PayloadRequest, { collection, field }: Days, sent: PlanMove): Promise<void> {
  const { id } = sent;
  await serialise(req, id);
  const newest = (await findAsSite(req, collection, id, { draft: true })) as unknown as Dated | null;
  if (!newest || newest.deletedAt) return refuse(404, GONE);
  const live = (await findAsSite(req, collection, id, { draft: false })) as unknown as Dated | null;
  const isLive = live?._status === 'published';
  if (isMoved(dayOf((isLive ? live : newest)[field]), sent)) return;
  if (isLive && !can(req, 'publish')) refuse(403, ONLY_EDITORS);
  if (isLive && newest._status === 'draft') refuse(409, UNPUBLISHED);
  const status = isLive ? 'published' : 'draft';
  await req.payload.update({
    collection: collection as 'jobs',
    id,
    // With this date, a conflicting save is refused instead of overwritten (no-silent-overwrite.ts).
    data: { ...asItsOwnForm(), [field]: stored(sent.to), _status: status, updatedAt: newest.updatedAt } as never,
    draft: !isLive,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  });
}

/**
 * The days of a collection of content for the plan. A move changes what is live at once, if nothing else would go live
 * with it, or the draft of what was never published.
 */
export const daysOf = (kind: Days): PlanKind => ({
  slug: kind.slug,
  label: kind.label,
  entries: (req, { from, to }) => entries(req, kind, from, to),
  move: (req, sent) => move(req, kind, sent),
});
