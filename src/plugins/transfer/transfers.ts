import type { CollectionConfig } from 'payload';
import { can } from '@/access/roles';
import { denyAll, writers } from '@/access/rules';
import { uiField } from '@/fields/ui-field';
import { transferEndpoints } from './target-endpoints';

const nothing = '/admin/workflow/nothing#Nothing';
const unseen = { admin: { hidden: true, disableListColumn: true, disableListFilter: true } } as const;
const unlisted = { disableListColumn: true, disableListFilter: true } as const;

/** What other sites have sent here. Written by src/plugins/transfer only. */
export const transfers: CollectionConfig = {
  slug: 'transfers',
  versions: false,
  labels: { singular: 'Transfer', plural: 'Transfers' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    hidden: (asker) => !can(asker, 'write'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'fromName', 'byName', 'state', 'createdAt'],
    description: 'Content that came from another site. Open a transfer to see its documents, or to undo it.',
  },
  access: { read: writers, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  endpoints: transferEndpoints,
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'fromName', type: 'text', required: true, label: 'From' },
    { name: 'fromAddress', type: 'text', required: true, label: 'Address of that site', admin: unlisted },
    { name: 'byName', type: 'text', label: 'Sent by' },
    { name: 'by', type: 'relationship', relationTo: 'users', ...unseen },
    {
      name: 'state',
      type: 'select',
      required: true,
      label: 'State',
      options: [
        { value: 'made', label: 'Made' },
        { value: 'undone', label: 'Undone' },
      ],
    },
    uiField('record', '/plugins/transfer/admin/record#Record'),
    { name: 'release', type: 'relationship', relationTo: 'releases', ...unseen },
    { name: 'releaseTitle', type: 'text', ...unseen },
    {
      name: 'documents',
      type: 'array',
      labels: { singular: 'Document', plural: 'Documents' },
      admin: { ...unlisted, components: { Field: nothing } },
      fields: [
        { name: 'collection', type: 'text', required: true },
        { name: 'document', type: 'text', required: true, index: true },
        // The id at the site that it came from.
        { name: 'source', type: 'text', required: true, index: true },
        { name: 'title', type: 'text', required: true },
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: [
            { value: 'new', label: 'New' },
            { value: 'changed', label: 'Changed' },
            { value: 'same', label: 'The same' },
          ],
        },
        { name: 'changes', type: 'textarea' },
        // Of what was saved (content.ts).
        { name: 'fingerprint', type: 'text', required: true },
        // The newest version before (undo.ts).
        { name: 'before', type: 'json', hidden: true },
      ],
    },
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { ...unlisted, components: { Field: nothing } },
      fields: [
        { name: 'picture', type: 'text', required: true },
        { name: 'source', type: 'text', required: true },
        { name: 'filename', type: 'text', required: true },
        { name: 'isNew', type: 'checkbox' },
      ],
    },
    // What undoing has left, and why.
    { name: 'left', type: 'json', ...unseen },
  ],
};
