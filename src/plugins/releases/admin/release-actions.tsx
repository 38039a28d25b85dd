'use client';

import { useState } from 'react';
import { Button } from '@/admin/panel/button';
import { Confirmation } from '@/admin/panel/confirmation';
import type { Overview } from '../overview';
import { LaterChanges } from './later-changes';

type Act = (action: 'publish' | 'undo' | 'reopen', body?: object) => Promise<void>;

type Props = {
  id: string;
  overview: Overview;
  /** False while the form has unsaved changes. */
  isSaved: boolean;
  isBusy: boolean;
  onCheck: () => void;
  onAct: Act;
};

type Confirmed = { words: string; later: Overview['later']; label: string; act: () => Promise<void> };

function publishing({ members }: Overview, onAct: Act): Confirmed {
  const count = members.filter(({ kind }) => kind !== 'same').length;
  const words = count === 1 ? 'One document goes live now.' : `${count} documents go live now, all at once.`;
  return { words, later: [], label: 'Publish now', act: () => onAct('publish') };
}

function undoing({ later }: Overview, onAct: Act): Confirmed {
  const also = later.length > 0 ? ` These have been published again since then; those changes are undone, too:` : '';
  const words = `The site goes back to how it was before the release. Its documents remain as drafts.${also}`;
  return { words, later, label: 'Undo now', act: () => onAct('undo', { anyway: later.length > 0 }) };
}

export function ReleaseActions({ id, overview, isSaved, isBusy, onCheck, onAct }: Props) {
  const [confirming, setConfirming] = useState<Confirmed>();
  const { state, mayPublish, undoableUntil, members } = overview;
  const isOpen = state === 'open';
  const first = members.find(({ path }) => path)?.path ?? '/';
  const isUndoable = undoableUntil !== null && Date.parse(undoableUntil) > Date.now();

  const confirm = async () => {
    await confirming?.act();
    setConfirming(undefined);
  };

  return (
    <>
      <div className="admin-actions">
        {isOpen ? (
          <Button
            el="anchor"
            buttonStyle="secondary"
            url={`/preview?release=${id}&path=${encodeURIComponent(first)}`}
            newTab
          >
            Preview the site
          </Button>
        ) : null}
        {isOpen && mayPublish ? (
          <>
            <Button buttonStyle="secondary" isBusy={isBusy} disabled={!isSaved} onClick={onCheck}>
              Check
            </Button>
            <Button isBusy={isBusy} disabled={!isSaved} onClick={() => setConfirming(publishing(overview, onAct))}>
              Publish release
            </Button>
          </>
        ) : null}
        {mayPublish && isUndoable ? (
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => setConfirming(undoing(overview, onAct))}>
            Undo release
          </Button>
        ) : null}
        {mayPublish && state === 'undone' ? (
          <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => void onAct('reopen')}>
            Open again
          </Button>
        ) : null}
      </div>
      {isOpen && !isSaved ? <p className="admin-quiet">Save the release to check or publish it.</p> : null}
      {confirming ? (
        <Confirmation
          label={confirming.label}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onCancel={() => setConfirming(undefined)}
        >
          <p>{confirming.words}</p>
          <LaterChanges later={confirming.later} />
        </Confirmation>
      ) : null}
    </>
  );
}
