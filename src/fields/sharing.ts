import type { UIField } from 'payload';

export const sharing: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/sharing/share-panel#SharePanel' },
  },
};
