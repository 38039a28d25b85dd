import './inbox.css';
import { Link, Pill } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { can } from '@/access/roles';
import { listPath } from '@/lib/inbox-addresses';
import { newCounts } from './new-counts';
import { reading } from './reading';

async function NewCount() {
  const counts = await reading(newCounts());
  const total = 'value' in counts ? Object.values(counts.value).reduce((sum, count) => sum + count, 0) : 0;
  if (total === 0) return null;
  return (
    <Pill size="small" pillStyle="dark" rounded>
      {total > 999 ? '999+' : total}
      <span className="admin-hidden"> new</span>
    </Pill>
  );
}

export function InboxNavLink({ user }: ServerProps) {
  if (!can({ user }, 'publish')) return null;
  return (
    <Link className="nav__link inbox-nav-link" href={listPath('messages')} id="nav-inbox" prefetch={false}>
      <span className="nav__link-label">Inbox</span>
      <Suspense>
        <NewCount />
      </Suspense>
    </Link>
  );
}
