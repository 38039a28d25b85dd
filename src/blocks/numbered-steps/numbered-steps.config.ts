import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const numberedSteps = defineBlock({
  slug: 'numbered-steps',
  singular: 'Numbered steps',
  plural: 'Numbered steps',
  interfaceName: 'NumberedStepsBlock',
  group: 'Essentials',
  use: 'Steps that follow one another, numbered.',
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
        text('title', 80, 'What happens in this step. Its number is its place in the list.'),
        textArea('text', 500, 'Two or three sentences.'),
      ],
    },
    textArea('note', 300, 'A closing line under the steps, for example the typical timeline. Optional.', {
      isOptional: true,
    }),
    links({ max: 2, description: 'Buttons under the steps. Optional.' }),
  ],
});
