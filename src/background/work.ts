import type { PayloadRequest } from 'payload';
import { alone } from './alone';
import { closeJobs } from './close-jobs';
import { freeAbandoned } from './free-abandoned';

/**
 * Everything that is due, once: planned publishing, queued imports and exports, nightly tasks, positions past their last
 * day. Answers false when another process is at it.
 */
export const doWork = (req: PayloadRequest): Promise<boolean> =>
  alone(req.payload, async () => {
    await freeAbandoned(req);
    await closeJobs(req);
    await req.payload.jobs.handleSchedules({ allQueues: true, req });
    await req.payload.jobs.run({ allQueues: true, limit: 100, overrideAccess: true, req, sequential: true });
  });
