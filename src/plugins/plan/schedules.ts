import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import type { PlanKind } from '@/seams/plan';
import { daysOf } from '@/staff/editorial/days';
import { ONLY_EDITORS } from '@/staff/editorial/move';
import { movePlan } from '@/staff/editorial/schedule-publish';
import { isOverdue, plansWithin } from '@/staff/editorial/scheduled';

const verbs = { publish: 'Publishes', unpublish: 'Unpublishes' } as const;
const OVERDUE = 'Overdue. If it does not run soon, contact the person who runs the site.';

const fixed = (req: PayloadRequest) => (can(req, 'publish') ? {} : { fixed: ONLY_EDITORS });

/** Documents that are published and unpublished at a time. */
const schedules: PlanKind = {
  slug: 'schedules',
  label: 'Scheduled',
  entries: async (req, period) => {
    const plans = await plansWithin(req, period);
    return plans.map((plan) => ({
      id: plan.id,
      title: plan.title,
      what: verbs[plan.type],
      at: plan.time,
      href: `/admin/collections/${plan.collection}/${plan.document}`,
      ...(isOverdue(plan) ? { isOver: true, problem: plan.reason ?? OVERDUE } : fixed(req)),
    }));
  },
  move: movePlan,
};

const closingDays = daysOf({
  ...{ slug: 'jobs', label: 'Jobs', what: 'Last day' },
  ...{ collection: 'jobs', field: 'validThrough' },
});

/** What the core has in the plan. */
export const ofCore: PlanKind[] = [schedules, closingDays];
