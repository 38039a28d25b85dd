import type { UIField } from 'payload';

export const release: UIField = {
  name: 'release',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/plugins/releases/admin/membership-panel#MembershipPanel' },
  },
};
