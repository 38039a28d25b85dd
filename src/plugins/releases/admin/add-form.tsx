'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { Membership } from '../membership';
import { type Chosen, ReleaseChoice, requestOf } from './release-choice';

type Props = { open: Membership['open']; onAdd: (request: { release?: string; title?: string }) => Promise<void> };

export function AddForm({ open, onAdd }: Props) {
  const [chosen, setChosen] = useState<Chosen>({ release: open[0]?.id ?? '', title: '' });
  const [isBusy, setBusy] = useState(false);
  const request = requestOf(chosen);
  const add = async () => {
    if (!request) return;
    setBusy(true);
    await onAdd(request);
    setBusy(false);
  };
  return (
    <div className="admin-fields">
      <p className="admin-quiet">Publishes this draft together with others, all at once.</p>
      <ReleaseChoice open={open} chosen={chosen} onChoose={setChosen} />
      <div className="admin-actions">
        <Button size="small" margin={false} disabled={!request || isBusy} onClick={() => void add()}>
          Add
        </Button>
      </div>
    </div>
  );
}
