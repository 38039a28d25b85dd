import { takt } from '@/seed/content/industries/drawings/takt';
import type { BlockExamples } from '../types';

export const taktLineExamples = {
  'seven stations': { block: takt },
  'on white': { block: { ...takt, section: { ground: 'white', spacing: 'standard' } } },
} satisfies BlockExamples<'takt-line'>;
