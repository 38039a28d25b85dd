import { heading, intro } from '@/fields/heading';
import { link } from '@/fields/link';
import { defineBlock } from '../define-block';

export const contactForm = defineBlock({
  slug: 'contact-form',
  singular: 'Contact form',
  plural: 'Contact forms',
  interfaceName: 'ContactFormBlock',
  group: 'Calls to action',
  fields: [
    {
      name: 'headline',
      type: 'text',
      custom: { headingLevel: 1 },
      maxLength: 140,
      admin: {
        description:
          'The one headline of the page, where the form opens it in the place of a hero. Otherwise leave empty.',
      },
    },
    intro('One or two sentences under that headline. Optional.'),
    heading(),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'What happens to the message, and when to expect a reply.' },
    },
    {
      name: 'aside',
      type: 'group',
      label: 'Beside the form',
      admin: { description: 'Email and phone come from the site settings; this card is below them.' },
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'The line above this text.' },
        },
        {
          name: 'text',
          type: 'textarea',
          maxLength: 300,
          admin: { description: 'One or two sentences beside the form.' },
        },
        ...link({ name: 'link', label: 'Link' }),
      ],
    },
  ],
});
