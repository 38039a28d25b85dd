import type { GroupField } from 'payload';
import { fromPictures } from './from-pictures';
import { row } from './text';

export const grounds = [
  { value: 'white', label: 'White', navTheme: 'light' },
  { value: 'frost', label: 'Frost (light blue mesh)', navTheme: 'light' },
  { value: 'graphite', label: 'Graphite (dark)', navTheme: 'dark' },
  { value: 'ocean', label: 'Ocean (blue mesh)', navTheme: 'dark' },
  { value: 'indigo', label: 'Indigo (violet mesh)', navTheme: 'dark' },
] as const;

export type Ground = (typeof grounds)[number]['value'];

export const validateAnchor = (value: unknown): string | true =>
  value == null ||
  value === '' ||
  /^[a-z][a-z0-9-]*$/.test(String(value)) ||
  'Begin with a letter and use lower-case letters, digits and hyphens, for example how-it-works.';

export const section = ({ ground = 'white' }: { ground?: Ground } = {}): GroupField => ({
  name: 'section',
  type: 'group',
  label: 'Section settings',
  custom: { isDesign: true },
  interfaceName: 'SectionSettings',
  admin: { description: 'How this section sits on the page.' },
  fields: [
    {
      name: 'ground',
      type: 'select',
      custom: { holds: 'ground' },
      required: true,
      defaultValue: ground,
      options: grounds.map(({ value, label }) => ({ value, label })),
      admin: { description: 'The background. Avoid two meshes in a row.', components: fromPictures('ground') },
    },
    row(
      {
        name: 'spacing',
        type: 'select',
        required: true,
        defaultValue: 'standard',
        options: [
          { value: 'compact', label: 'Compact' },
          { value: 'standard', label: 'Standard' },
          { value: 'generous', label: 'Generous' },
        ],
        admin: { width: '50%', description: 'Space above and below.' },
      },
      {
        name: 'anchor',
        type: 'text',
        validate: validateAnchor,
        custom: { holds: 'code' },
        admin: {
          width: '50%',
          description: 'Optional anchor for links: how-it-works becomes #how-it-works.',
        },
      },
    ),
    {
      name: 'hidden',
      type: 'checkbox',
      label: 'Hide this section',
      admin: { description: 'Visitors do not see it. It stays here, to be shown again.' },
    },
  ],
});
