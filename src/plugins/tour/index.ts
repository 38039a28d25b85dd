import { capability } from '@/seams/capability';

/** Tour: the first steps, on the dashboard of a person who has not taken them. */
export const tourPlugin = capability({
  slug: 'tour',
  admin: { beforeDashboard: ['/plugins/tour/admin/tour#Tour'] },
});
