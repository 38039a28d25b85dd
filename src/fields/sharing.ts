import type { UIField } from 'payload';

/** Sidebar panel: preview links and their answers. */
export const sharing: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/admin/sharing/share-panel#SharePanel' },
  },
};
