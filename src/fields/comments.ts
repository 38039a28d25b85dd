import type { UIField } from 'payload';

/** The column of lists with the number of open comments. In the form they are in the header. */
export const commentCount: UIField = {
  name: 'comments',
  type: 'ui',
  label: 'Comments',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/workflow/nothing#Nothing', Cell: '/admin/comments/count-cell#CommentCountCell' },
  },
};
