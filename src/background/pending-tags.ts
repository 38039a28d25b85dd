import { revalidateTag } from 'next/cache';
import type { Payload, PayloadRequest } from 'payload';
import { tags } from '../data/tags';
import { isCutOff } from '../delivery/shared-health.mjs';
import { tagEvents } from '../delivery/tag-events.mjs';

/** Older ones are nobody's any more who is still at it. */
const LEFT_BEHIND_MS = 5000;
const AT_ONCE = 500;
const collection = 'pending-tags';

/** Only the production server has a cache that tells when tags have expired for good. */
const isKept = () => process.env.NODE_ENV === 'production';

const listening = Symbol.for('alethia.pending-tags');

/** Removes rows whose tags have expired everywhere. One that cannot be removed is expired once more, by the work below. */
function listen({ db, logger }: Payload): void {
  if (Reflect.has(globalThis, listening)) return;
  Reflect.set(globalThis, listening, true);
  tagEvents.on('flushed', async (ids) => {
    try {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        await db.deleteMany({ collection, where: { id: { in: ids.slice(at, at + AT_ONCE) } } });
      }
    } catch (error) {
      logger.error({ err: error }, 'Tags that have expired are expired once more: their rows could not be removed.');
    }
  });
}

/** Writes down, in the transaction of the change, what is to expire after it. Answers the tags that say when that is done. */
export async function notePending(req: PayloadRequest, changed: string[]): Promise<string[]> {
  if (!isKept() || changed.length === 0) return [];
  listen(req.payload);
  // Past Payload's operations: nobody is asked, and nothing else is to happen.
  const { id } = await req.payload.db.create({ collection, data: { tags: changed }, req });
  return [tags.pending(String(id))];
}

/** Expired here while the other instances could not be told. Once is enough: their pages would be made anew every time. */
const expiredHere = new Set<string>();

/** Expires what a process that ended between a change and its expiry has left, or could not tell the other instances. */
export async function expirePending({ payload }: PayloadRequest): Promise<void> {
  if (!isKept()) return;
  listen(payload);
  const before = new Date(Date.now() - LEFT_BEHIND_MS).toISOString();
  const { docs } = await payload.find({
    collection,
    where: { createdAt: { less_than: before } },
    limit: AT_ONCE,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (!isCutOff()) expiredHere.clear();
  const rows = docs.filter(({ id }) => !expiredHere.has(id));
  if (isCutOff()) for (const { id } of rows) expiredHere.add(id);
  const left = rows.flatMap((row) => [...(row.tags as string[]), tags.pending(row.id)]);
  for (const tag of new Set(left)) revalidateTag(tag, { expire: 0 });
}
