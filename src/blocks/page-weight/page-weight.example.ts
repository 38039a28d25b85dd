import { exampleFacts } from '../example-facts';
import type { BlockExamples } from '../types';

export const pageWeightExamples = {
  measured: {
    block: {
      blockType: 'page-weight',
      heading: 'What a page weighs',
      intro: 'A light page reaches an old phone on a weak network, and needs less electricity.',
      section: { ground: 'white', spacing: 'standard' },
    },
    data: exampleFacts,
  },
  'not measured': {
    block: {
      blockType: 'page-weight',
      heading: 'Weight of these pages',
      section: { ground: 'ocean', spacing: 'compact' },
    },
    data: null,
  },
} satisfies BlockExamples<'page-weight'>;
