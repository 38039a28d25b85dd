import type { BlockExamples } from '../types';

export const newsletterSignupExamples = {
  default: {
    block: {
      blockType: 'newsletter-signup',
      heading: 'Subscribe to The Signal',
      text: 'Once a month. One coffee long.',
      note: 'Unsubscribe whenever you like.',
      hasNoteLink: true,
      noteLink: {
        label: 'Our privacy policy says what we keep and how to erase it.',
        kind: 'address',
        address: '/privacy',
      },
      section: { ground: 'frost', spacing: 'standard', anchor: 'subscribe' },
    },
  },
} satisfies BlockExamples<'newsletter-signup'>;
