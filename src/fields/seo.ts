import { MetaDescriptionField, MetaTitleField, OverviewField, PreviewField } from '@payloadcms/plugin-seo/fields';
import type { GroupField } from 'payload';

/** What search engines and link previews say about a document. */
export const seo: GroupField = {
  name: 'meta',
  type: 'group',
  label: 'Search and sharing',
  interfaceName: 'Meta',
  admin: { description: 'How the page appears in search results and when somebody shares it.' },
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description' }),
    MetaTitleField({
      hasGenerateFn: true,
      overrides: {
        admin: { description: 'The browser title, without the company name: that is added. 30 to 50 characters.' },
      },
    }),
    MetaDescriptionField({
      hasGenerateFn: true,
      overrides: {
        admin: { description: 'One or two sentences that make somebody want to read the page. 100 to 150 characters.' },
      },
    }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
    {
      name: 'hideFromSearch',
      type: 'checkbox',
      defaultValue: false,
      label: 'Hide from search engines',
      admin: { description: 'The page stays public, but search engines are asked to leave it out.' },
    },
    {
      name: 'canonical',
      type: 'relationship',
      relationTo: ['pages', 'industries'],
      admin: {
        description: 'For a variant of another page: the main page, which search engines show instead. Usually empty.',
      },
    },
  ],
};
