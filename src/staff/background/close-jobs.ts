import type { PayloadRequest } from 'payload';
import { listAsSite } from '../find-as-site';

const startOfToday = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** Unpublishes jobs after `validThrough`, their last day for applications. A failure does not affect the others. */
export async function closeJobs(req: PayloadRequest, now = new Date()): Promise<void> {
  const docs = await listAsSite(req, 'jobs', {
    where: {
      and: [{ _status: { equals: 'published' } }, { validThrough: { less_than: startOfToday(now).toISOString() } }],
    },
    select: { title: true },
    limit: 100,
  });
  for (const { id } of docs) {
    try {
      await req.payload.update({
        collection: 'jobs',
        id,
        data: { _status: 'draft' },
        depth: 0,
        overrideAccess: true,
        // Even while the document is open in the admin.
        overrideLock: true,
        req,
      });
    } catch (error) {
      req.payload.logger.error({ err: error }, `The job ${id} could not be closed.`);
    }
  }
}
