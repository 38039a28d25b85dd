import type { BlockExamples } from '../types';

export const linkCardsExamples = {
  panels: {
    block: {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Three ways in',
      intro: 'Start with the framework, the platform or your industry.',
      cards: [
        {
          link: { label: 'Sensory Intelligence', kind: 'address', address: '/sensory-intelligence' },
          text: 'The framework that eliminates situational blindness, in five steps.',
          figure: 'openings',
        },
        {
          link: { label: 'Platform', kind: 'address', address: '/platform' },
          text: 'Six modules that capture signals, connect them and show each role what it can act on.',
          figure: 'six-modules',
        },
        {
          link: { label: 'Industry solutions', kind: 'address', address: '/solutions' },
          text: 'What insurers, utilities, shippers, manufacturers and builders can see early.',
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
      heading: 'Who you’d work with',
      cards: [
        {
          link: { label: 'Leadership', kind: 'address', address: '/leadership' },
          text: 'Six people lead Alethia. Where they come from and what each one answers for.',
          figure: 'behavioral',
        },
        {
          link: { label: 'Careers', kind: 'address', address: '/about/careers' },
          text: 'Open positions in sales, partnerships, client solutions, design and research.',
          figure: 'path',
        },
      ],
      section: { ground: 'indigo', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'link-cards'>;
