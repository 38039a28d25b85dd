import { createElement } from 'react';
import { can } from '@/access/roles';
import { isOverdue, LAST_BACKUP, type LastBackup } from '@/lib/last-backup';
import { isRecent, LAST_RESTORE, type LastRestore } from '@/lib/last-restore';
import type { DashboardPart, Viewer } from '@/seams/dashboard';
import { waitingRestore } from './overview';

/** Tells admins of a backup that is overdue, and of a restore. */
export async function backupsOnDashboard({ payload, user }: Viewer): Promise<DashboardPart> {
  if (!can({ user }, 'manage')) return {};
  const [last, restored, waiting] = await Promise.all([
    payload.kv.get<LastBackup>(LAST_BACKUP),
    payload.kv.get<LastRestore>(LAST_RESTORE),
    waitingRestore(),
  ]);
  const { BackupAlarms } = await import('./admin/dashboard-alarms');
  const overdue = isOverdue(last) ? last : null;
  return {
    waiting: overdue ? 1 : 0,
    alarms: createElement(BackupAlarms, { overdue, restored: isRecent(restored) ? restored : null, waiting }),
  };
}
