import { capability } from '@/seams/capability';
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
      badge: '/plugins/inbox/admin/new-badge#NewBadge',
    },
  ],
  dashboard: '/plugins/inbox/admin/on-dashboard#onDashboard',
  longWork: [removeUnusedFilesAtTimes],
  admin: {
    views: {
      inbox: { Component: '/plugins/inbox/admin/inbox-view#InboxView', path: '/inbox', meta: { title: 'Inbox' } },
    },
  },
});
