import { floors } from '@/seed/content/industries/drawings/floors';
import type { BlockExamples } from '../types';

export const floorSectionExamples = {
  'six levels': { block: floors },
  'on graphite': { block: { ...floors, section: { ground: 'graphite', spacing: 'standard' } } },
} satisfies BlockExamples<'floor-section'>;
