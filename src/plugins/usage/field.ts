import type { UIField } from 'payload';

export const usage: UIField = {
  name: 'usage',
  type: 'ui',
  label: 'Where this is used',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/plugins/usage/admin/usage-panel#UsagePanel' },
  },
};
