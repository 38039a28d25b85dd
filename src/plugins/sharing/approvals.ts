import type { CollectionConfig } from 'payload';
import { admins, denyAll, writers } from '@/access/rules';
import { commentedCollections } from '@/plugins/comments/api';
import { tellOfApproval } from './tell-of-approval';

/** Guests' approvals of one version of a draft. Written by the shared preview only. */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  versions: false,
  labels: { singular: 'Approval', plural: 'Approvals' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'document', 'createdAt'],
    description: 'Approvals of shared previews. Each belongs to the version that was seen.',
  },
  access: { read: writers, create: denyAll, update: denyAll, delete: admins, unlock: admins },
  hooks: { afterChange: [tellOfApproval] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'As the person wrote it.' } },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...commentedCollections],
      required: true,
      index: true,
      admin: { description: 'What they saw.' },
    },
    { name: 'version', type: 'text', admin: { hidden: true } },
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'preview-links',
      admin: { description: 'The link under which they saw it.' },
    },
  ],
};
