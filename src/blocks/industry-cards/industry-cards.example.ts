import type { Industry } from '@payload-types';
import { industries as seeds } from '@/seed/content/industries';
import { seedId } from '@/seed/ids';
import type { BlockExamples } from '../types';

const data: Industry[] = seeds.map((seed) => ({
  ...seed,
  id: seedId('industries', seed.slug),
  path: `/solutions/${seed.slug}`,
  createdAt: '2025-09-01T00:00:00.000Z',
  updatedAt: '2025-09-01T00:00:00.000Z',
}));

export const industryCardsExamples = {
  'five dials': {
    block: {
      blockType: 'industry-cards',
      layout: 'dials',
      heading: 'Choose your industry',
      intro: 'What each industry finds out too late, and who knew first.',
      section: { ground: 'white', spacing: 'standard' },
    },
    data,
  },
  rows: {
    block: {
      blockType: 'industry-cards',
      layout: 'rows',
      heading: 'Built for Complexity',
      links: [{ label: 'Explore by Industry', kind: 'address', address: '/solutions', appearance: 'solid' }],
      section: { ground: 'graphite', spacing: 'standard' },
    },
    data,
  },
  'with another industry': {
    block: {
      blockType: 'industry-cards',
      layout: 'grid',
      heading: 'Built for Complexity',
      others: [
        {
          title: 'Government & Defense',
          text: 'Separate services watch readiness, infrastructure and supply. Each keeps its own records and sees what all of them say together.',
        },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
    data,
  },
} satisfies BlockExamples<'industry-cards'>;
