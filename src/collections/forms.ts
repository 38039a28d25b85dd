import type { CollectionConfig, GroupField, TextField } from 'payload';
import { z } from 'zod';
import { writers } from '@/access/rules';
import { sectionsSchema } from '@/blocks/shape';
import { copyOfTitle } from '@/fields/copies';
import { formFieldBlocks } from '@/fields/form-fields';
import { text } from '@/fields/text';
import { wellFormed } from '@/fields/well-formed';
import { checkFormFields, copyConditions } from '@/staff/hooks/form-fields';
import { content } from './content';

const addresses = z.array(z.email().max(255));

const recipients: TextField = {
  name: 'recipients',
  type: 'text',
  hasMany: true,
  maxRows: 10,
  label: 'Who is notified',
  validate: (value: unknown) =>
    addresses.safeParse(value ?? []).success || 'Enter email addresses, and press Enter after each.',
  admin: {
    position: 'sidebar',
    description: 'Email addresses that receive every entry. Leave empty for the company’s own (Site settings).',
  },
};

const when = (kind: string) => (_: unknown, siblings: { kind?: string }) => siblings.kind === kind;

const isSent = (_: unknown, siblings: { send?: boolean | null }) => siblings.send === true;

const hasEmailField = (data: { fields?: { blockType?: string }[] }) =>
  data.fields?.some(({ blockType }) => blockType === 'email') === true;

const confirmation: GroupField = {
  name: 'confirmation',
  type: 'group',
  label: 'Mail to the sender',
  fields: [
    {
      name: 'send',
      type: 'checkbox',
      label: 'Send a mail to the address in the email field',
      validate: (value, { data }) =>
        value !== true || hasEmailField(data) || 'Add an email field: there is no address to send it to.',
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: 150,
      admin: { condition: isSent, description: 'For example "We have your audit request".' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      admin: {
        condition: isSent,
        description:
          'The whole mail, signed with the company’s name. It quotes nothing that was entered, as the address may belong to someone else.',
      },
    },
  ],
};

const drafted = content({
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  defaultSort: 'title',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'recipients', '_status', 'lastEditor', 'updatedAt'],
    description: 'Forms for pages: add the section Form there and choose one. Entries appear in the inbox.',
  },
  fields: [
    text('title', 120, 'For the inbox and the subject of the mail, for example "Audit request".', {
      hooks: { beforeDuplicate: [copyOfTitle(120)] },
    }),
    {
      name: 'fields',
      type: 'blocks',
      required: true,
      minRows: 1,
      maxRows: 30,
      labels: { singular: 'Field', plural: 'Fields' },
      blocks: formFieldBlocks,
      hooks: {
        beforeValidate: [wellFormed(sectionsSchema(formFieldBlocks)), checkFormFields],
        beforeDuplicate: [copyConditions],
      },
      admin: { description: 'What visitors are asked, from top to bottom. Ask only for what you need.' },
    },
    text('submitLabel', 40, 'What the button says.', { label: 'Button', defaultValue: 'Send' }),
    {
      name: 'thanks',
      type: 'group',
      label: 'After sending',
      fields: [
        {
          name: 'kind',
          type: 'radio',
          label: 'Show',
          required: true,
          defaultValue: 'text',
          options: [
            { value: 'text', label: 'A text instead of the form' },
            { value: 'page', label: 'A page' },
          ],
          admin: { description: 'What the visitor sees next.' },
        },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 600,
          defaultValue: 'We have received your entries and will get back to you.',
          admin: { condition: when('text'), description: 'What happens next, below the words "Thank you".' },
        },
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          required: true,
          admin: { condition: when('page'), allowCreate: false, description: 'A published page of this site.' },
        },
      ],
    },
    confirmation,
    recipients,
  ],
});

/** Visitors get a form only as part of a page (src/data/forms.ts), because it names its recipients. */
export const forms: CollectionConfig = { ...drafted, access: { ...drafted.access, read: writers } };
