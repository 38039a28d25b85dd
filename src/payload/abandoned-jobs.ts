import type { PayloadRequest, Where } from 'payload';
import { JOBS } from './own-collections';
import { INTERRUPTED } from './plain-reason';

const ABANDONED_AFTER_MS = 60_000;
const MOST_ATTEMPTS = 10;

/**
 * Returns tasks to the queue that a process took and never finished, and those that the database interrupted, and removes
 * what is done and was not removed. None of them may be running.
 */
export async function freeAbandoned(req: PayloadRequest, which: Where): Promise<void> {
  await req.payload.db.deleteMany({ collection: JOBS, where: { and: [which, { completedAt: { exists: true } }] } });
  const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
  const abandoned: Where[] = [
    { processing: { equals: true } },
    {
      or: [
        { updatedAt: { less_than: fromNow(-ABANDONED_AFTER_MS) } },
        // Taken while the clock was ahead.
        { updatedAt: { greater_than: fromNow(ABANDONED_AFTER_MS) } },
      ],
    },
  ];
  const interrupted: Where[] = [
    { hasError: { equals: true } },
    { 'error.message': { equals: INTERRUPTED } },
    { totalTried: { less_than: MOST_ATTEMPTS } },
  ];
  await req.payload.update({
    collection: JOBS,
    where: {
      and: [which, { or: [{ and: abandoned }, { and: interrupted }] }],
    },
    data: { processing: false, hasError: false, error: null },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
