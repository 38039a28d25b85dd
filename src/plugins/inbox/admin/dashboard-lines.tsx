import { Suspense } from 'react';
import { listPath } from '@/lib/inbox-addresses';
import { type ListName, listNames } from '@/lib/inbox-lists';
import type { WaitingLine } from '@/seams/dashboard';
import { countNew, countSince } from '../store';
import { newCounts } from './new-counts';
import { reading } from './reading';

const nouns: Record<ListName, readonly [one: string, several: string]> = {
  messages: ['message', 'messages'],
  submissions: ['form entry', 'form entries'],
  bookings: ['booking', 'bookings'],
  subscribers: ['subscriber', 'subscribers'],
};

const titleOf = (list: ListName, count: number) =>
  count === 1 ? `One new ${nouns[list][0]}` : `${count.toLocaleString('en')} new ${nouns[list][1]}`;

const ofMine = (mine: number) => (mine === 1 ? 'One is assigned to you.' : `${mine} are assigned to you.`);

/** A line for each list with something new. Undefined while the inbox is unavailable. */
export async function newLines(me: string): Promise<WaitingLine[] | undefined> {
  const [counts, own] = await Promise.all([newCounts(), reading(countNew(me))]);
  if (!counts) return undefined;
  return listNames
    .filter((list) => counts[list] > 0)
    .map((list) => {
      const mine = 'value' in own ? own.value[list] : 0;
      return {
        id: list,
        kind: 'Inbox',
        title: titleOf(list, counts[list]),
        href: listPath(list, { status: 'new' }),
        count: counts[list],
        details: mine > 0 ? ofMine(mine) : null,
      };
    });
}

const received = { submissions: 'Form entries', messages: 'Messages', bookings: 'Bookings' } as const;

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
