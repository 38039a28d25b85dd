import { createElement, Suspense } from 'react';
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
  doors: [
    {
      door: 'inbox',
      view: '/inbox',
      label: 'Inbox',
      needs: 'publish',
      keywords: 'messages form entries bookings subscribers',
      badge: async () => createElement((await import('./admin/new-badge')).NewBadge),
    },
  ],
  dashboard: inboxOnDashboard,
  longWork: [() => removeUnusedFilesAtTimes()],
  admin: {
    views: {
      inbox: { Component: '/plugins/inbox/admin/inbox-view#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
    },
  },
});

/** How much is new, for those who may read the inbox. */
async function inboxOnDashboard({ user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'publish')) return {};
  const [{ newLines, Received }, { Campaigns }] = await Promise.all([
    import('./admin/dashboard-lines'),
    import('./admin/campaigns'),
  ]);
  return {
    waiting: newLines(String(user.id)),
    received: (since) => createElement(Received, { since }),
    origins: (since) => createElement(Suspense, null, createElement(Campaigns, { since })),
  };
}
