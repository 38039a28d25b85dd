import type { CollectionConfig } from 'payload';
import { capability } from '@/seams/capability';
import { notifications } from './collection';
import { notificationFields } from './fields';
import { forgetNotifications, tellOfAccount, tellOfContent } from './hooks';
import { removeOldNotifications, sendNotifications } from './send';
import { storeNotifications } from './store';

/** Each person chooses which events send mail, below the rest of the account. */
const withChoices = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  fields: users.fields.flatMap((field) =>
    'name' in field && field.name === 'invitedAt' ? [field, ...notificationFields] : [field],
  ),
  hooks: {
    ...users.hooks,
    afterChange: [...(users.hooks?.afterChange ?? []), tellOfAccount],
    afterDelete: [...(users.hooks?.afterDelete ?? []), forgetNotifications],
  },
});

/** Notifications: a bell and mails tell staff what concerns them (docs/decisions/012-workflow.md). */
export const notificationsPlugin = capability({
  slug: 'notifications',
  collections: [notifications],
  before: 'design-reviews',
  extend: { users: withChoices },
  content: [{ afterChange: tellOfContent }],
  notify: storeNotifications,
  dashboard: '/plugins/notifications/admin/on-dashboard#onDashboard',
  longWork: [sendNotifications, removeOldNotifications],
  admin: { actions: ['/plugins/notifications/admin/bell#Bell'] },
});
