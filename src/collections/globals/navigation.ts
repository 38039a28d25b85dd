import type { Field } from 'payload';
import { link } from '@/fields/link';
import { globalContent } from '../content';

const alsoCurrent = {
  name: 'alsoCurrentFor',
  type: 'text',
  label: 'Also highlighted on',
  custom: { holds: 'code' },
  admin: { description: 'Pages whose path begins like this, for example /newsletter. Optional.' },
} as const;

/** A function, because Payload mutates the fields it is given. */
export const navigationFields = (): Field[] => [
  {
    name: 'items',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 7,
    labels: { singular: 'Entry', plural: 'Entries' },
    admin: {
      description: 'The entries, from left to right. An entry with sub-entries opens a menu.',
      initCollapsed: true,
    },
    fields: [
      ...link({ description: 'The entry itself.' }),
      alsoCurrent,
      {
        name: 'children',
        type: 'array',
        maxRows: 8,
        labels: { singular: 'Sub-entry', plural: 'Sub-entries' },
        admin: { description: 'The menu under this entry. Leave empty for a plain link.', initCollapsed: true },
        fields: [...link(), alsoCurrent],
      },
    ],
  },
  ...link({ name: 'action', label: 'Button', description: 'The button at the right end.' }),
];

export const navigation = globalContent({
  slug: 'navigation',
  label: 'Navigation',
  admin: { description: 'The bar at the top of every page.' },
  fields: navigationFields(),
});
