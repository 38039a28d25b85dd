import type { PayloadRequest, Where } from 'payload';
import { JOBS } from './own-collections';

const ABANDONED_AFTER_MS = 15 * 60_000;

/** Returns tasks that a process took and never finished to the queue. None of them may be running. */
export async function freeAbandoned(req: PayloadRequest, which: Where, now = Date.now()): Promise<void> {
  await req.payload.update({
    collection: JOBS,
    where: {
      and: [
        which,
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - ABANDONED_AFTER_MS).toISOString() } },
      ],
    },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
