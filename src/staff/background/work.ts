import type { PayloadRequest, Where } from 'payload';
import { makeAskedBackup } from '@/plugins/backups/make';
import { removeUnusedFilesAtTimes } from '@/plugins/inbox/unused-files';
import { removeOldNotifications, sendNotifications } from '@/plugins/notifications/send';
import { publishDue } from '@/plugins/releases/due';
import { deliverDue, removeOldDeliveries } from '@/plugins/webhooks/deliver';
import { tellWebhooksOfForms } from '@/plugins/webhooks/forms';
import { processRecord } from '@/publishing/process-record';
import { withAdvisoryLock } from './advisory-lock';
import { closeJobs } from './close-jobs';
import { freeAbandoned } from './free-abandoned';
import { prepareOlderFiles } from './prepare-older-files';

const planned: Where = { taskSlug: { equals: 'schedulePublish' } };
const everythingElse: Where = { taskSlug: { not_equals: 'schedulePublish' } };

const run = (req: PayloadRequest, where: Where) =>
  req.payload.jobs.run({ allQueues: true, limit: 100, overrideAccess: true, req, sequential: true, where });

async function each(req: PayloadRequest, parts: (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await part().catch((error: unknown) => {
      req.payload.logger.error({ err: error }, 'A part of the background work failed.');
    });
  }
}

/** False if another process is doing it. */
export const doPlanned = (req: PayloadRequest): Promise<boolean> =>
  withAdvisoryLock(req.payload, 'planned', () =>
    each(req, [
      () => freeAbandoned(req, planned),
      () => closeJobs(req),
      () => run(req, planned),
      () => publishDue(req),
    ]),
  );

/** Apart from scheduled publishing, which must take effect within seconds. False if another process is doing it. */
export const doLong = (req: PayloadRequest): Promise<boolean> =>
  withAdvisoryLock(req.payload, 'long', () =>
    each(req, [
      () => sendNotifications(req),
      () => tellWebhooksOfForms(req),
      () => deliverDue(req.payload),
      () => freeAbandoned(req, everythingElse),
      () => req.payload.jobs.handleSchedules({ allQueues: true, req }),
      () => run(req, everythingElse),
      () => removeUnusedFilesAtTimes(),
      () => removeOldNotifications(req),
      () => removeOldDeliveries(req.payload),
      () => processRecord().prune(),
      () => prepareOlderFiles(req),
    ]),
  );

/** A backup requested by an admin may take an hour: mail and webhooks do not wait for it. */
export const doBackup = (req: PayloadRequest): Promise<boolean> => makeAskedBackup(req.payload);
