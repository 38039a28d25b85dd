import type { BlockExamples } from '../types';

export const newsletterSignupExamples = {
  default: {
    block: {
      blockType: 'newsletter-signup',
      heading: 'One signal a month',
      text: 'What shifted, who saw it first and what it cost to see it late. Five minutes, once a month.',
      note: 'Your address is used for the newsletter only.',
      hasNoteLink: true,
      noteLink: { label: 'Privacy', kind: 'address', address: '/privacy' },
      section: { ground: 'frost', spacing: 'standard', anchor: 'subscribe' },
    },
  },
} satisfies BlockExamples<'newsletter-signup'>;
