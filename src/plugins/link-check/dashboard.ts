import { createElement } from 'react';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { type LastCheck, LINK_CHECK } from './stored';

/** How many links are broken, and when that was found. */
export async function linksOnDashboard({ payload }: Viewer): Promise<DashboardPart> {
  const [{ totalDocs: count }, last] = await Promise.all([
    payload.count({ collection: 'broken-links', overrideAccess: true }),
    payload.kv.get<LastCheck>(LINK_CHECK),
  ]);
  const { BrokenLinksFigure } = await import('./admin/dashboard-figure');
  return { waiting: count, figures: createElement(BrokenLinksFigure, { count, at: last?.at }) };
}
