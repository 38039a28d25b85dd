import { heading, intro } from '@/fields/heading';
import { dimensionFields } from '@/fields/industry-parts';
import { layout } from '@/fields/layout';
import { defineBlock } from '../define-block';

export const dimensionCards = defineBlock({
  slug: 'dimension-cards',
  singular: 'Dimension cards',
  plural: 'Dimension cards',
  interfaceName: 'DimensionCardsBlock',
  group: 'Product',
  use: 'The five dimensions of a reading.',
  ground: 'graphite',
  fields: [
    layout('arc', 'rows', 'grid'),
    heading(),
    intro(),
    {
      name: 'dimensions',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      labels: { singular: 'Dimension', plural: 'Dimensions' },
      admin: { description: 'Two to six dimensions; the company names five.' },
      fields: dimensionFields,
    },
  ],
});
