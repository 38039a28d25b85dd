import { capability } from '@/seams/capability';
import { findReplaceEndpoints } from './endpoints';

/** Find and replace: a word is changed wherever it stands, seen before it is done. Adds a view. */
export const findReplacePlugin = capability({
  slug: 'find-replace',
  requires: ['releases'],
  endpoints: findReplaceEndpoints,
  doors: [
    {
      door: 'activity',
      view: '/replace',
      label: 'Find and replace',
      needs: 'write',
      group: 'Upkeep',
      about: 'A word is changed wherever it stands, seen before it is done.',
      keywords: 'search change text',
    },
  ],
  admin: {
    views: {
      replace: {
        Component: '/plugins/find-replace/admin/replace-view#ReplaceView',
        path: '/replace',
        meta: { title: 'Find and replace' },
      },
    },
  },
});
