import { heading } from '@/fields/heading';
import { defineBlock } from '../define-block';

export const richText = defineBlock({
  slug: 'rich-text',
  singular: 'Rich text',
  plural: 'Rich texts',
  interfaceName: 'RichTextBlock',
  group: 'Essentials',
  use: 'Text to read, with headings, lists and links.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    {
      name: 'body',
      type: 'richText',
      required: true,
      admin: { description: 'The text. Headings inside it start one level below the headline.' },
    },
  ],
});
