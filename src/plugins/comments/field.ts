import type { UIField } from 'payload';

/** Only a column of lists: in the form, comments are in the header. */
export const commentCount: UIField = {
  name: 'comments',
  type: 'ui',
  label: 'Comments',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/admin/workflow/nothing#Nothing',
      Cell: '/plugins/comments/admin/count-cell#CommentCountCell',
    },
  },
};
