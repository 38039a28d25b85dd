import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { points } from '@/fields/points';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const columns = defineBlock({
  slug: 'columns',
  singular: 'Columns',
  plural: 'Columns',
  interfaceName: 'ColumnsBlock',
  group: 'Essentials',
  use: 'Two to four passages of equal weight, side by side.',
  fields: [
    layout('columns', 'ledger'),
    heading(),
    intro(),
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: { description: 'One to four passages.' },
      fields: [
        text('title', 80, 'What the column is about.'),
        textArea('text', 900, 'Its text. Leave a blank line between paragraphs.'),
        points('points', 'A short list under the text. Optional.', { maxRows: 6 }),
      ],
    },
    links({ max: 2, description: 'Buttons under the columns. Optional.' }),
  ],
});
