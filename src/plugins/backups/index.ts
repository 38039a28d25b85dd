import { capability } from '@/seams/capability';
import { backupEndpoints } from './endpoints';
import { makeRequestedBackup } from './make';

/** Backups: admins make, keep and restore them in the admin. The commands are in src/backup. Adds a view. */
export const backupsPlugin = capability({
  slug: 'backups',
  endpoints: backupEndpoints,
  dashboard: '/plugins/backups/admin/on-dashboard#onDashboard',
  ownWork: ({ payload }) => makeRequestedBackup(payload),
  doors: [
    {
      door: 'settings',
      view: '/backups',
      label: 'Backups',
      needs: 'manage',
      group: 'People and security',
      about: 'Make one, download one, or go back to one.',
      keywords: 'restore',
    },
  ],
  admin: {
    views: {
      backups: {
        Component: '/plugins/backups/admin/backups-view#BackupsView',
        path: '/backups',
        meta: { title: 'Backups' },
      },
    },
  },
});
