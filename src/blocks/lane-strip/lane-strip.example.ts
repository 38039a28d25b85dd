import { lane } from '@/seed/content/industries/drawings/lane';
import type { BlockExamples } from '../types';

export const laneStripExamples = {
  'from supplier to plant': { block: lane },
  'on white': { block: { ...lane, section: { ground: 'white', spacing: 'standard' } } },
} satisfies BlockExamples<'lane-strip'>;
