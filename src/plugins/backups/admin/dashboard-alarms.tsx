import { Part } from '@/admin/dashboard/lists';
import { LocalTime } from '@/admin/local-time';
import type { LastBackup } from '@/lib/last-backup';
import type { LastRestore } from '@/lib/last-restore';
import { Link } from '@/payload/link';

function OverdueBackupPart({ last }: { last: LastBackup }) {
  return (
    <Part id="overview-backup" title="Backup overdue" empty="" isAlarm>
      {[
        <li key="backup" data-alarm="">
          <span>
            The last one was made <LocalTime time={last.at} />.
          </span>
          <strong>Tell the person who operates the site.</strong>
        </li>,
      ]}
    </Part>
  );
}

type RestoreProps = { waiting: { archive: string } | null; last: LastRestore | null };

function RestorePart({ waiting, last }: RestoreProps) {
  const rows: React.ReactNode[] = [];
  if (waiting)
    rows.push(
      <li key="waiting" data-alarm="">
        <Link href="/admin/backups" prefetch={false}>
          A restore is pending until the next restart
        </Link>
        <span>{waiting.archive}</span>
      </li>,
    );
  if (last)
    rows.push(
      <li key="last" data-alarm={last.state === 'failed' ? '' : undefined}>
        <Link href="/admin/backups" prefetch={false}>
          {last.state === 'restored' ? 'Restored' : 'Not restored'}: {last.archive}
        </Link>
        <span>
          <LocalTime time={last.at} />, asked for by {last.by}
          {last.safety ? `. What was there before: ${last.safety}` : ''}
        </span>
        {last.reason ? <strong>{last.reason}</strong> : null}
      </li>,
    );
  return (
    <Part id="overview-restore" title="Restore of a backup" empty="" isAlarm={Boolean(waiting)}>
      {rows}
    </Part>
  );
}

type Props = { overdue: LastBackup | null; restored: LastRestore | null; waiting: { archive: string } | null };

export const BackupAlarms = ({ overdue, restored, waiting }: Props) => (
  <>
    {overdue ? <OverdueBackupPart last={overdue} /> : null}
    {waiting || restored ? <RestorePart waiting={waiting} last={restored} /> : null}
  </>
);
