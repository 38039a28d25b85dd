import { picture } from '@/fields/picture';
import { content } from './content';

export const leaders = content({
  slug: 'leaders',
  labels: { singular: 'Leader', plural: 'Leaders' },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'order', '_status', 'lastEditor', 'updatedAt'],
    description: 'People shown on the leadership page.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'First and last name.' } },
    { name: 'title', type: 'text', required: true, maxLength: 100, admin: { description: 'The role in the company.' } },
    picture('A portrait. Without one a drawing made from the name stands in its place.', { name: 'portrait' }),
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
    {
      name: 'shortBio',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, always visible.' },
    },
    {
      name: 'longBio',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      admin: { description: 'The full biography. Leave a blank line between paragraphs.' },
    },
  ],
});
