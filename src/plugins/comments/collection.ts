import type { CollectionConfig } from 'payload';
import { admins, denyAll, writers } from '@/access/rules';
import { COMMENT_LENGTH } from './comment-text';
import { commentedCollections } from './commented';
import { commentEndpoints } from './endpoints';
import { forgetReplies, tellOfComment } from './hooks';

/** All comments on drafts. Written by the endpoints in src/plugins/comments and by the shared preview. */
export const comments: CollectionConfig = {
  slug: 'comments',
  versions: false,
  labels: { singular: 'Comment', plural: 'Comments' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'document', 'place', 'author', 'guestName', 'resolvedAt', 'createdAt'],
    description: 'What colleagues and guests say about drafts. Read, answer and resolve them beside the document.',
  },
  access: { read: writers, create: denyAll, update: denyAll, delete: admins, unlock: admins },
  hooks: { afterChange: [tellOfComment], beforeDelete: [forgetReplies] },
  endpoints: commentEndpoints,
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Comment',
      required: true,
      maxLength: COMMENT_LENGTH,
      admin: { description: 'What they wrote.' },
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...commentedCollections],
      required: true,
      index: true,
      admin: { description: 'What it is about.' },
    },
    // See src/lib/anchor.ts. Empty for the whole document, and in replies.
    { name: 'anchor', type: 'text', admin: { hidden: true } },
    {
      name: 'place',
      type: 'text',
      admin: { description: 'The part of the document, as it was called when the comment was written.' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      admin: {
        components: { Cell: '/admin/workflow/person-cell#PersonCell' },
        description: 'The colleague who wrote it.',
      },
    },
    {
      name: 'guestName',
      type: 'text',
      label: 'Guest',
      maxLength: 80,
      admin: { description: 'The name that a guest entered.' },
    },
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'preview-links',
      admin: { description: 'The link under which a guest saw the draft.' },
    },
    // What a guest saw: an id and a digest (src/plugins/sharing/version.ts).
    { name: 'version', type: 'text', admin: { hidden: true } },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'comments',
      index: true,
      label: 'Reply to',
      admin: { description: 'The comment that it answers.' },
    },
    {
      name: 'resolvedAt',
      type: 'date',
      label: 'Resolved',
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'When the conversation was resolved.' },
    },
    {
      name: 'resolvedBy',
      type: 'relationship',
      relationTo: 'users',
      admin: {
        components: { Cell: '/admin/workflow/person-cell#PersonCell' },
        description: 'Who resolved it.',
      },
    },
  ],
};
