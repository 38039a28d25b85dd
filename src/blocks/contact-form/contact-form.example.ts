import type { BlockExamples } from '../types';

export const contactFormExamples = {
  default: {
    block: {
      blockType: 'contact-form',
      heading: 'Send us a message',
      text: 'We reply within 24 hours.',
      aside: {
        title: 'Would you rather talk?',
        text: 'Thirty minutes on one of your decisions.',
        link: { label: 'Book a discovery session', kind: 'address', address: '/book' },
      },
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'as the opening of a page': {
    block: {
      blockType: 'contact-form',
      headline: 'Get in touch',
      intro: 'Tell us what you would like to see earlier.',
      heading: 'Send us a message',
      text: 'We reply within 24 hours.',
      aside: {
        title: 'Would you rather talk?',
        link: { label: 'Book a discovery session', kind: 'address', address: '/book' },
      },
      section: { ground: 'graphite', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'contact-form'>;
