import { type AcceptedKind, acceptedKinds } from '@shared/file-kinds';
import type { Block, Field } from 'payload';
import { points } from './points';
import { row, text } from './text';
import { rowLabel, withRowLabels } from './with-row-labels';

type Kind = { slug: string; singular: string; interfaceName: string; own?: Field[]; label?: string };

/** A condition is stored with the id of the row it names (src/visitors/forms/built/definition.ts). */
const shownIf: Field = {
  name: 'shownIf',
  type: 'group',
  label: 'Shown only if',
  admin: { description: 'Leave both empty to show the field always. Hidden fields are not asked for and not stored.' },
  fields: [
    row(
      {
        name: 'field',
        type: 'text',
        maxLength: 200,
        label: 'The field',
        admin: {
          width: '50%',
          description: 'A choice or a consent above this field.',
          components: { Field: '/admin/form-fields/condition-field#ConditionField' },
        },
      },
      {
        name: 'value',
        type: 'text',
        maxLength: 120,
        label: 'Is',
        admin: {
          width: '50%',
          description: 'One of its options.',
          components: { Field: '/admin/form-fields/condition-value#ConditionValue' },
        },
      },
    ),
  ],
};

const kind = ({ slug, singular, interfaceName, own = [], label = 'The question.' }: Kind): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural: singular },
  admin: { disableBlockName: true, components: { Label: rowLabel(singular) } },
  fields: withRowLabels([
    text('label', 200, label),
    text('hint', 300, 'Help under the field. Optional.', { isOptional: true }),
    ...own,
    {
      name: 'required',
      type: 'checkbox',
      defaultValue: true,
      label: 'Must be filled in',
      admin: { description: 'Other fields are marked as optional.' },
    },
    shownIf,
  ]),
});

const acceptedNames: Record<AcceptedKind, string> = {
  pdf: 'PDF',
  picture: 'Pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC)',
  office: 'Office documents without macros (Word, Excel, PowerPoint, OpenDocument)',
  text: 'Text and CSV',
};

const bound = (name: 'min' | 'max', label: string): Field => ({
  name,
  type: 'number',
  label,
  admin: { width: '50%', description: 'Optional.' },
});

/** Named as in supabase/functions/_shared/form-definition.ts. */
export const formFieldBlocks: Block[] = [
  kind({
    slug: 'text',
    singular: 'Text',
    interfaceName: 'TextFormField',
    own: [
      {
        name: 'autofill',
        type: 'select',
        label: 'Browsers fill in',
        options: [
          { value: 'name', label: 'The visitor’s name (shown in the inbox)' },
          { value: 'organization', label: 'The company' },
          { value: 'organization-title', label: 'The role in the company' },
          { value: 'country-name', label: 'The country' },
        ],
        admin: { description: 'If the field asks for one of these. Optional.' },
      },
    ],
  }),
  kind({ slug: 'long-text', singular: 'Long text', interfaceName: 'LongTextFormField' }),
  kind({ slug: 'email', singular: 'Email', interfaceName: 'EmailFormField' }),
  kind({ slug: 'phone', singular: 'Phone', interfaceName: 'PhoneFormField' }),
  kind({
    slug: 'number',
    singular: 'Number',
    interfaceName: 'NumberFormField',
    own: [row(bound('min', 'At least'), bound('max', 'At most'))],
  }),
  kind({
    slug: 'choice',
    singular: 'Choice',
    interfaceName: 'ChoiceFormField',
    own: [points('options', 'The options, of which one can be chosen.', { minRows: 2, maxRows: 30, maxLength: 120 })],
  }),
  kind({ slug: 'date', singular: 'Date', interfaceName: 'DateFormField' }),
  kind({
    slug: 'consent',
    singular: 'Consent',
    interfaceName: 'ConsentFormField',
    label: 'The sentence beside the box.',
  }),
  kind({
    slug: 'file',
    singular: 'File',
    interfaceName: 'FileFormField',
    own: [
      {
        name: 'accept',
        type: 'select',
        hasMany: true,
        required: true,
        label: 'Accepted',
        defaultValue: ['pdf'],
        options: acceptedKinds.map((value) => ({ value, label: acceptedNames[value] })),
        admin: {
          description:
            'What visitors may send, at most 10 MB for each file and 20 MB together. The content of a file decides, not its name.',
        },
      },
    ],
  }),
];
