import { heading, intro } from '@/fields/heading';
import { validateOptionalHref } from '@/fields/link';
import { picture } from '@/fields/picture';
import { defineBlock } from '../define-block';

export const logos = defineBlock({
  slug: 'logos',
  singular: 'Logos',
  plural: 'Logos',
  interfaceName: 'LogosBlock',
  group: 'Pictures and files',
  use: 'Partners or customers, by their marks.',
  fields: [
    heading({ required: false, description: 'The headline. Optional.' }),
    intro(),
    {
      name: 'logos',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Logo', plural: 'Logos' },
      admin: { description: 'Two to twelve logos. Choose versions made for the section’s ground.' },
      fields: [
        picture('The logo on a transparent ground. Its description is the name of the company.', { required: true }),
        {
          name: 'address',
          type: 'text',
          label: 'Link',
          validate: validateOptionalHref,
          custom: { holds: 'address' },
          admin: { description: 'Where the logo leads, for example https://www.example.com. Optional.' },
        },
      ],
    },
  ],
});
