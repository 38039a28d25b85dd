import { heading, intro } from '@/fields/heading';
import { defineBlock } from '../define-block';

export const metrics = defineBlock({
  slug: 'metrics',
  singular: 'Metrics',
  plural: 'Metrics',
  interfaceName: 'MetricsBlock',
  group: 'Pictures and figures',
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
        { name: 'value', type: 'text', required: true, maxLength: 16, admin: { description: 'For example 90 days.' } },
        {
          name: 'label',
          type: 'text',
          custom: { holds: 'label' },
          required: true,
          maxLength: 80,
          admin: { description: 'What the figure counts.' },
        },
        {
          name: 'note',
          type: 'text',
          maxLength: 160,
          admin: { description: 'Where the figure comes from. Optional.' },
        },
      ],
    },
  ],
});
