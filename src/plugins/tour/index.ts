import { capability } from '@/seams/capability';

/** Tour: three marks on the controls of Home, offered to a person who has not seen them; called again from there. */
export const tourPlugin = capability({
  slug: 'tour',
  doors: [
    {
      door: 'home',
      view: '?tour',
      label: 'Show the tour',
      needs: 'write',
      keywords: 'help first steps introduction',
    },
  ],
  admin: { beforeDashboard: ['/plugins/tour/admin/tour#Tour'] },
});
