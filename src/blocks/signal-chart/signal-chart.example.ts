import { energy } from '@/seed/content/industries/energy';
import type { BlockExamples } from '../types';

export const signalChartExamples = {
  'words beside the chart': {
    block: {
      blockType: 'signal-chart',
      layout: 'split',
      heading: 'The challenge',
      ...energy.challenge,
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'words above the chart': {
    block: {
      blockType: 'signal-chart',
      layout: 'rows',
      heading: 'The challenge',
      ...energy.challenge,
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'signal-chart'>;
