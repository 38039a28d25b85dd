import { LocalTime } from '@/admin/local-time';
import type { LastBackup } from '@/lib/last-backup';
import type { LastRestore } from '@/lib/last-restore';
import type { WaitingLine } from '@/seams/dashboard';

const href = '/admin/backups';

const ofOverdue = ({ at }: LastBackup): WaitingLine => ({
  id: 'overdue',
  kind: 'Backup',
  title: 'The nightly backup is overdue',
  href,
  isAlarm: true,
  details: (
    <>
      The last one was made <LocalTime time={at} />. Tell the person who operates the site.
    </>
  ),
});

type Pending = { archive: string; isDetached: boolean };

const ofPending = ({ archive, isDetached }: Pending): WaitingLine => ({
  id: 'pending',
  kind: 'Restore',
  title: 'A restore is pending until the next restart',
  href,
  isAlarm: true,
  details: isDetached ? `${archive}, as a detached copy` : archive,
});

const ofRestored = ({ at, state, archive, by, safety, reason, isDetached }: LastRestore): WaitingLine => ({
  id: 'last',
  kind: 'Restore',
  title: `${state !== 'restored' ? 'Not restored' : isDetached ? 'Restored as a detached copy' : 'Restored'}: ${archive}`,
  href,
  count: 0,
  isAlarm: state === 'failed',
  details: (
    <>
      <LocalTime time={at} />, requested by {by}
      {safety ? `. What was there before: ${safety}` : ''}
      {reason ? `. ${reason}` : ''}
    </>
  ),
});

type State = { overdue: LastBackup | null; pending: Pending | null; restored: LastRestore | null };

/** What admins have to know of backups. */
export const backupLines = ({ overdue, pending, restored }: State): WaitingLine[] => [
  ...(overdue ? [ofOverdue(overdue)] : []),
  ...(pending ? [ofPending(pending)] : []),
  ...(restored ? [ofRestored(restored)] : []),
];
