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
  summary: 'Run first conversations and turn them into first readings.',
  about: 'You turn a customer’s question into a product.',
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
  intro: 'Each page describes the work and its requirements.',
  emptyText: 'There are no open positions right now. Write to us anyway.',
  generalText: 'Not one of these? Write to',
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
