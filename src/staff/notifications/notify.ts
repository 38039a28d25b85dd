import type { User } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { THE_SITE } from '../audit/audit';
import type { NotificationKind } from './kinds';

/** The most that is kept of what somebody wrote. */
const NOTE_LENGTH = 500;

/** Something that happened, without who did it and who is told. */
export type Event = {
  kind: NotificationKind;
  /** What it happened to, as people know it. */
  title: string;
  collection: string;
  document: string;
  /** Words that came with it. Shown in the bell, never mailed. */
  note?: string | null;
  /** The answer of a guest. Their name and words stay there alone, where they can be erased. */
  answer?: string;
};

type Reader = Pick<User, 'id' | 'noMail' | 'noBell'>;

/**
 * Tells people of an event: in the bell, and by mail (src/staff/notifications/send.ts), as each of them wants it. Who did it is
 * not told. Written in the transaction of the event: neither stays without the other.
 *
 * @param readers which accounts; ids may be missing
 */
export async function notify(
  req: PayloadRequest,
  event: Event,
  readers: (string | null | undefined)[] | { roles: User['role'][] },
) {
  const ids = Array.isArray(readers) ? readers.filter((id) => typeof id === 'string') : [];
  const which: Where = Array.isArray(readers) ? { id: { in: ids } } : { role: { in: readers.roles } };
  if (Array.isArray(readers) && ids.length === 0) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [which, { id: { not_in: [event.document, ...(req.user ? [req.user.id] : [])] } }] },
    select: { noMail: true, noBell: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const { kind, title, collection, document, note, answer } = event;
  const who = answer ? 'A guest' : (req.user?.name ?? THE_SITE);
  for (const { id, noMail, noBell } of docs as Reader[]) {
    const [isMailed, isShown] = [!noMail?.includes(kind), !noBell?.includes(kind)];
    if (!isMailed && !isShown) continue;
    await req.payload.create({
      collection: 'notifications',
      data: {
        reader: id,
        kind,
        who,
        title: title.slice(0, NOTE_LENGTH),
        collection,
        document,
        note: note?.slice(0, NOTE_LENGTH) || null,
        answer,
        isShown,
        mailDueAt: isMailed ? new Date().toISOString() : null,
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
  }
}
