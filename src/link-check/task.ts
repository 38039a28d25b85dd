import type { TaskConfig } from 'payload';
import { forgetOldCounts } from '../analytics/stored-counts';
import { checkLinks } from './check-links';

/**
 * The night's work, at three (UTC): looks for broken links, and removes statistics that are too old. One task for both: they
 * are short, and each would need a row of its own in the database's list of tasks.
 */
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
