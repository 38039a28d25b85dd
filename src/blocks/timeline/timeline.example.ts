import type { BlockExamples } from '../types';

export const timelineExamples = {
  five: {
    block: {
      blockType: 'timeline',
      heading: 'Four weeks, read backwards',
      intro: 'One pump, reconstructed from the records of three teams. Illustrative.',
      events: [
        { date: 'Day 1', title: 'A note in the shift log', text: 'The operator writes that pump 4 sounds different.' },
        {
          date: 'Day 9',
          title: 'A part is reordered',
          text: 'Stores sends the second seal of the month. Nobody asks why.',
        },
        {
          date: 'Day 16',
          title: 'The temperature leaves its season',
          text: 'Two degrees above the usual, inside every limit.',
        },
        {
          date: 'Day 24',
          title: 'Enough to see it',
          text: 'All three are known to the company. No one knows all three.',
        },
        { date: 'Day 28', title: 'The line stops' },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'two, on graphite': {
    block: {
      blockType: 'timeline',
      heading: 'From note to decision',
      events: [
        { date: '06:40', title: 'The note' },
        { date: '07:10', title: 'The call', text: 'The person who can still choose hears of it.' },
      ],
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'timeline'>;
