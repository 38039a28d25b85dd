import type { CollectionConfig } from 'payload';
import { denyAll, denyField, editors, writers } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { commentedCollections } from '@/plugins/comments/api';
import { shareEndpoints } from './endpoints';

/** Links that show a draft to guests until a date. The address is signed and not stored (src/plugins/sharing). */
export const previewLinks: CollectionConfig = editedTogether({
  slug: 'preview-links',
  versions: false,
  labels: { singular: 'Preview link', plural: 'Preview links' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'purpose',
    defaultColumns: ['purpose', 'document', 'expiresAt', 'revokedAt', 'createdBy'],
    description:
      'Drafts shown to people without an account. Make one with "Share a preview" in the menu beside Publish.',
  },
  access: { read: writers, create: denyAll, update: editors, delete: editors, unlock: editors },
  endpoints: shareEndpoints,
  fields: [
    {
      name: 'purpose',
      type: 'text',
      label: 'For',
      maxLength: 120,
      admin: { description: 'Who the link is for, for example "Legal". Optional.' },
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...commentedCollections],
      required: true,
      access: { update: denyField },
      admin: { readOnly: true, description: 'What it shows.' },
    },
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Works until',
      required: true,
      index: true,
      // Part of the signature: changing it would invalidate the address.
      access: { update: denyField },
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        description: 'The link shows nothing after this.',
      },
    },
    {
      name: 'revokedAt',
      type: 'date',
      label: 'Revoked',
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'If set, the link has been revoked.' },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      label: 'Shared by',
      relationTo: 'users',
      access: { update: denyField },
      admin: {
        readOnly: true,
        components: { Cell: '/admin/workflow/person-cell#PersonCell' },
        description: 'Who shared it.',
      },
    },
  ],
});
