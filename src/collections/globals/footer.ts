import type { Field } from 'payload';
import { link } from '@/fields/link';
import { globalContent } from '../content';

/** A function, because Payload mutates the fields it is given. */
export const footerFields = (): Field[] => [
  {
    name: 'columns',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 4,
    labels: { singular: 'Column', plural: 'Columns' },
    admin: { description: 'Columns of links.', initCollapsed: true },
    fields: [
      { name: 'title', type: 'text', required: true, admin: { description: 'The headline of the column.' } },
      {
        name: 'links',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 8,
        labels: { singular: 'Link', plural: 'Links' },
        admin: { description: 'The links of this column, from top to bottom.', initCollapsed: true },
        fields: [...link()],
      },
    ],
  },
  {
    name: 'copyrightYear',
    type: 'number',
    required: true,
    defaultValue: 2025,
    admin: { description: 'The year in the copyright line.' },
  },
  {
    name: 'legalLinks',
    type: 'array',
    maxRows: 4,
    labels: { singular: 'Legal link', plural: 'Legal links' },
    admin: { description: 'Small links in the last line, such as Terms and Privacy.', initCollapsed: true },
    fields: [...link()],
  },
  {
    name: 'showAccount',
    type: 'checkbox',
    defaultValue: true,
    label: 'Link to the visitors’ account',
    admin: { description: 'Shows "Account" in the last line. Visitors sign in there and manage their account.' },
  },
];

/** Flows document, "Shared frame". */
export const footer = globalContent({
  slug: 'footer',
  label: 'Footer',
  admin: { description: 'The footer of every page.' },
  fields: footerFields(),
});
