import { heading } from '@/fields/heading';
import { link } from '@/fields/link';
import { defineBlock } from '../define-block';

export const newsletterSignup = defineBlock({
  slug: 'newsletter-signup',
  singular: 'Newsletter sign-up',
  plural: 'Newsletter sign-ups',
  interfaceName: 'NewsletterSignupBlock',
  group: 'Calls to action',
  ground: 'frost',
  fields: [
    heading(),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'What subscribers receive, and how often.' },
    },
    {
      name: 'note',
      type: 'text',
      maxLength: 200,
      admin: { description: 'A small note, for example about privacy. Optional.' },
    },
    ...link({ name: 'noteLink', label: 'Link of the note', optional: true }),
  ],
});
