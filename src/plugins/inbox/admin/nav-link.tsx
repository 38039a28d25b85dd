import './inbox.css';
import { Pill } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { can } from '@/access/roles';
import { listPath } from '@/lib/inbox-addresses';
import { NavLink } from '@/payload/nav-link';
import { newTotal } from './new-counts';

async function NewCount() {
  const total = await newTotal();
  if (!total) return null;
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
    <NavLink name="inbox" className="inbox-nav-link" href={listPath('messages')} label="Inbox">
      <Suspense>
        <NewCount />
      </Suspense>
    </NavLink>
  );
}
