'use client';

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useId } from 'react';
import type { SessionRow } from '@/staff/sessions/endpoints';
import { ask, isRefused } from '../ask';
import { Button } from '../panel/button';
import { usePanel } from '../panel/use-panel';
import { SessionTable } from './session-table';
import './session-panel.css';

const endedText = (count: number) => (count === 1 ? 'One session was ended.' : `${count} sessions were ended.`);

export function SessionPanel() {
  const { id, lastUpdateTime } = useDocumentInfo();
  // A save may have ended sessions: the key reloads them.
  return id === undefined ? null : <Sessions key={`${id} ${lastUpdateTime}`} account={String(id)} />;
}

function Sessions({ account }: { account: string }) {
  const { user } = useAuth();
  const heading = useId();
  const { data, error, load } = usePanel<{ sessions: SessionRow[] }>(`/users/${account}/sessions`);
  const sessions = data?.sessions;

  const end = async (body: object) => {
    const response = await ask<{ ended: number }>('POST', `/users/${account}/sessions/end`, body);
    if (isRefused(response)) toast.error(response.error);
    else toast.success(endedText(response.ended));
    await load();
  };

  const isOwn = user?.id === account;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className="session-panel" aria-labelledby={heading}>
      <h3 id={heading}>Sessions</h3>
      <p className="admin-quiet">
        {isOwn
          ? 'Browsers in which you are signed in. If you do not recognize one, end it and change your password.'
          : 'Browsers in which this person is signed in.'}{' '}
        A session that was ended is signed out at once.
      </p>
      {error ? <p role="alert">{error}</p> : null}
      {sessions?.length === 0 ? <p>Not signed in anywhere.</p> : null}
      {sessions && sessions.length > 0 ? (
        <SessionTable sessions={sessions} onEnd={(session) => end({ which: 'one', session })} />
      ) : null}
      {others.length > 0 ? (
        <Button buttonStyle="secondary" onClick={() => end({ which: isOwn ? 'others' : 'all' })}>
          {isOwn ? 'End all others' : 'End all'}
        </Button>
      ) : null}
    </section>
  );
}
