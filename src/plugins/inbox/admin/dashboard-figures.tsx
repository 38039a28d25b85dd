import { Suspense } from 'react';
import { Figure } from '@/admin/dashboard/figure';
import { listPath } from '@/lib/inbox-addresses';
import { type ListName, listNames } from '@/lib/inbox-lists';
import { countNew } from '../store';
import { newCounts } from './new-counts';
import { reading } from './reading';

type Counts = Record<ListName, number>;

const sum = (counts: Counts) => listNames.reduce((total, list) => total + counts[list], 0);

const firstOf = (counts: Counts | undefined) => listNames.find((list) => counts?.[list]) ?? 'messages';

async function Counted({ me }: { me: string }) {
  const [counts, own] = await Promise.all([reading(newCounts()), reading(countNew(me))]);
  const value = 'value' in counts ? counts.value : undefined;
  const mine = 'value' in own ? own.value : undefined;
  const note = value ? undefined : 'The inbox is unavailable at the moment.';
  return (
    <>
      <Figure label="New messages" count={value?.messages} href={listPath('messages', { status: 'new' })} note={note} />
      <Figure label="New form entries" count={value?.submissions} href={listPath('submissions', { status: 'new' })} />
      <Figure label="New bookings" count={value?.bookings} href={listPath('bookings', { status: 'new' })} />
      <Figure
        label="Assigned to you"
        count={mine && sum(mine)}
        href={listPath(firstOf(mine), { status: 'new', isMine: true })}
      />
    </>
  );
}

const Later = () => (
  <>
    <Figure label="New messages" count={undefined} href={listPath('messages')} />
    <Figure label="New form entries" count={undefined} href={listPath('submissions')} />
    <Figure label="New bookings" count={undefined} href={listPath('bookings')} />
    <Figure label="Assigned to you" count={undefined} href={listPath('messages', { isMine: true })} />
  </>
);

/** The counts come from Supabase: the dashboard does not wait for them. */
export const InboxFigures = ({ me }: { me: string }) => (
  <Suspense fallback={<Later />}>
    <Counted me={me} />
  </Suspense>
);
