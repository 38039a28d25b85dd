import type { Job } from '@payload-types';
import type { BlockExamples } from '../types';

const job = (slug: string, title: string, department: string): Job => ({
  id: `00000000-0000-4000-8000-0000000002${title.length}`,
  title,
  slug,
  path: `/about/careers/${slug}`,
  department,
  location: 'Denver or remote',
  employmentType: 'FULL_TIME',
  figure: 'watch',
  summary: 'Turn first conversations into first readings, with the people who will use them.',
  about: 'You work where a question becomes a product.',
  whatYouDo: [{ text: 'Lead discovery sessions' }],
  requirements: [{ text: '5+ years with enterprise clients' }],
  thrive: [{ text: 'You ask before you answer' }],
  datePosted: '2025-09-01T00:00:00.000Z',
  place: { locality: 'Denver', region: 'CO', country: 'US' },
  createdAt: '2025-09-01T00:00:00.000Z',
  updatedAt: '2025-09-01T00:00:00.000Z',
});

const words = {
  heading: 'Open positions',
  intro: 'Few roles, each with a clear question behind it.',
  emptyText: 'There is no open position at the moment. Write to us all the same.',
  generalText: 'Nothing that fits? Write to',
  generalSubject: 'General application',
  section: { ground: 'white', spacing: 'standard' },
} as const;

const data = [
  job('client-solutions-director', 'Client Solutions Director', 'Solutions'),
  job('brand-designer', 'Brand Designer', 'Design'),
];

export const openPositionsExamples = {
  list: { block: { blockType: 'open-positions', layout: 'list', ...words }, data },
  grid: { block: { blockType: 'open-positions', layout: 'grid', ...words }, data },
  'no position': { block: { blockType: 'open-positions', layout: 'list', ...words }, data: [] },
} satisfies BlockExamples<'open-positions'>;
