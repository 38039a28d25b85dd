import type { BlockExamples } from '../types';

export const linkCardsExamples = {
  panels: {
    block: {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Three ways in',
      intro: 'Begin with the idea, with the instrument, or with the industry you know best.',
      cards: [
        {
          link: { label: 'Sensory Intelligence', kind: 'address', address: '/sensory-intelligence' },
          text: 'The framework that eliminates situational blindness, one opening at a time.',
          figure: 'openings',
        },
        {
          link: { label: 'Platform', kind: 'address', address: '/platform' },
          text: 'Six modules that capture, connect and show. Each is useful alone; together they share one field.',
          figure: 'six-modules',
        },
        {
          link: { label: 'Industry solutions', kind: 'address', address: '/solutions' },
          text: 'Every industry has its own early evidence, and its own shape.',
          figure: 'five-fields',
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  rows: {
    block: {
      blockType: 'link-cards',
      layout: 'rows',
      heading: 'Who you would work with',
      cards: [
        {
          link: { label: 'Leadership', kind: 'address', address: '/leadership' },
          text: 'Six people answer for Alethia. Read where they come from, and what each of them once saw too late.',
          figure: 'behavioral',
        },
        {
          link: { label: 'Careers', kind: 'address', address: '/about/careers' },
          text: 'We hire people who notice, and give them the time to say so.',
          figure: 'path',
        },
      ],
      section: { ground: 'indigo', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'link-cards'>;
