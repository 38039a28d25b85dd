import { heading } from '@/fields/heading';
import { links } from '@/fields/link';
import { textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

/** Email, phone and city come from the site settings. */
export const contactBanner = defineBlock({
  slug: 'contact-banner',
  singular: 'Contact banner',
  plural: 'Contact banners',
  interfaceName: 'ContactBannerBlock',
  group: 'Contact',
  use: 'Email and phone, for people who would rather not use a form.',
  fields: [
    heading(),
    textArea('text', 400, 'One or two sentences. Optional.', { isOptional: true }),
    {
      name: 'showDetails',
      type: 'checkbox',
      defaultValue: false,
      label: 'Show email, phone and city',
      admin: { description: 'Taken from the site settings, so they change everywhere at once.' },
    },
    links({ max: 2 }),
  ],
});
