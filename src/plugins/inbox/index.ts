import { createElement } from 'react';
import { can } from '@/access/roles';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { inboxEndpoints } from './endpoints';
import { removeUnusedFilesAtTimes } from './unused-files';

/**
 * Inbox: staff read, assign and answer what visitors send (docs/decisions/007-forms.md and 009-outbox.md). Adds a view,
 * its endpoints, and the removal of files that no message holds.
 */
export const inboxPlugin = capability({
  slug: 'inbox',
  endpoints: inboxEndpoints,
  dashboard: inboxOnDashboard,
  longWork: [() => removeUnusedFilesAtTimes()],
  admin: {
    afterNavLinks: ['/plugins/inbox/admin/nav-link#InboxNavLink'],
    views: {
      inbox: { Component: '/plugins/inbox/admin/inbox-view#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
    },
  },
});

/** How much is new, for those who may read the inbox. */
async function inboxOnDashboard({ user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'publish')) return {};
  const { newTotal } = await import('./admin/new-counts');
  const { InboxFigures, Received } = await import('./admin/dashboard-figures');
  return {
    waiting: newTotal(),
    figures: createElement(InboxFigures, { me: String(user.id) }),
    received: (since) => createElement(Received, { since }),
  };
}
