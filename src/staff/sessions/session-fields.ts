import type { ArrayField } from 'payload';

/** Session data in addition to Payload's id, start and end. Payload merges both lists by name. */
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

/** How a session started. Sessions without a method started with a password. */
export type SessionMethod = 'password' | 'sso';
