import { figure } from '@/fields/figure';
import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { link } from '@/fields/link';
import { picture } from '@/fields/picture';
import { textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const linkCards = defineBlock({
  slug: 'link-cards',
  singular: 'Link cards',
  plural: 'Link cards',
  interfaceName: 'LinkCardsBlock',
  group: 'Essentials',
  use: 'Links to other pages, as cards.',
  fields: [
    layout('panels', 'rows'),
    heading(),
    intro(),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Card', plural: 'Cards' },
      admin: { description: 'Two to four cards. The whole card can be clicked; its title is the label of its link.' },
      fields: [
        ...link({ description: 'The label is the title of the card.' }),
        textArea('text', 300, 'What visitors find there.'),
        figure(),
        picture('A picture instead of the drawing. Optional.'),
      ],
    },
  ],
});
