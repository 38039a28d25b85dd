import type { CollectionConfig } from 'payload';
import { can } from '@/access/roles';
import { admins, denyAll, denyField } from '@/access/rules';
import { apiKeyEndpoints } from './keys/endpoints';
import { keyRights } from './keys/rights';

const time = { date: { pickerAppearance: 'dayAndTime' } } as const;

/** Keys with which other programs use the API (docs/api.md). Only a digest is stored; revoked keys stay as a record. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  versions: false,
  labels: { singular: 'API key', plural: 'API keys' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'start', 'right', 'state', 'expiresAt', 'lastUsedAt'],
    components: { beforeListTable: ['/plugins/api/admin/make-key#MakeKey'] },
    description: 'Keys for programs that read the content of this site, and for assistants that write drafts.',
  },
  access: { read: admins, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  endpoints: apiKeyEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, admin: { description: 'What the key is for.' } },
    { name: 'right', type: 'select', required: true, options: [...keyRights], label: 'Allows' },
    { name: 'digest', type: 'text', required: true, unique: true, hidden: true, access: { read: denyField } },
    { name: 'start', type: 'text', required: true, label: 'Begins with' },
    { name: 'expiresAt', type: 'date', required: true, label: 'Expires', admin: time },
    { name: 'lastUsedAt', type: 'date', label: 'Last used', admin: time },
    { name: 'revokedAt', type: 'date', label: 'Revoked', admin: time },
    { name: 'createdBy', type: 'relationship', relationTo: 'users', label: 'Made by' },
    {
      name: 'state',
      type: 'ui',
      label: 'State',
      admin: {
        position: 'sidebar',
        components: {
          Cell: '/plugins/api/admin/key-state-cell#KeyStateCell',
          Field: '/plugins/api/admin/revoke-panel#RevokePanel',
        },
      },
    },
  ],
};
