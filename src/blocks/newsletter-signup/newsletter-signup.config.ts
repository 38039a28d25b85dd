import { heading } from '@/fields/heading';
import { link } from '@/fields/link';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const newsletterSignup = defineBlock({
  slug: 'newsletter-signup',
  singular: 'Newsletter sign-up',
  plural: 'Newsletter sign-ups',
  interfaceName: 'NewsletterSignupBlock',
  group: 'Contact',
  use: 'Where visitors subscribe to the newsletter.',
  ground: 'frost',
  fields: [
    heading(),
    textArea('text', 400, 'What subscribers receive, and how often.'),
    text('note', 200, 'A small note, for example about privacy. Optional.', { isOptional: true }),
    ...link({ name: 'noteLink', label: 'Link of the note', optional: true }),
  ],
});
