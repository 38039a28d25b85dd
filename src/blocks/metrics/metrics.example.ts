import type { BlockExamples } from '../types';

export const metricsExamples = {
  three: {
    block: {
      blockType: 'metrics',
      heading: 'Terms you can hold us to',
      intro: 'Agreed before each engagement begins.',
      metrics: [
        {
          value: '90 days',
          label: 'from the first workshop to a product in use',
          note: 'Phase two of Alethia Fusion.',
        },
        {
          value: '5',
          label: 'dimensions in every reading',
          note: 'Time, space, behavior, system, economy.',
        },
        { value: '24 hours', label: 'to answer your message' },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  two: {
    block: {
      blockType: 'metrics',
      metrics: [
        { value: '30 min', label: 'for a discovery session' },
        { value: '2 days', label: 'to map one decision with the people who make it' },
      ],
      section: { ground: 'graphite', spacing: 'compact' },
    },
  },
} satisfies BlockExamples<'metrics'>;
