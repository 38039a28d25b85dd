import { MetaDescriptionField, MetaTitleField, PreviewField } from '@payloadcms/plugin-seo/fields';
import type { GroupField, TextareaField, TextField } from 'payload';
import { linkable, validateLinkable } from './linkable';
import { picture } from './picture';

/** The plugin's own override of the description would drop its component. */
function described<F extends TextField | TextareaField>(field: F, description: string, more: Partial<F> = {}): F {
  return { ...field, ...more, admin: { ...field.admin, description } };
}

/** Characters that search results show in full, besides the company's name. A hint only. */
const TITLE_CHARACTERS = { minLength: 30, maxLength: 50 };
const MOST_TITLE_CHARACTERS = 120;

export const seo: GroupField = {
  name: 'meta',
  type: 'group',
  label: 'Search and sharing',
  interfaceName: 'Meta',
  custom: { holds: 'metadata' },
  admin: { description: 'How the page appears in search results and when it is shared.' },
  fields: [
    described(
      MetaTitleField({ hasGenerateFn: true }),
      'The browser title, without the company name: that is added. Empty: the name of the page.',
      {
        ...TITLE_CHARACTERS,
        validate: (value: unknown) =>
          String(value ?? '').length <= MOST_TITLE_CHARACTERS || `Use at most ${MOST_TITLE_CHARACTERS} characters.`,
      } as Partial<TextField>,
    ),
    described(
      MetaDescriptionField({ hasGenerateFn: true }),
      'One or two sentences that make people want to read the page.',
    ),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
    {
      name: 'socialCard',
      type: 'ui',
      admin: { components: { Field: '/admin/seo/social-card-field#SocialCardField' } },
    },
    picture('A picture that replaces the card above, ideally 1200 × 630. Optional.', { name: 'image' }),
    {
      name: 'hideFromSearch',
      type: 'checkbox',
      defaultValue: false,
      label: 'Hide from search engines',
      admin: { description: 'The page stays public, but search engines should leave it out.' },
    },
    {
      name: 'canonical',
      type: 'relationship',
      relationTo: ['pages', 'industries'],
      label: 'Main page',
      filterOptions: linkable,
      validate: validateLinkable,
      admin: {
        allowCreate: false,
        description: 'For a variant of another page: the main page, which search engines show instead. Usually empty.',
      },
    },
  ],
};
