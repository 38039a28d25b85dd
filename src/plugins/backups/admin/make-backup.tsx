import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import type { BackupRun } from '../run';

const stages = {
  files: 'Copying the uploads',
  database: 'Reading the database',
  checksums: 'Computing checksums',
  packing: 'Packing',
} as const;

function words({ state, progress, reason, askedBy }: BackupRun): string {
  if (state === 'done') return 'The backup is finished.';
  if (state === 'failed') return `The backup failed. ${reason ?? ''}`;
  const stage = state === 'waiting' ? 'It begins within ten seconds' : progress ? stages[progress.stage] : 'Beginning';
  return `${askedBy} has requested a backup. ${stage} …`;
}

type Props = { run: BackupRun | null; onMake: () => Promise<void> };

export function MakeBackup({ run, onMake }: Props) {
  const isBusy = run?.state === 'waiting' || run?.state === 'running';
  const progress = run?.state === 'running' ? run.progress : undefined;
  return (
    <section className="tool" aria-label="Back up now">
      <Button isBusy={isBusy} onClick={() => void onMake()}>
        Back up now
      </Button>
      <div role="status">
        {run ? (
          <p className={run.state === 'failed' ? 'admin-error' : undefined}>
            {words(run)}{' '}
            {isBusy ? null : (
              <>
                Requested <LocalTime time={run.askedAt} />.
              </>
            )}
          </p>
        ) : null}
      </div>
      {isBusy ? (
        <progress aria-label="Progress of the backup" max={progress?.of} value={progress ? progress.done : undefined} />
      ) : null}
    </section>
  );
}
