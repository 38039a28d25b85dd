import { can } from '@/access/roles';
import { isOverdue, LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { isRecent, LAST_RESTORE, type LastRestore } from '@/lib/last-restore';
import type { OnDashboard } from '@/seams/dashboard';
import { waitingRestore } from '../overview';
import { backupLines } from './dashboard-lines';

/** Tells admins of a backup that is overdue, and of a restore. */
export const onDashboard: OnDashboard = async ({ payload, user }) => {
  if (!can({ user }, 'manage')) return {};
  const [last, restored, waiting] = await Promise.all([
    payload.kv.get<LastBackup>(LAST_BACKUP),
    payload.kv.get<LastRestore>(LAST_RESTORE),
    waitingRestore(),
  ]);
  return {
    waiting: backupLines({
      overdue: isOverdue(last) ? last : null,
      restored: isRecent(restored) ? restored : null,
      pending: waiting,
    }),
  };
};
