import { useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { sizeInWords } from '@/lib/download';
import type { ListedBackup } from '../listed';
import { DownloadForm } from './download-form';
import { RestoreForm } from './restore-form';

const kinds = {
  nightly: 'Nightly',
  command: 'By the command',
  person: 'By a person',
  'before-restore': 'Before a restore',
} as const;

const releases = {
  this: 'this release',
  older: 'an older release',
  newer: 'a newer release, which cannot be restored here',
  unknown: 'unknown release',
} as const;

type Checked = 'asking' | 'whole' | 'damaged' | 'unknown';
const checks: Record<Checked, string> = {
  asking: 'Checking …',
  whole: 'The checksum holds',
  damaged: 'Damaged: the checksum does not match',
  unknown: 'Without a checksum',
};

let last: Promise<unknown> = Promise.resolve();

/** Sequential, because each check reads a whole file on the server. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

function useCheck(name: string): Checked {
  const [checked, setChecked] = useState<Checked>('asking');
  useEffect(() => {
    let isGone = false;
    void inTurn(async () => {
      if (isGone) return;
      const response = await ask<{ isWhole: boolean | null }>('GET', `/backups/${name}/check`);
      if (isGone) return;
      if ('error' in response || response.isWhole === null) setChecked('unknown');
      else setChecked(response.isWhole ? 'whole' : 'damaged');
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  return checked;
}

type Props = {
  backup: ListedBackup;
  siteName: string;
  hasFactor: boolean;
  canRestore: boolean;
  onRequested: () => Promise<void>;
};

export function BackupRow({ backup, siteName, hasFactor, canRestore, onRequested }: Props) {
  const [open, setOpen] = useState<'download' | 'restore'>();
  const { name, bytes, madeAt, kind, by, build, release } = backup;
  const checked = useCheck(name);
  const close = () => setOpen(undefined);
  const shared = { name, hasFactor, onClose: close };
  return (
    <li>
      <div className="backups-row">
        <strong>
          <LocalTime time={madeAt} />
        </strong>
        <span>{kind === 'person' && by ? `By ${by}` : kind ? kinds[kind] : 'Maker unknown'}</span>
        <span>{sizeInWords(bytes)}</span>
        <span>
          Of {releases[release]}
          {build ? (
            <>
              , built <LocalTime time={build} />
            </>
          ) : null}
        </span>
        <span data-state={checked}>{checks[checked]}</span>
        <code>{name}</code>
      </div>
      {open ? null : (
        <div className="admin-actions">
          <Button
            size="small"
            buttonStyle="secondary"
            aria-label={`Download ${name}`}
            onClick={() => setOpen('download')}
          >
            Download
          </Button>
          {canRestore && checked !== 'damaged' && (release === 'this' || release === 'older') ? (
            <Button
              size="small"
              buttonStyle="secondary"
              aria-label={`Restore ${name}`}
              onClick={() => setOpen('restore')}
            >
              Restore
            </Button>
          ) : null}
        </div>
      )}
      {open === 'download' ? <DownloadForm {...shared} /> : null}
      {open === 'restore' ? <RestoreForm {...shared} siteName={siteName} onRequested={onRequested} /> : null}
    </li>
  );
}
