import { energy } from '@/seed/content/industries/energy';
import type { BlockExamples } from '../types';

export const signalChartExamples = {
  'words beside the chart': {
    block: {
      blockType: 'signal-chart',
      heading: 'The challenge',
      ...energy.challenge,
      layout: 'split',
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'words above the chart': {
    block: {
      blockType: 'signal-chart',
      heading: 'The challenge',
      ...energy.challenge,
      layout: 'rows',
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'signal-chart'>;
