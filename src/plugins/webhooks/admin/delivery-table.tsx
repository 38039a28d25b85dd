'use client';

import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import type { ListedDelivery } from '../endpoints';

const states = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

type Props = { deliveries: ListedDelivery[]; onAgain: (id: string) => void };

export function DeliveryTable({ deliveries, onAgain }: Props) {
  if (deliveries.length === 0) return <p>Nothing has been sent in the last 30 days.</p>;
  return (
    <ul className="admin-list tool-messages">
      {deliveries.map(({ id, type, state, attempts, status, error, dueAt, createdAt }) => (
        <li key={id}>
          <strong>{type}</strong>
          <LocalTime time={createdAt} />
          <span data-state={state}>
            {states[state]}
            {state === 'delivered' && status ? ` (${status})` : ''}
            {state !== 'delivered' && attempts > 0
              ? ` after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
              : ''}
            {error ? `. ${error}` : ''}
            {state === 'waiting' && attempts > 0 && dueAt ? (
              <>
                {' '}
                Next attempt: <LocalTime time={dueAt} />
              </>
            ) : null}
          </span>
          <Button size="small" buttonStyle="secondary" aria-label={`Send again: ${type}`} onClick={() => onAgain(id)}>
            Send again
          </Button>
        </li>
      ))}
    </ul>
  );
}
