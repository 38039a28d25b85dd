import { serviceTexts } from '@/fields/outside-services';
import { text, textArea } from '@/fields/text';
import { homePath, languages as known, otherLanguages } from '@/lib/languages';
import { content } from './content';
import { footerFields } from './globals/footer';
import { navigationFields } from './globals/navigation';

/** A language besides English. Publishing it offers the language to visitors (docs/decisions/046-languages.md). */
export const languages = content({
  slug: 'languages',
  labels: { singular: 'Language', plural: 'Languages' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'code', '_status', 'lastEditor', 'updatedAt'],
    description:
      'Languages of the site besides English. Publish one to offer it: its published pages become public, and every page gets a link to it. Unpublish it, and none of its pages is served.',
  },
  fields: [
    text('title', 60, 'The name of the language, for lists in the admin.'),
    {
      name: 'code',
      type: 'select',
      required: true,
      index: true,
      options: otherLanguages.map((value) => ({ value, label: known[value].name })),
      admin: {
        description: `Its pages begin with this code, for example ${homePath('de')}/kontakt. A copy may be prepared beside the document in use: of several published ones, the oldest counts. Further languages need their texts in the code first.`,
      },
    },
    {
      name: 'missing',
      type: 'select',
      required: true,
      defaultValue: 'english',
      label: 'If a page is not translated',
      options: [
        { value: 'english', label: 'Lead visitors to the English page' },
        { value: 'nothing', label: 'Say that there is no such page' },
      ],
      admin: { description: 'What happens at an address such as /de/platform if only /platform exists.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          name: 'texts',
          label: 'Texts',
          fields: [
            text('tagline', 120, 'A few words, shown in the footer.'),
            text('title', 120, 'The title in search engines for pages without one.'),
            textArea('description', 200, 'The description in search engines for pages without one.'),
            serviceTexts,
          ],
        },
        { name: 'navigation', label: 'Navigation', fields: navigationFields() },
        { name: 'footer', label: 'Footer', fields: footerFields() },
      ],
    },
  ],
});
