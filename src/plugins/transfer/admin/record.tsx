'use client';

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { can } from '@/access/roles';
import { Button } from '@/admin/panel/button';
import { Confirmation } from '@/admin/panel/confirmation';
import { usePanel } from '@/admin/panel/use-panel';
import { useRouter } from '@/payload/navigation';
import type { TransferRecord } from '../target-endpoints';
import type { Undone } from '../undo';
import { PlanTable } from './plan-table';
import './transfer.css';

function Left({ left }: Undone) {
  if (left.length === 0) return null;
  return (
    <ul>
      {left.map(({ title, reason }) => (
        <li key={title}>{`“${title}”: ${reason}`}</li>
      ))}
    </ul>
  );
}

/** What a transfer has written here, with its undo. */
export function Record() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const { data, error, isBusy, load, act } = usePanel<TransferRecord>(id ? `/transfers/${id}/record` : undefined);
  if (!data) return error ? <p role="alert">{error}</p> : <p className="admin-quiet">Loading the transfer…</p>;

  const undo = async () => {
    const undone = await act<Undone>(`/transfers/${id}/undo`);
    setConfirming(false);
    if (!undone) return;
    toast.success(undone.left.length > 0 ? 'Undone, except what was changed since.' : 'Undone.');
    await load();
    router.refresh();
  };

  return (
    <section className="admin-box transfer" aria-label="The transfer">
      {data.outcome.release ? (
        <p>
          <a
            href={`/admin/collections/releases/${data.outcome.release.id}`}
          >{`Release “${data.outcome.release.title}”`}</a>
        </p>
      ) : null}
      <PlanTable outcome={data.outcome} />
      {data.isUndone ? (
        <>
          <p role="status">This transfer was undone.{data.left.length > 0 ? ' These were left as they are:' : ''}</p>
          <Left left={data.left} />
        </>
      ) : can({ user }, 'publish') ? (
        <div className="admin-actions">
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setConfirming(true)}>
            Undo the transfer
          </Button>
        </div>
      ) : null}
      {isConfirming ? (
        <Confirmation
          label="Undo now"
          isBusy={isBusy}
          onConfirm={() => void undo()}
          onCancel={() => setConfirming(false)}
        >
          <p>
            The drafts that were here before come back, and what the transfer created goes to the trash. What somebody
            has changed or published since stays.
          </p>
        </Confirmation>
      ) : null}
      <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
    </section>
  );
}
