import type { CollectionConfig } from 'payload';
import { can } from '@/access/roles';
import { admins, denyAll } from '@/access/rules';

const time = { date: { pickerAppearance: 'dayAndTime' } } as const;

/** Outbox and log of webhook messages, kept for 30 days. Written by src/plugins/webhooks only. */
export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  versions: false,
  labels: { singular: 'Webhook message', plural: 'Webhook messages' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['webhook', 'event'], unique: true }],
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    useAsTitle: 'type',
    defaultColumns: ['createdAt', 'webhook', 'type', 'state', 'attempts', 'status', 'error'],
    description: 'What was sent to webhooks in the last 30 days. Open a webhook to send a message again.',
  },
  access: { read: admins, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  fields: [
    // Not required: messages are deleted before their webhook.
    { name: 'webhook', type: 'relationship', relationTo: 'webhooks', index: true },
    { name: 'type', type: 'text', required: true, label: 'Event' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'delivered', label: 'Delivered' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    { name: 'attempts', type: 'number', required: true },
    { name: 'status', type: 'number', label: 'Last response' },
    { name: 'error', type: 'text', label: 'What went wrong' },
    { name: 'dueAt', type: 'date', index: true, label: 'Next attempt', admin: time },
    { name: 'deliveredAt', type: 'date', label: 'Delivered', admin: time },
    { name: 'event', type: 'text', required: true, label: 'Message id' },
    { name: 'body', type: 'textarea', required: true, label: 'Message' },
  ],
};
