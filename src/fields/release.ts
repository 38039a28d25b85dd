import type { UIField } from 'payload';

/** The release that a document belongs to. */
export const release: UIField = {
  name: 'release',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/releases/membership-panel#MembershipPanel' },
  },
};
