import type { DateField, RelationshipField } from 'payload';
import { adminsOnlyField, denyField } from '@/access/rules';

/** Set while an invitation is pending. */
export const invitedAt: DateField = {
  name: 'invitedAt',
  type: 'date',
  label: 'Invited',
  access: { read: adminsOnlyField, create: denyField, update: denyField },
  admin: {
    condition: (data) => Boolean(data.invitedAt),
    components: { Field: '/admin/invitations/invitation#Invitation' },
  },
};

/** Named on the page that an invitation leads to. */
export const invitedBy: RelationshipField = {
  name: 'invitedBy',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  access: { read: adminsOnlyField, create: denyField, update: denyField },
  admin: { hidden: true },
};
