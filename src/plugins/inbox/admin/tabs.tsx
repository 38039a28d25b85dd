import { Pill } from '@payloadcms/ui';
import { Suspense } from 'react';
import { erasePath, listPath } from '@/lib/inbox-addresses';
import { type ListName, listNames, lists } from '@/lib/inbox-lists';
import { Link } from '@/payload/link';
import { newCounts } from './new-counts';

async function NewOf({ list }: { list: ListName }) {
  const count = (await newCounts())?.[list];
  if (!count) return null;
  return (
    <Pill size="small" pillStyle="dark" rounded>
      {count}
      <span className="admin-hidden"> new</span>
    </Pill>
  );
}

export const Tabs = ({ current }: { current: ListName | 'erase' }) => (
  <nav className="inbox-tabs" aria-label="Inbox">
    {listNames.map((list) => (
      <Link
        key={list}
        className="inbox-tabs__tab"
        href={listPath(list)}
        aria-current={list === current ? 'page' : undefined}
        prefetch={false}
      >
        {lists[list].label}
        <Suspense>
          <NewOf list={list} />
        </Suspense>
      </Link>
    ))}
    <Link
      className="inbox-tabs__tab inbox-tabs__tab--last"
      href={erasePath()}
      aria-current={current === 'erase' ? 'page' : undefined}
      prefetch={false}
    >
      Erase on request
    </Link>
  </nav>
);
