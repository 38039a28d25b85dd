'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { ask } from '@/admin/ask';
import { LocalTime } from '@/admin/local-time';
import { usePanel } from '@/admin/panel/use-panel';
import type { BackupOverview } from '../overview';
import { BackupRow } from './backup-row';
import { MakeBackup } from './make-backup';
import { WaitingRestore } from './waiting-restore';

const ASK_EVERY_MS = 2_000;

type Props = { first: BackupOverview; siteName: string; hasFactor: boolean };

export function Backups({ first, siteName, hasFactor }: Props) {
  const [isPolled, setPolled] = useState(false);
  const every = isPolled ? ASK_EVERY_MS : undefined;
  const { data = first, load } = usePanel<BackupOverview>('/backups', { first, every });
  const { backups, run, waiting, nightly, kept } = data;
  const isBusy = run?.state === 'waiting' || run?.state === 'running';
  useEffect(() => setPolled(isBusy), [isBusy]);

  const make = async () => {
    const response = await ask('POST', '/backups/make', {});
    if ('error' in response) toast.error(response.error);
    await load();
  };

  return (
    <>
      {waiting ? <WaitingRestore waiting={waiting} onCanceled={load} /> : null}
      <MakeBackup run={run} onMake={make} />
      <section aria-label="All backups">
        <p>
          {nightly ? (
            <>
              The last nightly backup was made <LocalTime time={nightly.at} />. The {kept.nightly} newest nightly ones
              are kept, and the {kept.person} newest that people made.
            </>
          ) : (
            'No nightly backup has been made yet. The person who operates the site sets it up: docs/operations.md, Backups.'
          )}
        </p>
        {backups.length === 0 ? <p>There are no backups in the folder of this site.</p> : null}
        <ul className="backups-list">
          {backups.map((backup) => (
            <BackupRow
              key={backup.name}
              backup={backup}
              siteName={siteName}
              hasFactor={hasFactor}
              canRestore={!waiting}
              onRequested={load}
            />
          ))}
        </ul>
      </section>
    </>
  );
}
