import type { UIField } from 'payload';

/** In the sidebar: links that show the draft to people without an account, and what they answered. */
export const sharing: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/admin/sharing/share-panel#SharePanel' },
  },
};
