import type { Leader } from '@payload-types';
import type { BlockExamples } from '../types';

const leader = (order: number, name: string, title: string): Leader => ({
  id: `00000000-0000-4000-8000-00000000030${order}`,
  order,
  name,
  title,
  shortBio: 'Spent two decades in control rooms where decisions rest on half the readings.',
  longBio: 'Began as a field engineer.\n\nNow leads the product teams.',
  createdAt: '2025-09-01T00:00:00.000Z',
  updatedAt: '2025-09-01T00:00:00.000Z',
});

export const leadersExamples = {
  rows: {
    block: {
      blockType: 'leaders',
      layout: 'rows',
      heading: 'Leadership',
      section: { ground: 'white', spacing: 'standard' },
    },
    data: [
      leader(1, 'Example Person', 'Chief Executive Officer'),
      leader(2, 'Another Person', 'Chief Technology Officer'),
    ],
  },
} satisfies BlockExamples<'leaders'>;
