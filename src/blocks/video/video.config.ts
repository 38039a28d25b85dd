import { heading, intro } from '@/fields/heading';
import { captions, picture } from '@/fields/picture';
import { text } from '@/fields/text';
import { validateEmbed } from '@/lib/embed';
import { defineBlock } from '../define-block';

type Sibling = { source?: string };

/** A video of the library, or one of another provider, of which nothing loads before a visitor presses play. */
export const video = defineBlock({
  slug: 'video',
  singular: 'Video',
  plural: 'Videos',
  interfaceName: 'VideoBlock',
  group: 'Pictures and files',
  use: 'A video with captions, from the library, YouTube or Vimeo.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    text('title', 120, 'What the video shows, in one line. It also names the player.'),
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'file',
      options: [
        { value: 'file', label: 'A video of the library' },
        { value: 'embed', label: 'YouTube or Vimeo' },
      ],
      admin: {
        description: 'A video of the library asks nobody for consent. The others load when a visitor presses play.',
      },
    },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { like: 'video/' } },
      admin: {
        condition: (_, { source }: Sibling) => source !== 'embed',
        description: 'An MP4 or WebM file. It starts only when a visitor plays it.',
      },
    },
    captions(),
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 300,
      validate: (value: unknown) => (value ? validateEmbed(value) : 'Enter the address of the video.'),
      custom: { holds: 'address' },
      admin: {
        condition: (_, { source }: Sibling) => source === 'embed',
        description: 'Its address on YouTube or Vimeo. Name the provider in your privacy policy.',
      },
    },
    picture('What visitors see until they start it. Optional.', { name: 'poster' }),
    text('caption', 200, 'A caption under the video. Optional.', { isOptional: true }),
  ],
});
