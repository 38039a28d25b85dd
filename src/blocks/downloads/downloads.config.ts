import { heading, intro } from '@/fields/heading';
import { pdfsOnly } from '@/fields/picture';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Files to download, each with its type and size. */
export const downloads = defineBlock({
  slug: 'downloads',
  singular: 'Downloads',
  plural: 'Downloads',
  interfaceName: 'DownloadsBlock',
  group: 'Pictures and files',
  use: 'PDFs to take along, with type and size.',
  fields: [
    heading(),
    intro(),
    {
      name: 'files',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'File', plural: 'Files' },
      admin: { description: 'One to twelve PDFs. Type and size are added by themselves.' },
      fields: [
        text('title', 80, 'What the file is called. These are the words people click.'),
        textArea('text', 300, 'What is in it, in one sentence. Optional.', { isOptional: true }),
        {
          name: 'file',
          type: 'upload',
          relationTo: 'media',
          required: true,
          filterOptions: pdfsOnly,
          admin: { description: 'A PDF of the library.' },
        },
      ],
    },
  ],
});
