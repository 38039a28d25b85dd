import type { TaskConfig } from 'payload';
import { checkLinks } from './check-links';

/** Looks for broken links every night, at three (UTC), and whenever staff ask for it. */
export const checkLinksTask: TaskConfig = {
  slug: 'check-links',
  label: 'Check links',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => ({ output: await checkLinks(req) }),
  outputSchema: [
    { name: 'checked', type: 'number' },
    { name: 'broken', type: 'number' },
  ],
};
