import { Suspense } from 'react';
import { Figure } from '@/admin/dashboard/figure';
import { listPath } from '@/lib/inbox-addresses';
import { type ListName, listNames } from '@/lib/inbox-lists';
import { countNew, countSince } from '../store';
import { newCounts } from './new-counts';
import { reading } from './reading';

type Counts = Record<ListName, number>;

const sum = (counts: Counts) => listNames.reduce((total, list) => total + counts[list], 0);

const firstOf = (counts: Counts | undefined) => listNames.find((list) => counts?.[list]) ?? 'messages';

async function Counted({ me }: { me: string }) {
  const [value, own] = await Promise.all([newCounts(), reading(countNew(me))]);
  const mine = 'value' in own ? own.value : undefined;
  const note = value ? undefined : 'The inbox is unavailable at the moment.';
  return (
    <>
      <Figure label="New messages" count={value?.messages} href={listPath('messages', { status: 'new' })} note={note} />
      <Figure label="New form entries" count={value?.submissions} href={listPath('submissions', { status: 'new' })} />
      <Figure label="New bookings" count={value?.bookings} href={listPath('bookings', { status: 'new' })} />
      <Figure label="New subscribers" count={value?.subscribers} href={listPath('subscribers', { status: 'new' })} />
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
    <Figure label="New subscribers" count={undefined} href={listPath('subscribers')} />
    <Figure label="Assigned to you" count={undefined} href={listPath('messages', { isMine: true })} />
  </>
);

/** The counts come from Supabase: the dashboard does not wait for them. */
export const InboxFigures = ({ me }: { me: string }) => (
  <Suspense fallback={<Later />}>
    <Counted me={me} />
  </Suspense>
);

const received = { messages: 'Messages', submissions: 'Form entries', bookings: 'Bookings' } as const;

async function Count({ list, since }: { list: ListName; since: Date }) {
  const count = await reading(countSince(list, since));
  return 'value' in count ? count.value.toLocaleString('en') : '–';
}

/** Totals of the statistics: what the inbox has, not what was credited to a page. */
export const Received = ({ since }: { since: Date }) =>
  Object.entries(received).map(([list, label]) => (
    <div key={list}>
      <dt>{label}</dt>
      <dd>
        <Suspense fallback="–">
          <Count list={list as keyof typeof received} since={since} />
        </Suspense>
      </dd>
    </div>
  ));
