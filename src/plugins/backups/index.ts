import { capability } from '@/seams/capability';
import { backupsOnDashboard } from './dashboard';
import { backupEndpoints } from './endpoints';
import { makeAskedBackup } from './make';

/** Backups: admins make, keep and restore them in the admin. The commands are in src/backup. Adds a view. */
export const backupsPlugin = capability({
  slug: 'backups',
  endpoints: backupEndpoints,
  dashboard: backupsOnDashboard,
  ownWork: ({ payload }) => makeAskedBackup(payload),
  admin: {
    afterNavLinks: ['/plugins/backups/admin/nav-link#BackupsNavLink'],
    views: {
      backups: {
        Component: '/plugins/backups/admin/backups-view#BackupsView',
        path: '/backups',
        meta: { title: 'Backups' },
      },
    },
  },
});
