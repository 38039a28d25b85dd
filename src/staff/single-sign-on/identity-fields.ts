import type { Field } from 'payload';
import { can } from '@/access/roles';
import { adminsOnlyField, denyField } from '@/access/rules';
import { singleSignOn } from './settings';

export const identityFields: Field[] = [
  {
    name: 'ssoIdentity',
    type: 'text',
    label: 'Single sign-on identity',
    unique: true,
    maxLength: 760,
    access: { read: adminsOnlyField, create: adminsOnlyField, update: adminsOnlyField },
    // Unique: several accounts may have null, but not an empty text.
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() || null : value)] },
    validate: (value: string | null | undefined) =>
      !value || /^https?:\/\/\S+ \S.*$/.test(value) || 'The issuer, a space, and the subject (the `sub` claim).',
    admin: {
      condition: (_data, _siblings, { user }) => singleSignOn() !== undefined && can({ user }, 'manage'),
      description: 'Issuer and subject. Empty it to let the next sign-in with the same verified email address link it.',
    },
  },
  {
    name: 'accessEndedAt',
    type: 'date',
    label: 'Access ended',
    access: { read: adminsOnlyField, create: denyField, update: denyField },
    admin: {
      readOnly: true,
      condition: (data, _siblings, { user }) => Boolean(data.accessEndedAt) && can({ user }, 'manage'),
      description: 'The identity provider no longer gives this person a role. A sign-in with a role restores access.',
    },
  },
];
