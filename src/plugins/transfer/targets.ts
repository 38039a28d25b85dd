import type { CollectionConfig } from 'payload';
import { can } from '@/access/roles';
import { admins, denyField } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { addressFault } from '@/services/outgoing/address';
import { targetEndpoints } from './source-endpoints';
import { auditTarget, auditTargetDeleted, keepKey } from './target-hooks';

/** Other sites to which content is sent, with a key that they have made. */
export const transferTargets: CollectionConfig = editedTogether({
  slug: 'transfer-targets',
  versions: false,
  labels: { singular: 'Other site', plural: 'Other sites' },
  defaultSort: 'name',
  disableDuplicate: true,
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'updatedAt'],
    description: 'Sites to which editors send content, for example from staging to production.',
  },
  access: { read: admins, create: admins, update: admins, delete: admins, unlock: admins },
  endpoints: targetEndpoints,
  hooks: {
    beforeChange: [keepKey],
    afterChange: [auditTarget],
    afterDelete: [auditTargetDeleted],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'What editors call it, for example Production.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      maxLength: 300,
      validate: (address: string | null | undefined) => addressFault(address, 'https://www.alethia.example') ?? true,
      admin: { description: 'The address of that site, for example https://www.alethia.example.' },
    },
    {
      // Never stored: sealed by `keepKey`.
      name: 'key',
      type: 'text',
      label: 'API key',
      maxLength: 200,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        autoComplete: 'off',
        description:
          'Made by an admin of that site under Settings, API keys, with the right to write drafts. Stored encrypted, and never shown. Enter it again if the address changes.',
      },
    },
    {
      name: 'sealedKey',
      type: 'text',
      hidden: true,
      access: { read: denyField, create: denyField, update: denyField },
      admin: { disableListColumn: true, disableListFilter: true },
    },
  ],
});
