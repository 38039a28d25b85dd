'use client';

import { useState } from 'react';
import { Button } from '@/admin/panel/button';
import type { Membership } from '../membership';
import { type Chosen, ReleaseChoice, requestOf } from './release-choice';

type Props = {
  open: Membership['open'];
  isBusy: boolean;
  onAdd: (request: { release?: string; title?: string }) => void;
};

export function AddForm({ open, isBusy, onAdd }: Props) {
  const [chosen, setChosen] = useState<Chosen>({ release: open[0]?.id ?? '', title: '' });
  const request = requestOf(chosen);
  return (
    <div className="admin-fields">
      <p className="admin-quiet">Publishes this draft together with others, all at once.</p>
      <ReleaseChoice open={open} chosen={chosen} onChoose={setChosen} />
      <div className="admin-actions">
        <Button size="small" isBusy={isBusy} disabled={!request} onClick={() => request && onAdd(request)}>
          Add
        </Button>
      </div>
    </div>
  );
}
