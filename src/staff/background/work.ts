import type { PayloadRequest, Where } from 'payload';
import { timed } from '@/lib/measures';
import { freeAbandoned } from '@/payload/abandoned-jobs';
import { processRecord } from '@/publishing/process-record';
import { added } from '@/seams/capability';
import { removeUnfinished } from '@/services/storage/unfinished';
import { withAdvisoryLock } from './advisory-lock';
import { closeJobs } from './close-jobs';
import { prepareOlderFiles } from './prepare-older-files';

const planned: Where = { taskSlug: { equals: 'schedulePublish' } };
const everythingElse: Where = { taskSlug: { not_equals: 'schedulePublish' } };

const run = (req: PayloadRequest, where: Where) =>
  req.payload.jobs.run({ allQueues: true, limit: 100, overrideAccess: true, req, sequential: true, where });

/** All parts of one kind of work; one that fails does not stop the others. */
async function each(req: PayloadRequest, parts: (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part().catch((error: unknown) => {
      req.payload.logger.error({ err: error }, 'A part of the background work failed.');
    });
  }
}

/** False if another process is doing it. */
const asOne = (req: PayloadRequest, kind: 'planned' | 'long', parts: (() => Promise<unknown>)[]): Promise<boolean> =>
  withAdvisoryLock(req.payload, kind, () => timed('alethia_work_seconds', { kind }, () => each(req, parts)));

/** Scheduled publishing, and what else must take effect within seconds. False if another process is doing it. */
export const doPlanned = (req: PayloadRequest): Promise<boolean> =>
  asOne(req, 'planned', [
    () => freeAbandoned(req, planned),
    () => closeJobs(req),
    () => run(req, planned),
    ...added(req.payload, 'plannedWork').map((work) => () => work(req)),
  ]);

/** Everything else. False if another process is doing it. */
export const doLong = (req: PayloadRequest): Promise<boolean> =>
  asOne(req, 'long', [
    // Mails and messages do not wait for jobs.
    ...added(req.payload, 'longWork').map((work) => () => work(req)),
    () => freeAbandoned(req, everythingElse),
    () => req.payload.jobs.handleSchedules({ allQueues: true, req }),
    () => run(req, everythingElse),
    () => processRecord().prune(),
    () => prepareOlderFiles(req),
    () => removeUnfinished(req.payload),
  ]);

/** Work with locks of its own, such as a backup, which nothing waits for. False if another process is doing it. */
export async function doOwn(req: PayloadRequest): Promise<boolean> {
  const done = [];
  for (const work of added(req.payload, 'ownWork')) done.push(await work(req));
  return done.every(Boolean);
}
