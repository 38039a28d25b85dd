import { capability } from '@/seams/capability';

/**
 * Health: what works, what waits, since when, and what to do (src/health), as a view for admins, as `/metrics` if
 * METRICS_TOKEN is set, and as alerts, which are mailed to ALERT_EMAIL and given to the webhooks that listen to them. The
 * command that says the same is `npm run doctor`.
 */
export const healthPlugin = capability({
  slug: 'health',
  longWork: [async (req) => (await import('./watch')).watch(req)],
  doors: [
    {
      door: 'settings',
      view: '/health',
      label: 'Health',
      needs: 'manage',
      group: 'People and security',
      about: 'What works, what waits, and what to do.',
      keywords: 'status alert disk queue monitoring doctor',
    },
  ],
  admin: {
    views: {
      health: {
        Component: '/plugins/health/admin/health-view#HealthView',
        path: '/health',
        meta: { title: 'Health' },
      },
    },
  },
});
