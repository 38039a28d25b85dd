import type { Notification } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { listAsSite } from '@/staff/find-as-site';

/** The notifications of the bell; readers who want mail only have none. */
export const shownTo = (user: PayloadRequest['user']): Where => ({
  and: [{ reader: { equals: user?.id } }, { isShown: { equals: true } }],
});

export const isUnread: Where = { readAt: { exists: false } };

/** How many notifications the bell of the user shows as new. */
export async function countUnread(req: PayloadRequest): Promise<number> {
  const where = { and: [shownTo(req.user), isUnread] };
  const { totalDocs } = await req.payload.count({ collection: 'notifications', where, overrideAccess: true, req });
  return totalDocs;
}

/** Most of them on the dashboard. */
const MOST = 20;

/** Unread mentions and replies: somebody waits for a response. */
export async function readConversations(req: PayloadRequest): Promise<Notification[]> {
  return listAsSite(req, 'notifications', {
    where: { and: [shownTo(req.user), isUnread, { kind: { in: ['mentioned', 'replied'] } }] },
    sort: '-createdAt',
    limit: MOST,
  });
}
