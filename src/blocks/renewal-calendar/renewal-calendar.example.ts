import { renewals } from '@/seed/content/industries/drawings/renewals';
import type { BlockExamples } from '../types';

export const renewalCalendarExamples = {
  'a year of insurance': { block: renewals },
  'on graphite': { block: { ...renewals, section: { ground: 'graphite', spacing: 'standard' } } },
} satisfies BlockExamples<'renewal-calendar'>;
