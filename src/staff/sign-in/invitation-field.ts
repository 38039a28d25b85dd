import type { DateField } from 'payload';
import { adminsOnlyField, nobodysField } from '@/access/rules';

/** Set while somebody was invited and has not been here yet. */
export const invitedAt: DateField = {
  name: 'invitedAt',
  type: 'date',
  label: 'Invited',
  access: { read: adminsOnlyField, create: nobodysField, update: nobodysField },
  admin: {
    condition: (data) => Boolean(data.invitedAt),
    components: { Field: '/admin/invitations/invitation#Invitation' },
  },
};
