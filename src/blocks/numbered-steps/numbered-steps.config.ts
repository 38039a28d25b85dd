import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { defineBlock } from '../define-block';

export const numberedSteps = defineBlock({
  slug: 'numbered-steps',
  singular: 'Numbered steps',
  plural: 'Numbered steps',
  interfaceName: 'NumberedStepsBlock',
  group: 'Cards',
  fields: [
    layout('ledger', 'openings', 'columns'),
    heading(),
    intro(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      labels: { singular: 'Step', plural: 'Steps' },
      admin: { description: 'Two to eight steps, in order.' },
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'What happens in this step. Its number is its place in the list.' },
        },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 500,
          admin: { description: 'Two or three sentences.' },
        },
      ],
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'A closing line under the steps, for example the typical timeline. Optional.' },
    },
    links({ max: 2, description: 'Buttons under the steps. Optional.' }),
  ],
});
