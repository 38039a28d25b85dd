import { ownRequest } from '@/payload/own-request';
import type { OnDashboard } from '@/seams/dashboard';
import { pathOf } from '../compose';
import { countUnread, readConversations } from '../unread';

/** Mentions and replies are lines of their own; the sentence counts the rest. */
export const onDashboard: OnDashboard = async ({ payload, user }) => {
  const req = await ownRequest(payload, { user });
  const [unread, conversations] = await Promise.all([countUnread(req), readConversations(req)]);
  return {
    unread: unread - conversations.length,
    waiting: conversations.map(({ kind, who, title, ...about }) => ({
      id: about.id,
      kind: kind === 'mentioned' ? 'Mention' : 'Reply',
      title,
      href: pathOf(about),
      details: `From ${who}`,
    })),
  };
};
