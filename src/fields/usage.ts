import type { UIField } from 'payload';

/** "Where is this used", for documents and pictures that others refer to. */
export const usage: UIField = {
  name: 'usage',
  type: 'ui',
  label: 'Where is this used',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/usage/usage-panel#UsagePanel' },
  },
};
