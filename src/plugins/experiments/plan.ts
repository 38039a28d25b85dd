import type { PlanKind } from '@/seams/plan';

/** When experiments were started and ended, which is decided in their form. */
export const experimentPlan: PlanKind = {
  slug: 'experiments',
  label: 'Experiments',
  entries: async (req, { from, to }) => {
    const within = { greater_than_equal: from, less_than: to };
    const { docs } = await req.payload.find({
      collection: 'experiments',
      where: { or: [{ startedAt: within }, { endedAt: within }] },
      select: { title: true, startedAt: true, endedAt: true },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    return docs.flatMap(({ id, title, startedAt, endedAt }) =>
      [
        { what: 'Started an experiment', at: startedAt },
        { what: 'Ended an experiment', at: endedAt },
      ].flatMap(({ what, at }) =>
        at && at >= from && at < to
          ? [{ id: `${id} ${what}`, title, what, at, href: `/admin/collections/experiments/${id}`, isOver: true }]
          : [],
      ),
    );
  },
};
