import { can } from '@/access/roles';
import { isOverdue, LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { isRecent, LAST_RESTORE, type LastRestore } from '@/lib/last-restore';
import { capability } from '@/seams/capability';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { backupEndpoints } from './endpoints';
import { makeAskedBackup } from './make';
import { waitingRestore } from './overview';

/** Backups: admins make, keep and restore them in the admin. The commands are in src/backup. Adds a view. */
export const backupsPlugin = capability({
  slug: 'backups',
  endpoints: backupEndpoints,
  dashboard: backupsOnDashboard,
  ownWork: ({ payload }) => makeAskedBackup(payload),
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

/** Tells admins of a backup that is overdue, and of a restore. */
async function backupsOnDashboard({ payload, user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'manage')) return {};
  const [last, restored, waiting] = await Promise.all([
    payload.kv.get<LastBackup>(LAST_BACKUP),
    payload.kv.get<LastRestore>(LAST_RESTORE),
    waitingRestore(),
  ]);
  const { backupLines } = await import('./admin/dashboard-lines');
  return {
    waiting: backupLines({
      overdue: isOverdue(last) ? last : null,
      restored: isRecent(restored) ? restored : null,
      pending: waiting,
    }),
  };
}
