import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';
import type { PlanKind } from '@/seams/plan';
import { daysOf } from '@/staff/editorial/days';
import { readPlannedSends } from './store';

const issues = daysOf({
  ...{ slug: 'issues', label: 'Newsletter', what: 'Issue' },
  ...{ collection: 'newsletter-issues', field: 'date' },
});

const FIXED =
  'A mailing keeps its content and its readers from when it was scheduled. Stop it in the tab Mail, and send it again.';

async function titlesOf(req: PayloadRequest, issues: string[]): Promise<Map<string, string>> {
  if (issues.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { id: { in: issues } },
    select: { title: true },
    depth: 0,
    limit: issues.length,
    pagination: false,
    overrideAccess: false,
    req,
  });
  return new Map(docs.map(({ id, title }) => [id, title]));
}

/** When issues are mailed, for those who may send them. */
const sends: PlanKind = {
  slug: 'sends',
  label: 'Mailings',
  entries: async (req, period) => {
    if (!can(req, 'publish')) return [];
    const found = await readPlannedSends(period);
    const titles = await titlesOf(req, [...new Set(found.map(({ issue_id: issue }) => issue))]);
    return found.map(({ id, issue_id: issue, due_at: at, queued_at: queuedAt }) => ({
      id,
      title: titles.get(issue) ?? 'A deleted issue',
      what: queuedAt ? 'Mailed' : 'Mails',
      at,
      href: `/admin/collections/newsletter-issues/${issue}/mail`,
      ...(queuedAt ? { isOver: true } : { fixed: FIXED }),
    }));
  },
};

export const newsletterPlan: PlanKind[] = [issues, sends];
