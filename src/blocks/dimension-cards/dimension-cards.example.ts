import { energy } from '@/seed/content/industries/energy';
import type { BlockExamples } from '../types';

const { heading, intro, dimensions } = energy.architecture;

export const dimensionCardsExamples = {
  'five on an arc': {
    block: {
      blockType: 'dimension-cards',
      layout: 'arc',
      heading,
      intro,
      dimensions,
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
  rows: {
    block: {
      blockType: 'dimension-cards',
      layout: 'rows',
      heading,
      dimensions,
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  grid: {
    block: {
      blockType: 'dimension-cards',
      layout: 'grid',
      heading,
      intro,
      dimensions,
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'dimension-cards'>;
