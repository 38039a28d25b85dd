import type { TaskConfig } from 'payload';
import { forgetOldCounts } from '@/plugins/statistics/stored-counts';
import { checkLinks } from './check-links';

/** Nightly at 03:00 UTC; also deletes old statistics. One task, since each needs a value in the database's enum. */
export const checkLinksTask: TaskConfig = {
  slug: 'check-links',
  label: 'Check links',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => {
    await forgetOldCounts(req.payload);
    const { checked, broken } = await checkLinks(req);
    return { output: { checked, broken } };
  },
  outputSchema: [
    { name: 'checked', type: 'number' },
    { name: 'broken', type: 'number' },
  ],
};
