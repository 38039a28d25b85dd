import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Two to four options, compared line by line. */
export const comparison = defineBlock({
  slug: 'comparison',
  singular: 'Comparison',
  plural: 'Comparisons',
  interfaceName: 'ComparisonBlock',
  group: 'Text and data',
  use: 'Two to four options beside each other, line by line.',
  fields: [
    heading(),
    intro(),
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Option', plural: 'Options' },
      admin: { description: 'Two to four options, from left to right.' },
      fields: [
        text('name', 60, 'What it is called.'),
        text('note', 120, 'For whom it is, in a few words. Optional.', { isOptional: true }),
        {
          name: 'isAdvised',
          type: 'checkbox',
          label: 'Recommended',
          admin: { description: 'A line marks its column. At most one.' },
        },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 16,
      labels: { singular: 'Line', plural: 'Lines' },
      admin: { description: 'One to sixteen lines: what differs.' },
      fields: [
        text('label', 80, 'What is compared.', { custom: { holds: 'label' } }),
        {
          name: 'values',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 4,
          labels: { singular: 'Value', plural: 'Values' },
          admin: { description: 'One for each option, in their order. Those beyond the options are not shown.' },
          fields: [
            row(
              {
                name: 'mark',
                type: 'select',
                options: [
                  { value: 'yes', label: 'Yes' },
                  { value: 'part', label: 'In part' },
                  { value: 'no', label: 'No' },
                ],
                admin: { width: '30%', description: 'A mark before the words. Optional.' },
              },
              text('text', 120, 'In a few words. Optional beside a mark.', { isOptional: true, width: '70%' }),
            ),
          ],
        },
      ],
    },
  ],
});
