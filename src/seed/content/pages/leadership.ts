import type { SeedPage } from '../../types';
import { as, toAddress } from '../../write';
import { meta, on } from './parts';

/** `/leadership`: six people, how they decide, and a link to the open positions. */
export const leadership: SeedPage = {
  title: 'Leadership',
  path: '/leadership',
  meta: meta(
    'Leadership',
    'Six people lead Alethia. Read what each of them is responsible for, where they come from, and how they make decisions that others can question.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Six people, and what each of them watches',
      highlight: 'each of them watches',
      intro:
        'Leadership here means answering for a part of the field: its evidence, its people and its decisions. These are the six who do.',
      links: [as('outline', toAddress('Meet them', '#leaders'))],
      figure: 'behavioral',
      section: on('graphite'),
    },
    {
      blockType: 'leaders',
      layout: 'rows',
      heading: 'Who leads Alethia',
      intro: 'Each drawing belongs to one person and is made from their name, so it is theirs and always the same.',
      section: on('white', 'leaders'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'How they decide',
      intro: 'Three rules that the six have given themselves. Everybody in the company can hold them to it.',
      columns: [
        {
          title: 'Evidence before rank',
          text: 'Whoever has seen it speaks first, whatever their title. The one who decides speaks last, and says which evidence weighed most.',
        },
        {
          title: 'A reason that can be read',
          text: 'Every larger decision fits on one page: what was known, what was not, what was chosen and who disagreed. The page stays open to all of us.',
        },
        {
          title: 'The date of the second look',
          text: 'A decision carries the day on which it is looked at again. If the readings have changed by then, so does the decision, without anybody losing face.',
        },
      ],
      section: on('graphite', 'principles'),
    },
    {
      blockType: 'contact-banner',
      heading: 'A seventh view is always welcome',
      text: 'Most people here do not lead a department. They notice, they build and they say what they see.',
      links: [as('solid', toAddress('View open positions', '/careers'))],
      section: on('white', 'careers'),
    },
  ],
};
