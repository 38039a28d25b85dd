import { validateHref, validateOptionalHref } from '@/fields/link';
import { outsideServiceFields } from '@/fields/outside-services';
import { row, text, textArea } from '@/fields/text';
import { validateSecurityContact } from '@/site/seo/security-txt';
import { globalContent } from '../content';

export const siteSettings = globalContent({
  slug: 'site-settings',
  label: 'Site settings',
  admin: { description: 'Facts that appear on many pages. A change here appears everywhere at once.' },
  fields: [
    row(
      {
        name: 'name',
        type: 'text',
        required: true,
        admin: { width: '50%', description: 'The name of the company. It ends every browser title.' },
      },
      {
        name: 'tagline',
        type: 'text',
        required: true,
        admin: { width: '50%', description: 'A few words, shown in the footer.' },
      },
    ),
    row(
      {
        name: 'email',
        type: 'email',
        required: true,
        admin: { width: '34%', description: 'Where visitors write to.' },
      },
      {
        name: 'phone',
        type: 'text',
        required: true,
        custom: { holds: 'code' },
        admin: { width: '33%', description: 'With country code, for example +1 303 555 0142.' },
      },
      {
        name: 'city',
        type: 'text',
        required: true,
        admin: { width: '33%', description: 'Where the company is based.' },
      },
    ),
    {
      name: 'calendarAddress',
      type: 'text',
      validate: validateOptionalHref,
      custom: { holds: 'address' },
      admin: {
        description:
          'The address of the external booking calendar. Leave empty to use the calendar of this site. If its provider sets cookies, add it to the outside services below: it then waits for consent.',
      },
    },
    text(
      'securityContact',
      255,
      'Where people report security problems: an email address or an https address. Shown in /.well-known/security.txt. Empty: the email above.',
      { isOptional: true, validate: validateSecurityContact, custom: { holds: 'code' } },
    ),
    ...outsideServiceFields,
    {
      name: 'socialLinks',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Profile', plural: 'Profiles' },
      admin: { description: 'The company’s profiles elsewhere, shown in the footer and reported to search engines.' },
      fields: [
        row(
          { name: 'label', type: 'text', required: true, admin: { width: '40%' } },
          {
            name: 'url',
            type: 'text',
            required: true,
            validate: validateHref,
            custom: { holds: 'address' },
            admin: { width: '60%' },
          },
        ),
      ],
    },
    {
      name: 'defaultSeo',
      type: 'group',
      label: 'Default for search and sharing',
      custom: { holds: 'metadata' },
      fields: [
        { name: 'title', type: 'text', required: true, admin: { description: 'A title for pages without one.' } },
        textArea('description', 200, 'A description for pages without one.'),
      ],
    },
  ],
});
