import type { PayloadRequest } from 'payload';
import { senderOf } from '@/data/sender-of';
import { DAY_MS } from '@/lib/day';
import { idOf } from '@/lib/id-of';
import { failureCode, mailTransport } from '@/services/mail/transport';
import { findAsSite, listAsSite } from '@/staff/find-as-site';
import { compose } from './compose';

const AT_ONCE = 50;
/** Over some hours; then the mail is dropped, but the notification stays in the bell. */
const MOST_ATTEMPTS = 8;
const PAUSE_MS = 60_000;
const KEPT_DAYS = 90;
const later = (now: Date, attempts: number) => new Date(now.getTime() + PAUSE_MS * 2 ** attempts).toISOString();

/**
 * The table is an outbox: that of src/services/mail requires Supabase. One process at a time runs this. A failed mail
 * delays all, because most likely the mail server is down.
 */
export async function sendNotifications(
  req: PayloadRequest,
  transport: Pick<NonNullable<ReturnType<typeof mailTransport>>, 'sendMail'> | undefined = mailTransport(),
  now = new Date(),
): Promise<void> {
  if (!transport) return;
  const shared = { collection: 'notifications', depth: 0, overrideAccess: true, req } as const;
  const docs = await listAsSite(req, 'notifications', {
    where: { mailDueAt: { less_than_equal: now.toISOString() } },
    sort: 'mailDueAt',
    limit: AT_ONCE,
  });
  if (docs.length === 0) return;
  const sender = await senderOf(req.payload);
  for (const { id, reader, mailAttempts, ...listed } of docs) {
    const account = await findAsSite(req, 'users', idOf(reader) ?? '');
    const attempts = (mailAttempts ?? 0) + 1;
    try {
      if (account) await transport.sendMail(compose({ id, ...listed }, account.email, sender));
      await req.payload.update({ ...shared, id, data: { mailDueAt: null, mailAttempts: attempts } });
    } catch (error) {
      const mailDueAt = attempts < MOST_ATTEMPTS ? later(now, attempts) : null;
      await req.payload.update({ ...shared, id, data: { mailDueAt, mailAttempts: attempts } });
      req.payload.logger.error(`A notification could not be mailed: ${failureCode(error)}`);
      return;
    }
  }
}

export async function removeOldNotifications(req: PayloadRequest, now = new Date()): Promise<void> {
  await req.payload.delete({
    collection: 'notifications',
    where: { createdAt: { less_than: new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString() } },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
