import type { UIField } from 'payload';

export const sharing: UIField = {
  name: 'sharing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/plugins/sharing/admin/share-panel#SharePanel' },
  },
};
