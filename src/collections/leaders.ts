import { drawnPortrait } from '@/fields/drawn-portrait';
import { picture } from '@/fields/picture';
import { order, text, textArea } from '@/fields/text';
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
    text('name', 80, 'First and last name.'),
    text('title', 100, 'The role in the company.'),
    text('watches', 60, 'What this person watches, in a few words: “sensors that drift”. Optional.', {
      isOptional: true,
    }),
    picture('A portrait. Without one, a drawing is shown.', { name: 'portrait' }),
    drawnPortrait(),
    order('Smaller numbers come first.'),
    textArea('shortBio', 300, 'One or two sentences, always visible.'),
    textArea('longBio', 3000, 'The full biography. Leave a blank line between paragraphs.'),
    textArea(
      'words',
      300,
      'One or two sentences to a candidate, without quotation marks. A job that reports to this person shows them. Optional.',
      { label: 'In their own words', isOptional: true },
    ),
  ],
});
