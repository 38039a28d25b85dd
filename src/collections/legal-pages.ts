import { richTextSchema } from '@/blocks/shape';
import { slugAndPath } from '@/fields/path';
import { seo } from '@/fields/seo';
import { textArea, title } from '@/fields/text';
import { wellFormed } from '@/fields/well-formed';
import { ADMIN_DAY } from '@/lib/admin-words';
import { content } from './content';

export const legalPages = content({
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  defaultSort: 'title',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'effectiveDate', 'language', '_status', 'lastEditor', 'updatedAt'],
    description: 'Legal texts. Ask the lawyers before you publish a change.',
  },
  fields: [
    title(100, 'The headline of the page.'),
    ...slugAndPath('legal-pages'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Text',
          fields: [
            {
              name: 'effectiveDate',
              type: 'date',
              required: true,
              admin: { description: 'From when the text applies.', date: ADMIN_DAY },
            },
            textArea('intro', 600, 'What the text is about, in plain words.'),
            {
              name: 'body',
              type: 'richText',
              required: true,
              hooks: { beforeValidate: [wellFormed(richTextSchema)] },
              admin: { description: 'The text. Every second-level heading appears in the table of contents.' },
            },
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
