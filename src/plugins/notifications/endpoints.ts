import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { NotificationKind } from '@/lib/notification-kinds';
import { isSignedIn, staffEndpoint } from '@/staff/endpoint';
import { listAsSite } from '@/staff/find-as-site';
import { pathOf } from './compose';
import { countUnread, isUnread, shownTo } from './unread';

const MOST = 30;

export type ListedNotification = {
  id: string;
  kind: NotificationKind;
  who: string;
  title: string;
  path: string;
  note: string | null;
  createdAt: string;
  isRead: boolean;
};

async function notificationsOf(req: PayloadRequest): Promise<{ unread: number; notifications: ListedNotification[] }> {
  const unread = await countUnread(req);
  const docs = await listAsSite(req, 'notifications', { where: shownTo(req.user), sort: '-createdAt', limit: MOST });
  const among = (some: string[]) => ({ limit: MOST, where: { id: { in: some } } });
  const ids = (field: 'answer' | 'comment') =>
    docs.flatMap(({ [field]: one }) => (typeof one === 'string' ? [one] : []));
  // None where the capability that stores them is missing.
  const [answers, about] = [ids('answer'), ids('comment')];
  const approvals = answers.length > 0 ? await listAsSite(req, 'approvals', among(answers)) : [];
  const comments = about.length > 0 ? await listAsSite(req, 'comments', among(about)) : [];
  const notifications = docs.map(({ id, kind, who, title, note, answer, createdAt, readAt, ...rest }) => {
    const comment = comments.find((one) => one.id === rest.comment);
    const guest = comment?.guestName ?? approvals.find((one) => one.id === answer)?.name;
    return {
      id,
      kind,
      who: guest ? `${guest} (guest)` : who,
      title,
      path: pathOf(rest),
      note: comment?.text ?? note ?? null,
      createdAt,
      isRead: Boolean(readAt),
    };
  });
  return { unread, notifications };
}

const mine = staffEndpoint({
  method: 'get',
  path: '/mine',
  // A session that has just ended is not an error.
  can: () => true,
  work: async (req) => (req.user ? notificationsOf(req) : { unread: 0, notifications: [] }),
});

const read = staffEndpoint({
  method: 'post',
  path: '/read',
  can: isSignedIn,
  notAllowed: 'Sign in first.',
  body: z.object({ id: z.uuid().optional() }),
  invalid: 'Send one id, or none for all.',
  work: async (req, { body: { id } }) => {
    const one: Where[] = id ? [{ id: { equals: id } }] : [];
    await req.payload.update({
      collection: 'notifications',
      where: { and: [shownTo(req.user), isUnread, ...one] },
      data: { readAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return notificationsOf(req);
  },
});

/** Under `/api/notifications`: `GET /mine` lists those of the bell; `POST /read` marks one (`id`) or all as read. */
export const notificationEndpoints: Endpoint[] = [mine, read];
