import type { CollectionConfig, Field } from 'payload';
import { denyField } from '@/access/rules';
import { fillIn, keepConnection, sendRefusedAgain } from './hooks';
import { leadLists } from './lead';
import { type CrmKind, crmKinds, fieldName, mappingOf, sources } from './mapping';

const KIND = 'crmKind';
const isCrm = (data: Partial<Record<string, unknown>>) => Boolean(data[KIND]);
const isSalesforce = (data: Partial<Record<string, unknown>>) => data[KIND] === 'salesforce';

const labels = { hubspot: 'HubSpot', salesforce: 'Salesforce' } as const;

const kind: Field = {
  name: KIND,
  type: 'select',
  label: 'CRM',
  options: crmKinds.map((value) => ({ value, label: labels[value] })),
  admin: {
    description:
      'Leads go there as contacts or leads. Leave it empty for any other program, which gets signed messages.',
  },
};

const access: Field[] = [
  {
    name: 'crmClientId',
    type: 'text',
    label: 'Consumer key',
    maxLength: 300,
    validate: (value: string | null | undefined, { data }: { data: object }) =>
      isSalesforce(data as never) && !value?.trim() ? 'Enter the consumer key of the app in Salesforce.' : true,
    admin: { condition: isSalesforce, disableListColumn: true, disableListFilter: true },
  },
  {
    // Never stored: sealed by `keepConnection`.
    name: 'crmKey',
    type: 'text',
    label: 'Access token or consumer secret',
    maxLength: 1000,
    admin: {
      condition: isCrm,
      disableListColumn: true,
      disableListFilter: true,
      autoComplete: 'off',
      description:
        'HubSpot: the token of an app that may write contacts. Salesforce: the secret of an app with the client credentials flow. Stored encrypted, and never shown. Enter it again if the address changes.',
    },
  },
  {
    name: 'crmSealedKey',
    type: 'text',
    hidden: true,
    access: { read: denyField, create: denyField, update: denyField },
    admin: { disableListColumn: true, disableListFilter: true },
  },
];

/** The first thing that is wrong, with its row. */
function faultIn(kind: CrmKind | null | undefined, rows: unknown): string | undefined {
  const parsed = kind && mappingOf(kind).safeParse(rows ?? []);
  const issue = parsed?.error?.issues[0];
  if (!issue) return undefined;
  const [row] = issue.path;
  return typeof row === 'number' ? `Field ${row + 1}: ${issue.message}` : issue.message;
}

const what: Field[] = [
  {
    name: 'crmLists',
    type: 'select',
    hasMany: true,
    label: 'What is sent',
    defaultValue: [...leadLists],
    options: [
      { value: 'messages', label: 'Messages' },
      { value: 'submissions', label: 'Entries of forms' },
      { value: 'bookings', label: 'Bookings' },
    ],
    admin: {
      condition: isCrm,
      disableListColumn: true,
      description: 'What visitors send from now on, without spam. Older ones are sent from the inbox.',
    },
  },
  {
    name: 'crmForms',
    type: 'relationship',
    relationTo: 'forms',
    hasMany: true,
    label: 'Only these forms',
    admin: {
      condition: (data) => isCrm(data) && ((data.crmLists as string[] | undefined) ?? []).includes('submissions'),
      disableListColumn: true,
      description: 'Empty: every form. Leave out forms that are not about sales, such as applications.',
    },
  },
  {
    name: 'crmRecognizedBy',
    type: 'text',
    label: 'Field that recognizes a lead',
    defaultValue: 'Email',
    validate: (value: string | null | undefined, { data }: { data: object }) =>
      !isSalesforce(data as never) ||
      fieldName('salesforce').safeParse(value).success ||
      'Enter the API name of a field.',
    admin: {
      condition: isSalesforce,
      disableListColumn: true,
      description:
        'Email: one lead for each person, which changes with the next message. An external ID field that is unique, such as Website_Id__c: one lead for each message.',
    },
  },
  {
    name: 'crmMapping',
    type: 'array',
    label: 'Fields',
    labels: { singular: 'Field', plural: 'Fields' },
    validate: (rows: unknown, { data }: { data: { crmKind?: CrmKind | null } }) => faultIn(data.crmKind, rows) ?? true,
    admin: {
      condition: isCrm,
      initCollapsed: false,
      description:
        'What fills which field there. If there are none, the usual ones are filled in when you save. What is empty here erases nothing there.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            type: 'select',
            label: 'From here',
            required: true,
            options: Object.entries(sources).map(([value, label]) => ({ value, label })),
            admin: { width: '50%' },
          },
          {
            name: 'to',
            type: 'text',
            label: 'To the field there',
            required: true,
            maxLength: 100,
            admin: { width: '50%', description: 'Its internal (HubSpot) or API name (Salesforce).' },
          },
        ],
      },
      {
        name: 'question',
        type: 'text',
        label: 'Question',
        maxLength: 200,
        admin: {
          condition: (_, row) => row?.from === 'answer',
          description: 'As the form asks it.',
        },
      },
    ],
  },
];

const ADDRESS =
  'Where messages are sent, for example https://crm.example/hooks. HubSpot: https://api.hubapi.com. Salesforce: your own domain there, such as https://company.my.salesforce.com.';

const whenWebhook = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, condition: (data: Record<string, unknown>) => !isCrm(data) } }) as Field;

/** A CRM is a receiver of webhooks with an API of its own: it has their queue, log, repeats and alerts. */
export function withCrm(webhooks: CollectionConfig): CollectionConfig {
  const fields = webhooks.fields.flatMap((field): Field[] => {
    const name = 'name' in field ? field.name : '';
    if (name === 'name') return [field, kind];
    if (name === 'url') return [{ ...field, admin: { ...field.admin, description: ADDRESS } } as Field, ...access];
    if (name === 'events') return [whenWebhook(field), ...what];
    return [field];
  });
  const { beforeValidate = [], beforeChange = [], afterChange = [] } = webhooks.hooks ?? {};
  return {
    ...webhooks,
    admin: {
      ...webhooks.admin,
      description: 'Other programs that are notified of events on this site, and the CRM that gets its leads.',
    },
    fields,
    hooks: {
      ...webhooks.hooks,
      beforeValidate: [...beforeValidate, fillIn],
      beforeChange: [...beforeChange, keepConnection],
      afterChange: [...afterChange, sendRefusedAgain],
    },
  };
}
