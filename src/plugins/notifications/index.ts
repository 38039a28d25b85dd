import type { CollectionConfig } from 'payload';
import { sentence } from '@/lib/notification-kinds';
import { ownRequest } from '@/payload/own-request';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { notifications } from './collection';
import { pathOf } from './compose';
import { notificationFields } from './fields';
import { forgetNotifications, tellOfAccount, tellOfContent } from './hooks';
import { removeOldNotifications, sendNotifications } from './send';
import { storeNotifications } from './store';
import { countUnread, readConversations } from './unread';

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
  dashboard: unreadOnDashboard,
  longWork: [sendNotifications, removeOldNotifications],
  admin: { actions: ['/plugins/notifications/admin/bell#Bell'] },
});

/** Mentions and replies are lines of their own; the sentence counts the rest. */
async function unreadOnDashboard({ payload, user }: Viewer): Promise<DashboardPart> {
  const req = await ownRequest(payload, { user });
  const [unread, conversations] = await Promise.all([countUnread(req), readConversations(req)]);
  return {
    unread: unread - conversations.length,
    waiting: conversations.map(({ kind, who, title, ...about }) => ({
      id: about.id,
      kind: kind === 'mentioned' ? 'Mention' : 'Reply',
      title,
      href: pathOf(about),
      details: sentence(kind, who),
    })),
  };
}
