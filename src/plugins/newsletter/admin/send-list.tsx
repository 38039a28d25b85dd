'use client';

import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import type { Send } from '../store';
import { isRunning } from './use-sends';

const count = (value: number) => value.toLocaleString('en-US');

function stateOf(send: Send): string {
  if (send.cancelled_at) return 'Stopped';
  if (!send.queued_at) return 'Planned';
  return isRunning(send) ? 'Sending' : 'Done';
}

function Figures({ waiting, sent, failed, returned }: Send) {
  const figures = { Queued: waiting, Sent: sent, Failed: failed, 'Bounced or complained': returned };
  return (
    <dl className="newsletter-figures">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { sends: Send[]; isBusy: boolean; onStop: (send: string) => void };

export const SendList = ({ sends, isBusy, onStop }: Props) => (
  <ul className="newsletter-sends">
    {sends.map((send) => (
      <li key={send.id}>
        <p>
          <b>{stateOf(send)}</b>, <LocalTime time={send.due_at} isPlanned={!send.queued_at && !send.cancelled_at} />, by{' '}
          {send.created_by}
        </p>
        {send.since || send.page ? (
          <p className="admin-quiet">
            {send.since ? (
              <>
                Confirmed since <LocalTime time={send.since} />{' '}
              </>
            ) : null}
            {send.page ? `Subscribed on ${send.page}` : null}
          </p>
        ) : (
          <p className="admin-quiet">All subscribers</p>
        )}
        {send.queued_at ? <Figures {...send} /> : null}
        {isRunning(send) ? (
          <Button size="small" buttonStyle="secondary" isBusy={isBusy} onClick={() => onStop(send.id)}>
            {send.queued_at ? 'Stop sending' : 'Cancel'}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);
