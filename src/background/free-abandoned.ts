import type { PayloadRequest } from 'payload';

/** No task takes as long: one that is still at work after this was left behind by a process that ended. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Puts tasks back into the queue that a process took and never finished. */
export async function freeAbandoned(req: PayloadRequest, now = Date.now()): Promise<void> {
  await req.payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
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
