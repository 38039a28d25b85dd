import { heading, intro } from '@/fields/heading';
import { capabilityFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { points } from '@/fields/points';
import { text } from '@/fields/text';
import { defineBlock } from '../define-block';

export const capabilityCards = defineBlock({
  slug: 'capability-cards',
  singular: 'Capability cards',
  plural: 'Capability cards',
  interfaceName: 'CapabilityCardsBlock',
  group: 'Product',
  use: 'What it can do, and how that looks in practice.',
  fields: [
    layout('plate', 'rows', 'grid', 'ring'),
    heading(),
    intro(),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      labels: { singular: 'Capability', plural: 'Capabilities' },
      admin: { description: 'Two to eight capabilities.' },
      fields: capabilityFields,
    },
    text('practiceHeading', 60, 'The headline of the side panel.', { isOptional: true, defaultValue: 'In practice' }),
    points('practice', 'What the panel says: real situations, one line each. Leave empty for no panel.', {
      maxRows: 6,
    }),
    links({ max: 2, description: 'Buttons under the cards. Optional.' }),
  ],
});
