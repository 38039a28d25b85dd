import { defineBlock } from '../define-block';

/** One picture with an optional caption. */
export const media = defineBlock({
  slug: 'media',
  singular: 'Media',
  plural: 'Media',
  interfaceName: 'MediaBlock',
  group: 'Pictures and figures',
  fields: [
    { name: 'media', type: 'upload', relationTo: 'media', required: true, admin: { description: 'The picture.' } },
    { name: 'caption', type: 'text', maxLength: 200, admin: { description: 'Words under the picture. Optional.' } },
    {
      name: 'width',
      type: 'select',
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
