import { copyOfTitle } from '@/fields/copies';
import { path } from '@/fields/path';
import { seo } from '@/fields/seo';
import { treeKeyField } from '@/fields/tree-key';
import { uiField } from '@/fields/ui-field';
import { variantOf } from '@/fields/variant-of';
import { content } from './content';
import { sections } from './sections';

export const pages = content({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultSort: 'treeKey',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'translation', '_status', 'comments', 'lastEditor', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    // Payload's default of 10 would split the page tree too often.
    pagination: { defaultLimit: 50 },
    description: 'Pages made of sections. Add, move and change sections; the preview follows while you type.',
  },
  fields: [
    uiField('panel', '/admin/page-first/page-panel#PagePanel'),
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      hooks: { beforeDuplicate: [copyOfTitle(120)] },
      admin: {
        components: { Cell: '/admin/page-list/tree-cell#TreeCell' },
        description: 'The name of the page, for lists and for the browser title if none is set below.',
      },
    },
    path,
    treeKeyField,
    variantOf,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            sections({
              admin: {
                description: 'The sections of the page, from top to bottom.',
                initCollapsed: true,
              },
            }),
            uiField('templates', '/admin/create/start-with-template#StartWithTemplate'),
          ],
        },
        { label: 'Search and sharing', fields: [seo] },
      ],
    },
  ],
});
