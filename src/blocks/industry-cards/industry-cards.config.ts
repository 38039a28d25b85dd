import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { picture } from '@/fields/picture';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const industryCards = defineBlock({
  slug: 'industry-cards',
  singular: 'Industry cards',
  plural: 'Industry cards',
  interfaceName: 'IndustryCardsBlock',
  group: 'Lists of this site',
  use: 'The industries, each with its page.',
  fields: [
    layout('dials', 'rows', 'grid'),
    heading(),
    intro(),
    {
      name: 'choice',
      type: 'relationship',
      relationTo: 'industries',
      hasMany: true,
      admin: { allowCreate: false, description: 'Show only these, in this order. Leave empty to show all industries.' },
    },
    {
      name: 'others',
      type: 'array',
      maxRows: 4,
      labels: { singular: 'Other industry', plural: 'Other industries' },
      admin: {
        description: 'Industries without a page of their own. Shown last, without a link.',
        initCollapsed: true,
      },
      fields: [
        text('title', 60, 'The name of the industry.'),
        textArea('text', 300, 'What the company offers this industry, in one or two sentences.'),
        picture('A picture instead of the drawing. Optional.'),
      ],
    },
    links({ max: 2, description: 'Buttons under the cards. Optional.' }),
  ],
});
