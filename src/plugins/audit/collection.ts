import type { CollectionConfig } from 'payload';
import { denyAll, editors } from '@/access/rules';
import { auditActions } from '@/seams/audit';

/** Append-only, written by the server. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  versions: false,
  labels: { singular: 'Entry', plural: 'Audit log' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'action', 'title', 'collection', 'whoName', 'detail'],
    listSearchableFields: ['title', 'whoName', 'detail'],
    description: 'Who published, deleted, exported or changed roles, and when. Entries cannot be changed.',
  },
  access: { read: editors, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: [...auditActions],
      admin: { description: 'What was done.' },
    },
    {
      name: 'title',
      type: 'text',
      admin: {
        components: { Cell: '/plugins/audit/admin/document-cell#DocumentCell' },
        description: 'The name it had.',
      },
    },
    {
      name: 'collection',
      type: 'text',
      index: true,
      label: 'Kind',
      admin: {
        components: { Cell: '/plugins/audit/admin/kind-cell#KindCell' },
        description: 'The kind of document.',
      },
    },
    { name: 'document', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'detail',
      type: 'text',
      maxLength: 500,
      admin: { components: { Cell: '/plugins/audit/admin/detail-cell#DetailCell' }, description: 'Details.' },
    },
    {
      name: 'who',
      type: 'relationship',
      label: 'Account',
      relationTo: 'users',
      admin: { description: 'The account, while it exists.' },
    },
    { name: 'whoName', type: 'text', label: 'Who', admin: { description: 'The name the account had.' } },
  ],
};
