import { createElement } from 'react';
import { can } from '@/access/roles';
import type { DashboardPart, Viewer } from '@/seams/dashboard';

/** How much is new, for those who may read the inbox. */
export async function inboxOnDashboard({ user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'publish')) return {};
  const { InboxFigures } = await import('./admin/dashboard-figures');
  return { figures: createElement(InboxFigures, { me: String(user.id) }) };
}
