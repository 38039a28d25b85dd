import type { DateField, Field, TextField } from 'payload';
import { denyField, staffOnlyField } from '@/access/rules';

export const editorialStates = [
  { value: 'writing', label: 'Not submitted' },
  { value: 'submitted', label: 'Waiting for review' },
  { value: 'returned', label: 'Returned with a note' },
] as const;
export type EditorialState = (typeof editorialStates)[number]['value'];

export const lastEditor: Field = {
  name: 'lastEditor',
  type: 'relationship',
  relationTo: 'users',
  label: 'Last editor',
  access: { read: staffOnlyField, create: denyField, update: denyField },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/admin/workflow/nothing#Nothing',
      Cell: '/admin/workflow/person-cell#PersonCell',
    },
  },
};

/** Last save from a form other than the latest one. A form loaded earlier lacks those changes. */
const othersSavedAt: DateField = {
  name: 'othersSavedAt',
  type: 'date',
  access: { create: denyField, update: denyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

/** The form of the last save, that is, one window of one person (src/admin/together/together.tsx). */
const form: TextField = {
  name: 'form',
  type: 'text',
  maxLength: 36,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

export const globalEditorial: Field = {
  name: 'editorial',
  type: 'group',
  access: { read: staffOnlyField },
  admin: { hidden: true },
  fields: [othersSavedAt, form],
};

/** Set by the server (src/staff/editorial), for staff only. Stored with each version, so the history shows them. */
export const editorial: Field[] = [
  {
    name: 'editorial',
    type: 'group',
    label: 'Review',
    interfaceName: 'Editorial',
    access: { read: staffOnlyField },
    // Shown in the bar (src/admin/workflow/review-in-bar.tsx).
    admin: {
      position: 'sidebar',
      // The server ignores what is sent for its fields.
      disableBulkEdit: true,
      components: { Field: '/admin/workflow/nothing#Nothing' },
    },
    fields: [
      {
        name: 'state',
        type: 'select',
        label: 'State',
        defaultValue: 'writing',
        options: [...editorialStates],
        access: { create: denyField, update: denyField },
        admin: {
          components: {
            Cell: '/admin/workflow/state-cell#StateCell',
            Label: '/admin/workflow/state-label#StateLabel',
          },
        },
      },
      {
        name: 'note',
        type: 'textarea',
        maxLength: 1000,
        access: { create: denyField, update: denyField },
        admin: { disableListColumn: true, disableListFilter: true },
      },
      {
        name: 'submittedBy',
        type: 'relationship',
        relationTo: 'users',
        access: { create: denyField, update: denyField },
        admin: { disableListColumn: true, disableListFilter: true },
      },
      { name: 'submittedAt', type: 'date', label: 'Submitted', access: { create: denyField, update: denyField } },
      othersSavedAt,
      form,
    ],
  },
  lastEditor,
];
