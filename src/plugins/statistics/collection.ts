import type { CollectionConfig } from 'payload';
import { denyAll, editors } from '@/access/rules';

const count = (name: string, description: string) =>
  ({ name, type: 'number', required: true, defaultValue: 0, min: 0, admin: { description } }) as const;

/** Views and conversions per path, day and variant: sums only, no personal data (docs/decisions/015-statistics.md). */
export const pageStatistics: CollectionConfig = {
  slug: 'page-statistics',
  versions: false,
  labels: { singular: 'Page statistic', plural: 'Page statistics' },
  defaultSort: '-day',
  disableDuplicate: true,
  admin: {
    hidden: true,
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'views', 'contacts', 'bookings'],
  },
  access: { read: editors, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  indexes: [{ fields: ['day', 'path', 'variant'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true, admin: { description: 'In UTC, as 2026-11-21.' } },
    { name: 'path', type: 'text', required: true, admin: { description: 'The page.' } },
    {
      name: 'variant',
      type: 'text',
      defaultValue: '',
      index: true,
      admin: { description: 'Of an experiment. Empty for the page as a whole.' },
    },
    count('views', 'How often it was shown.'),
    count('contacts', 'Messages sent by visitors who came to the form from this page.'),
    count('bookings', 'Sessions booked by visitors who came to the calendar from this page.'),
    count('goals', 'Visitors of the variant who reached the goal of its experiment.'),
  ],
};
