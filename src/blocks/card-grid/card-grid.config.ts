import { figure } from '@/fields/figure';
import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { links } from '@/fields/link';
import { picture } from '@/fields/picture';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const cardGrid = defineBlock({
  slug: 'card-grid',
  singular: 'Card grid',
  plural: 'Card grids',
  interfaceName: 'CardGridBlock',
  group: 'Essentials',
  use: 'Two to six short points with drawings or pictures.',
  fields: [
    layout('plate', 'columns', 'rows'),
    heading(),
    intro(),
    {
      name: 'cards',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      labels: { singular: 'Card', plural: 'Cards' },
      admin: { description: 'Two to six cards. In the plate layout the first one is the largest.' },
      fields: [
        text('title', 80, 'What the card is about, in a few words.'),
        textArea('text', 500, 'Two or three sentences. Cards look best when their texts are about as long.'),
        figure(),
        picture('A picture instead of the drawing. Optional.'),
      ],
    },
    links({ max: 2, description: 'Buttons under the cards. Optional.' }),
  ],
});
