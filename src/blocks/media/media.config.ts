import { captions, picture } from '@/fields/picture';
import { text } from '@/fields/text';
import { defineBlock } from '../define-block';

export const media = defineBlock({
  slug: 'media',
  singular: 'Media',
  plural: 'Media',
  interfaceName: 'MediaBlock',
  group: 'Essentials',
  use: 'One picture with its caption.',
  fields: [
    picture('The picture. With a video it is what visitors see until they start it.', {
      name: 'media',
      required: true,
    }),
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { like: 'video/' } },
      admin: {
        description:
          'A video from the library, with the picture as its poster. It starts only when a visitor plays it. Optional.',
      },
    },
    captions(),
    text('caption', 200, 'A caption under the picture. Optional.', { isOptional: true }),
    {
      name: 'width',
      type: 'select',
      custom: { isDesign: true },
      required: true,
      defaultValue: 'content',
      options: [
        { value: 'content', label: 'As wide as text' },
        { value: 'wide', label: 'As wide as the page grid' },
        { value: 'full', label: 'From edge to edge' },
      ],
      admin: { description: 'How wide the picture is.' },
    },
  ],
});
