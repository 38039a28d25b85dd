import type { CollectionConfig } from 'payload';
import { can } from '@/access/roles';
import { admins, denyField } from '@/access/rules';
import { editedTogether } from '@/collections/edited-together';
import { uiField } from '@/fields/ui-field';
import { addressFault } from '@/services/outgoing/address';
import { webhookEndpoints } from './endpoints';
import { webhookEvents } from './events';
import { auditWebhook, auditWebhookDeleted, beginAfresh, forgetMessages } from './hooks';

const byServer = { create: denyField, update: denyField };
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true };

/** Addresses that receive events (docs/api.md, decision 045). src/plugins/webhooks signs and sends the messages. */
export const webhooks: CollectionConfig = editedTogether({
  slug: 'webhooks',
  versions: false,
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  defaultSort: 'name',
  disableDuplicate: true,
  admin: {
    hidden: (asker) => !can(asker, 'manage'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'events', 'isOn', 'failingSince'],
    description: 'Other programs that are notified of events on this site, such as a search index or a CRM.',
  },
  access: { read: admins, create: admins, update: admins, delete: admins, unlock: admins },
  endpoints: webhookEndpoints,
  hooks: {
    beforeChange: [beginAfresh],
    afterChange: [auditWebhook],
    beforeDelete: [forgetMessages],
    afterDelete: [auditWebhookDeleted],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'The program, for example CRM.' },
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      maxLength: 1000,
      validate: (address: string | null | undefined) => addressFault(address) ?? true,
      admin: { description: 'Where messages are sent, for example https://crm.example/hooks.' },
    },
    {
      name: 'events',
      type: 'select',
      hasMany: true,
      required: true,
      label: 'Events',
      options: [...webhookEvents],
      admin: { description: 'Messages name documents by id, title and address, and what visitors sent by id only.' },
    },
    {
      name: 'isOn',
      type: 'checkbox',
      label: 'Switched on',
      defaultValue: true,
      admin: { description: 'A webhook that fails for five days is switched off, and admins are notified.' },
    },
    {
      name: 'offReason',
      type: 'text',
      label: 'Why it is switched off',
      access: byServer,
      admin: { readOnly: true, disableListColumn: true, condition: ({ offReason }) => Boolean(offReason) },
    },
    {
      name: 'failingSince',
      type: 'date',
      label: 'Failing since',
      access: byServer,
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        condition: ({ failingSince }) => Boolean(failingSince),
      },
    },
    { name: 'secretRevision', type: 'number', defaultValue: 0, access: byServer, admin: hidden },
    { name: 'secretChangedAt', type: 'date', access: byServer, admin: hidden },
    { name: 'formsSeenAt', type: 'date', access: byServer, admin: hidden },
    uiField('messages', '/plugins/webhooks/admin/webhook-panel#WebhookPanel'),
  ],
});
