import type { TaskConfig } from 'payload';
import { checkLinks } from './check-links';

/** Nightly at 03:00 UTC. */
export const checkLinksTask: TaskConfig = {
  slug: 'check-links',
  label: 'Check links',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 1,
  handler: async ({ req }) => {
    const { checked, broken } = await checkLinks(req);
    return { output: { checked, broken } };
  },
  outputSchema: [
    { name: 'checked', type: 'number' },
    { name: 'broken', type: 'number' },
  ],
};
