import type { Payload, SanitizedConfig } from 'payload';
import { isPassing } from '@/lib/sql-state';
import { JOBS } from './own-collections';
import { ownRequest } from './own-request';
import { INTERRUPTED } from './plain-reason';
import { inTransaction } from './transaction';

const SCHEDULE = 'schedulePublish';

/**
 * Payload never tries a scheduled change again that has failed. If it was only the database that failed, the change says
 * so, and `freeAbandoned` returns it to the queue. A change is noted as done in its own transaction: afterwards, it would
 * be called failed, or be made twice, if the process or the database ends in between.
 */
export function withPatientSchedules(config: SanitizedConfig): SanitizedConfig {
  const all = config.jobs.tasks ?? [];
  const task = all.find(({ slug }) => slug === SCHEDULE);
  const handler = task?.handler;
  if (!task || typeof handler !== 'function') throw new Error(`Payload has no task "${SCHEDULE}".`);
  const patient: typeof handler = async (given) => {
    const { id } = given.job;
    const { payload } = given.req;
    try {
      const own = await ownRequest(payload);
      const update = (options: Parameters<Payload['update']>[0]) =>
        payload.update({ ...options, overrideAccess: options.overrideAccess, req: own });
      const inside = Object.assign(Object.create(payload), { update }) as Payload;
      return await inTransaction(own, async () => {
        const done = await handler({ ...given, req: { ...given.req, payload: inside } });
        const data = { completedAt: new Date().toISOString(), processing: false };
        await payload.update({ collection: JOBS, id, data, depth: 0, overrideAccess: true, req: own });
        return done;
      });
    } catch (error) {
      throw isPassing(error) ? new Error(INTERRUPTED, { cause: error }) : error;
    }
  };
  const tasks = all.map((one) => (one === task ? { ...one, handler: patient } : one));
  return { ...config, jobs: { ...config.jobs, tasks } };
}
