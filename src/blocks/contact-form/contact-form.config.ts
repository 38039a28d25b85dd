import { heading, intro } from '@/fields/heading';
import { link } from '@/fields/link';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const contactForm = defineBlock({
  slug: 'contact-form',
  singular: 'Contact form',
  plural: 'Contact forms',
  interfaceName: 'ContactFormBlock',
  group: 'Contact',
  use: 'The contact form of the site.',
  fields: [
    text(
      'headline',
      140,
      'The one headline of the page, where the form opens it instead of a hero. Otherwise leave empty.',
      { isOptional: true, custom: { headingLevel: 1 } },
    ),
    intro('One or two sentences under that headline. Optional.'),
    heading(),
    textArea('text', 300, 'What happens to the message, and when to expect a reply.'),
    {
      name: 'aside',
      type: 'group',
      label: 'Beside the form',
      admin: { description: 'Email and phone come from the site settings; this card is below them.' },
      fields: [
        text('title', 80, 'The line above this text.'),
        textArea('text', 300, 'One or two sentences beside the form.', { isOptional: true }),
        ...link({ name: 'link', label: 'Link' }),
      ],
    },
  ],
});
