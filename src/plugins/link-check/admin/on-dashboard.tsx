import { LocalTime } from '@/admin/local-time';
import type { OnDashboard } from '@/seams/dashboard';
import { lastCheck } from '../stored';

/** How many links are broken, and when that was found. */
export const onDashboard: OnDashboard = async ({ payload }) => {
  const [{ totalDocs: count }, last] = await Promise.all([
    payload.count({ collection: 'broken-links', overrideAccess: true }),
    lastCheck(payload),
  ]);
  if (count === 0) return {};
  const line = {
    id: 'all',
    kind: 'Link check',
    title: count === 1 ? 'One broken link' : `${count} broken links`,
    href: '/admin/collections/broken-links',
    count,
    details: last ? (
      <>
        Checked <LocalTime time={last.at} />
      </>
    ) : null,
  };
  return { waiting: [line] };
};
