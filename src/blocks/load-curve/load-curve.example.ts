import { load } from '@/seed/content/industries/drawings/load';
import type { BlockExamples } from '../types';

export const loadCurveExamples = {
  'a day of a network': { block: load },
  'on white': { block: { ...load, section: { ground: 'white', spacing: 'standard' } } },
} satisfies BlockExamples<'load-curve'>;
