import { energy } from '@/seed/content/industries/energy';
import { modules } from '@/seed/content/pages/platform-modules';
import { lines } from '@/seed/write';
import type { BlockExamples } from '../types';

const reads = lines('Cloud fronts against rooftop output', 'Forecast revisions that keep one direction');

export const capabilityCardsExamples = {
  'a plate beside "In practice"': {
    block: {
      blockType: 'capability-cards',
      layout: 'plate',
      heading: 'Intelligence capabilities',
      intro: energy.capabilities.intro,
      cards: energy.capabilities.cards.map((card) => ({ ...card, pointsLabel: 'Reads', points: reads })),
      practiceHeading: 'In practice',
      practice: energy.capabilities.practice,
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
  'six modules': {
    block: {
      blockType: 'capability-cards',
      layout: 'grid',
      heading: 'The Platform',
      intro: 'Use one. Add the rest when you need them.',
      cards: modules,
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'a ring of six modules': {
    block: {
      blockType: 'capability-cards',
      layout: 'ring',
      heading: 'The Platform',
      intro: 'Use one. Add the rest when you need them.',
      cards: modules,
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  rows: {
    block: {
      blockType: 'capability-cards',
      layout: 'rows',
      heading: 'What it senses',
      cards: energy.capabilities.cards,
      practiceHeading: 'In practice',
      practice: energy.capabilities.practice,
      section: { ground: 'indigo', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'capability-cards'>;
