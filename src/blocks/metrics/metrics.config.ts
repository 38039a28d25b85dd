import { heading, intro } from '@/fields/heading';
import { text } from '@/fields/text';
import { defineBlock } from '../define-block';

export const metrics = defineBlock({
  slug: 'metrics',
  singular: 'Metrics',
  plural: 'Metrics',
  interfaceName: 'MetricsBlock',
  group: 'Essentials',
  use: 'A few figures that you can substantiate.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    {
      name: 'metrics',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Metric', plural: 'Metrics' },
      admin: { description: 'Only figures that the company can substantiate.' },
      fields: [
        text('value', 16, 'For example 90 days.'),
        text('label', 80, 'What the figure counts.', { custom: { holds: 'label' } }),
        text('note', 160, 'Where the figure comes from. Optional.', { isOptional: true }),
      ],
    },
  ],
});
