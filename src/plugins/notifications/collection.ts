import type { Access, CollectionConfig } from 'payload';
import { denyAll } from '@/access/rules';
import { kindOptions } from '@/lib/notification-kinds';
import { notificationEndpoints } from './endpoints';

const own: Access = ({ req }) => (req.user ? { reader: { equals: req.user.id } } : false);

/** One row per reader, shown in the bell and mailed if due. Written by src/plugins/notifications/store.ts only. */
export const notifications: CollectionConfig = {
  slug: 'notifications',
  versions: false,
  labels: { singular: 'Notification', plural: 'Notifications' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: own, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  endpoints: notificationEndpoints,
  fields: [
    // Empty once the account is deleted; a hook then removes the row.
    { name: 'reader', type: 'relationship', relationTo: 'users', index: true },
    { name: 'kind', type: 'select', required: true, options: kindOptions },
    { name: 'who', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'collection', type: 'text', required: true },
    { name: 'document', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'answer', type: 'relationship', relationTo: 'approvals' },
    { name: 'comment', type: 'relationship', relationTo: 'comments' },
    // False for readers who want mail only.
    { name: 'isShown', type: 'checkbox', defaultValue: true },
    { name: 'readAt', type: 'date', index: true },
    // Empty once mailed, and for readers without mail.
    { name: 'mailDueAt', type: 'date', index: true },
    { name: 'mailAttempts', type: 'number', defaultValue: 0 },
  ],
};
