import type { CollectionConfig } from 'payload';
import { admins, denyAll, writers } from '@/access/rules';
import { contentCollections } from '@/lib/content-collections';
import { tellOfAnswer } from '@/staff/notifications/hooks';

/** Guests' responses to a draft, and the version they refer to. Written by the shared preview only. */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  labels: { singular: 'Approval', plural: 'Approvals' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Review',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'decision', 'document', 'comment', 'createdAt'],
    description: 'Answers to shared previews. Each belongs to the version that was seen.',
  },
  access: { read: writers, create: denyAll, update: denyAll, delete: admins, unlock: admins },
  hooks: { afterChange: [tellOfAnswer] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'As the person wrote it.' } },
    {
      name: 'decision',
      type: 'select',
      label: 'Answer',
      required: true,
      options: [
        { value: 'approved', label: 'Approved' },
        { value: 'commented', label: 'Comment' },
      ],
      admin: { description: 'Approved as it was, or a comment.' },
    },
    { name: 'comment', type: 'textarea', maxLength: 2000, admin: { description: 'What they wrote.' } },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...contentCollections],
      required: true,
      index: true,
      admin: { description: 'What they saw.' },
    },
    // An id; the panel beside the document shows whether it is the latest.
    { name: 'version', type: 'text', admin: { hidden: true } },
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'preview-links',
      admin: { description: 'The link under which they saw it.' },
    },
  ],
};
