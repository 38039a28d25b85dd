import type { ArrayField, Field, GroupField } from 'payload';
import { hrefSchema } from '@/lib/href';
import { pathCollections } from '@/lib/paths';
import { problemIn } from '@/lib/problem-in';
import { linkable, validateLinkable } from './linkable';
import { pdfsOnly } from './picture';
import { row, text } from './text';

export const validateHref = (value: unknown): string | true => problemIn(hrefSchema, value ?? '') ?? true;

export const validateOptionalHref = (value: unknown): string | true => !value || validateHref(value);

const when = (kind: string) => (_: unknown, sibling: { kind?: string }) => sibling?.kind === kind;

const linkFields = ({ appearance = false }: { appearance?: boolean }): Field[] => [
  row(
    text('label', 80, 'The text that people click. Say what happens: "Book a discovery session", not "Click here".', {
      width: '50%',
      custom: { holds: 'linkWords' },
    }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'A page on this site' },
        { value: 'file', label: 'A file to download (PDF)' },
        { value: 'address', label: 'An address (path, anchor or web address)' },
        { value: 'email', label: 'The company email' },
        { value: 'phone', label: 'The company phone' },
        { value: 'none', label: 'Nowhere yet (shown, but not clickable)' },
      ],
      admin: { description: 'The target of the link.', width: '50%' },
    },
  ),
  {
    name: 'document',
    type: 'relationship',
    relationTo: [...pathCollections],
    required: true,
    filterOptions: linkable,
    validate: validateLinkable,
    admin: {
      condition: when('document'),
      // Payload's drawer for a new document would save an empty one as soon as it opens.
      allowCreate: false,
      description: 'The link is updated when the path of this page changes.',
    },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    required: true,
    filterOptions: pdfsOnly,
    admin: {
      condition: when('file'),
      description: 'A PDF of the library. Its size is added to the words of the link.',
    },
  },
  {
    name: 'address',
    type: 'text',
    required: true,
    validate: validateHref,
    custom: { holds: 'address' },
    admin: {
      condition: when('address'),
      description: 'For example /book, #subscribe or https://www.example.com. Other websites open in a new tab.',
    },
  },
  ...(appearance
    ? [
        {
          name: 'appearance',
          type: 'select',
          required: true,
          defaultValue: 'solid',
          options: [
            { value: 'gradient', label: 'Gradient button: the one main action of a hero' },
            { value: 'solid', label: 'Solid button' },
            { value: 'outline', label: 'Outlined button' },
            { value: 'text', label: 'Text with an arrow' },
          ],
          admin: { description: 'How the link looks.' },
        } satisfies Field,
      ]
    : []),
];

/** A link: `{ label, kind, document?, file?, address?, appearance? }`. */
export const link = ({
  name = 'link',
  label,
  description,
  optional = false,
  appearance = false,
}: {
  name?: string;
  label?: string;
  description?: string;
  optional?: boolean;
  appearance?: boolean;
} = {}): Field[] => {
  const group: GroupField = {
    name,
    type: 'group',
    label,
    interfaceName: appearance ? 'StyledLink' : 'Link',
    fields: linkFields({ appearance }),
    admin: { description },
  };
  if (!optional) return [group];
  const flag = `has${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    { name: flag, type: 'checkbox', label: `${label ?? 'Link'}: show`, defaultValue: false },
    { ...group, admin: { ...group.admin, condition: (_, sibling) => Boolean(sibling?.[flag]) } },
  ];
};

export const links = ({
  max,
  name = 'links',
  description,
}: {
  max: number;
  name?: string;
  description?: string;
}): ArrayField => ({
  name,
  type: 'array',
  maxRows: max,
  interfaceName: 'StyledLinks',
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: linkFields({ appearance: true }),
  admin: { description: description ?? `Up to ${max} buttons. The first one is the main action.`, initCollapsed: true },
});
