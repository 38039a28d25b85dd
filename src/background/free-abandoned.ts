import type { PayloadRequest, Where } from 'payload';

/** No task takes as long: one that is still at work after this was left behind by a process that ended. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Puts tasks (`which`) back into the queue that a process took and never finished. Nobody may be at work on them. */
export async function freeAbandoned(req: PayloadRequest, which: Where, now = Date.now()): Promise<void> {
  await req.payload.update({
    collection: 'payload-jobs',
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
