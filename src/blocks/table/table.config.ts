import { heading, intro } from '@/fields/heading';
import { text } from '@/fields/text';
import { cellLimits } from '@/lib/cell-limits';
import { defineBlock } from '../define-block';

/** Cells under column headings. They are pasted from a spreadsheet, or typed. */
export const table = defineBlock({
  slug: 'table',
  singular: 'Table',
  plural: 'Tables',
  interfaceName: 'TableBlock',
  group: 'Text and data',
  use: 'Values to look up. Paste the cells of a spreadsheet.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    text('caption', 200, 'What the table shows. It stands above it, and names it to those who cannot see it.'),
    {
      name: 'paste',
      type: 'ui',
      admin: { components: { Field: '/admin/pasted/paste-cells#PasteCells' } },
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: cellLimits.rows,
      labels: { singular: 'Row', plural: 'Rows' },
      admin: { description: 'The first row has the headings of the columns.' },
      fields: [
        {
          name: 'cells',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: cellLimits.columns,
          labels: { singular: 'Cell', plural: 'Cells' },
          fields: [text('text', cellLimits.letters, '', { isOptional: true })],
        },
      ],
    },
    {
      name: 'firstIsHead',
      type: 'checkbox',
      defaultValue: true,
      label: 'The first column names its row',
      admin: { description: 'Otherwise it has values like the others.' },
    },
    text('note', 200, 'Where the values come from. Optional.', { isOptional: true }),
  ],
});
