import type { SanitizedConfig } from 'payload';
import { isPassing } from '@/lib/sql-state';
import { INTERRUPTED } from './plain-reason';

const SCHEDULE = 'schedulePublish';

/**
 * Payload never tries a scheduled change again that has failed. If it was only the database that failed, the change says
 * so, and `freeAbandoned` returns it to the queue.
 */
export function withPatientSchedules(config: SanitizedConfig): SanitizedConfig {
  const all = config.jobs.tasks ?? [];
  const task = all.find(({ slug }) => slug === SCHEDULE);
  const handler = task?.handler;
  if (!task || typeof handler !== 'function') throw new Error(`Payload has no task "${SCHEDULE}".`);
  const patient: typeof handler = async (given) => {
    try {
      return await handler(given);
    } catch (error) {
      throw isPassing(error) ? new Error(INTERRUPTED, { cause: error }) : error;
    }
  };
  const tasks = all.map((one) => (one === task ? { ...one, handler: patient } : one));
  return { ...config, jobs: { ...config.jobs, tasks } };
}
