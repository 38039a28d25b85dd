import { Suspense } from 'react';
import { can } from '@/access/roles';
import type { OnDashboard } from '@/seams/dashboard';
import { Campaigns } from './campaigns';
import { newLines, Received } from './dashboard-lines';

/** How much is new, for those who may read the inbox. */
export const onDashboard: OnDashboard = async ({ user }) => {
  if (!can({ user }, 'publish')) return {};
  return {
    waiting: newLines(String(user.id)),
    received: (since) => <Received since={since} />,
    origins: (since, views) => (
      <Suspense>
        <Campaigns since={since} views={views} />
      </Suspense>
    ),
  };
};
