import { validateHref } from '@/fields/link';
import { points } from '@/fields/points';
import { content } from './content';

/** Issues of The Signal (content document, section 3, "Newsletter issue"). */
export const newsletterIssues = content({
  slug: 'newsletter-issues',
  labels: { singular: 'Newsletter issue', plural: 'Newsletter issues' },
  defaultSort: '-number',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'date', '_status', 'lastEditor', 'updatedAt'],
    description: 'Issues of The Signal. A published issue appears on the newsletter page and in the feed at once.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'number',
          type: 'number',
          required: true,
          unique: true,
          min: 1,
          admin: { width: '30%', description: 'The number of the issue.' },
        },
        {
          name: 'date',
          type: 'date',
          required: true,
          admin: { width: '70%', description: 'When it came out.', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The headline of the issue.' },
    },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'What the issue says, in two or three sentences.' },
    },
    points('topics', 'Key topics, a few words each.', { minRows: 1, maxRows: 6 }),
    {
      name: 'url',
      type: 'text',
      required: true,
      validate: validateHref,
      admin: { description: 'The address of the issue on LinkedIn.' },
    },
  ],
});
