import { type AcceptedKind, acceptedKinds } from '@shared/file-kinds';
import type { Block, Field } from 'payload';
import { points } from './points';
import { row, text } from './text';
import { rowLabel, withRowLabels } from './with-row-labels';

type Kind = {
  slug: string;
  singular: string;
  interfaceName: string;
  /** What it is for: one line of the drawer. */
  use: string;
  own?: Field[];
  label?: string;
};

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

const kind = ({ slug, singular, interfaceName, use, own = [], label = 'The question.' }: Kind): Block => ({
  slug,
  interfaceName,
  labels: { singular, plural: singular },
  admin: {
    custom: { use },
    disableBlockName: true,
    components: { Label: rowLabel(singular) },
    images: { thumbnail: { url: `/blocks/form-fields/${slug}.svg`, alt: `What the field ${singular} looks like` } },
  },
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
    use: 'One line: a name, a company, a place.',
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
  kind({
    slug: 'long-text',
    singular: 'Long text',
    interfaceName: 'LongTextFormField',
    use: 'Several lines, for what needs whole sentences.',
  }),
  kind({
    slug: 'email',
    singular: 'Email',
    interfaceName: 'EmailFormField',
    use: 'The address you reply to. A form has one.',
  }),
  kind({
    slug: 'phone',
    singular: 'Phone',
    interfaceName: 'PhoneFormField',
    use: 'A number to call, with the right keys on phones.',
  }),
  kind({
    slug: 'number',
    singular: 'Number',
    interfaceName: 'NumberFormField',
    use: 'A count or an amount, between limits if you like.',
    own: [row(bound('min', 'At least'), bound('max', 'At most'))],
  }),
  kind({
    slug: 'choice',
    singular: 'Choice',
    interfaceName: 'ChoiceFormField',
    use: 'One of several options. Other fields can depend on it.',
    own: [points('options', 'The options, of which one can be chosen.', { minRows: 2, maxRows: 30, maxLength: 120 })],
  }),
  kind({
    slug: 'date',
    singular: 'Date',
    interfaceName: 'DateFormField',
    use: 'A day, with the calendar of the browser.',
  }),
  kind({
    slug: 'consent',
    singular: 'Consent',
    interfaceName: 'ConsentFormField',
    use: 'One box with a sentence, for example a permission.',
    label: 'The sentence beside the box.',
  }),
  kind({
    slug: 'file',
    singular: 'File',
    interfaceName: 'FileFormField',
    use: 'A document or a picture that visitors attach.',
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
