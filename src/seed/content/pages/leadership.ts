import type { SeedPage } from '../../types';
import { as, toAddress } from '../../write';
import { meta, on } from './parts';

export const leadership: SeedPage = {
  title: 'Leadership',
  path: '/leadership',
  meta: meta(
    'Leadership',
    'Six people lead Alethia: what each one answers for, where they come from and how they make decisions that others can challenge.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Six people and what each of them watches',
      highlight: 'each of them watches',
      intro: 'Each one leads a part of Alethia and answers for its people and decisions.',
      links: [as('outline', toAddress('Meet them', '#leaders'))],
      figure: 'six-people',
      readings: [
        { name: 'Marit Sandquist', value: 'decisions that come late' },
        { name: 'Ifeoma Adeyinka-Cole', value: 'what people stop noticing' },
        { name: 'Tobias Wrenfield', value: 'sensors that drift' },
        { name: 'Hana Kirimoto', value: 'what a screen leaves out' },
        { name: 'Rafael Quintavalle', value: 'promises between firms' },
        { name: 'Joel Brackenridge', value: 'a date that keeps moving' },
      ],
      section: on('graphite'),
    },
    {
      blockType: 'leaders',
      layout: 'rows',
      heading: 'Who leads Alethia',
      intro: 'Each portrait is drawn of what its person watches.',
      section: on('white', 'leaders'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'How they decide',
      intro: 'Three rules anyone here can hold them to.',
      columns: [
        {
          title: 'Evidence before rank',
          text: 'The person who saw it speaks first, whatever their title. The person who decides speaks last and says what weighed most.',
        },
        {
          title: 'Reasons in writing',
          text: 'Every major decision fits on one page: what we knew, what we didn’t, what we chose and who disagreed. Everyone here can read it.',
        },
        {
          title: 'A date for the second look',
          text: 'Every decision has a review date. If the facts have changed by then, so does the decision, and no one loses face.',
        },
      ],
      section: on('graphite', 'principles'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Join the team',
      text: 'Most people here don’t lead a department. They spot signals, build products and say what they see.',
      links: [as('solid', toAddress('View open positions', '/careers'))],
      section: on('white', 'careers'),
    },
  ],
};
