import { insuranceEvidence } from '@/seed/content/industries/evidence/insurance';
import { river } from '@/seed/content/pages/river';
import type { BlockExamples } from '../types';

export const productViewExamples = {
  'one event, three roles and one alert': { block: river },
  'an excerpt on white': {
    block: { ...river, artifacts: [], log: {}, layout: 'split', section: { ground: 'white', spacing: 'standard' } },
  },
  'sources without Lens': { block: insuranceEvidence },
} satisfies BlockExamples<'product-view'>;
