import type { ArrayField } from 'payload';

/** Payload merges these with its own by name. */
export const sessionFields: ArrayField = {
  name: 'sessions',
  type: 'array',
  admin: { disabled: true },
  fields: [
    { name: 'device', type: 'text', maxLength: 100 },
    { name: 'method', type: 'text', maxLength: 20 },
    { name: 'lastUsedAt', type: 'date' },
  ],
};

/** Sessions without a method started with a password. */
export type SessionMethod = 'password' | 'sso';
