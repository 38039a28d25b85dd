import type { User } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { beginning } from '@/lib/cut';
import type { Readers, StaffEvent } from '@/seams/notification';
import { THE_SITE } from '@/staff/audit/audit';
import { listAsSite } from '@/staff/find-as-site';

const NOTE_LENGTH = 500;

type Reader = Pick<User, 'id' | 'noMail' | 'noBell'>;

/**
 * Notifies accounts by bell and mail (src/plugins/notifications/send.ts), according to their settings, in the transaction
 * of the event. Skips its author.
 */
export async function storeNotifications(req: PayloadRequest, event: StaffEvent, readers: Readers) {
  const skipped = [event.document, ...(req.user ? [req.user.id] : [])];
  const ids = Array.isArray(readers) ? readers.filter((id) => typeof id === 'string' && !skipped.includes(id)) : [];
  if (Array.isArray(readers) && ids.length === 0) return;
  const which: Where = Array.isArray(readers) ? { id: { in: ids } } : { role: { in: readers.roles } };
  const docs = await listAsSite(req, 'users', {
    where: { and: [which, { id: { not_in: skipped } }] },
    select: { noMail: true, noBell: true },
  });
  const { kind, title, collection, document, note, answer, comment, isByGuest } = event;
  const who = isByGuest ? 'A guest' : (req.user?.name ?? THE_SITE);
  for (const { id, noMail, noBell } of docs as Reader[]) {
    const [isMailed, isShown] = [!noMail?.includes(kind), !noBell?.includes(kind)];
    if (!isMailed && !isShown) continue;
    await req.payload.create({
      collection: 'notifications',
      data: {
        reader: id,
        kind,
        who,
        title: beginning(title, NOTE_LENGTH),
        collection,
        document,
        note: beginning(note ?? '', NOTE_LENGTH) || null,
        answer,
        comment,
        isShown,
        mailDueAt: isMailed ? new Date().toISOString() : null,
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
  }
}
