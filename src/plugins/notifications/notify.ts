import type { User } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { beginning } from '@/lib/cut';
import { THE_SITE } from '@/staff/audit/audit';
import type { NotificationKind } from './kinds';

const NOTE_LENGTH = 500;

/** Without its author and readers. */
export type Event = {
  kind: NotificationKind;
  title: string;
  collection: string;
  document: string;
  /** Shown in the bell, never mailed. */
  note?: string | null;
  /** Ids of a guest's approval and of a comment, whose rows hold names and texts, where they can be erased. */
  answer?: string;
  comment?: string;
  isByGuest?: boolean;
};

type Reader = Pick<User, 'id' | 'noMail' | 'noBell'>;

/**
 * Notifies accounts by bell and mail (src/plugins/notifications/send.ts), according to their settings, in the transaction
 * of the event. Skips its author. `readers`: account ids; missing ones are skipped.
 */
export async function notify(
  req: PayloadRequest,
  event: Event,
  readers: (string | null | undefined)[] | { roles: User['role'][] },
) {
  const skipped = [event.document, ...(req.user ? [req.user.id] : [])];
  const ids = Array.isArray(readers) ? readers.filter((id) => typeof id === 'string' && !skipped.includes(id)) : [];
  if (Array.isArray(readers) && ids.length === 0) return;
  const which: Where = Array.isArray(readers) ? { id: { in: ids } } : { role: { in: readers.roles } };
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [which, { id: { not_in: skipped } }] },
    select: { noMail: true, noBell: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
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
