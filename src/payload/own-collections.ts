/** Collections and globals that Payload adds to every configuration. */
export const LOCKS = 'payload-locked-documents';
export const JOBS = 'payload-jobs';
export const JOB_STATS = 'payload-jobs-stats';
export const MIGRATIONS = 'payload-migrations';
export const PREFERENCES = 'payload-preferences';
