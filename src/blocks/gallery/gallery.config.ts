import { heading, intro } from '@/fields/heading';
import { picture } from '@/fields/picture';
import { text } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Pictures of any shape in even rows, as on a contact sheet. */
export const gallery = defineBlock({
  slug: 'gallery',
  singular: 'Gallery',
  plural: 'Galleries',
  interfaceName: 'GalleryBlock',
  group: 'Pictures and files',
  use: 'Several pictures that belong together.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    {
      name: 'pictures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { description: 'Two to twelve pictures of any shape.' },
      fields: [
        picture('A picture of the library.', { required: true }),
        text('caption', 160, 'What it shows, in one sentence. Optional.', { isOptional: true }),
      ],
    },
  ],
});
