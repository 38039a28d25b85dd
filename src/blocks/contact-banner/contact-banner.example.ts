import type { BlockExamples } from '../types';

export const contactBannerExamples = {
  'two ways on': {
    block: {
      blockType: 'contact-banner',
      heading: 'Tell us what you are trying to see',
      text: 'A person who knows your industry reads every message.',
      links: [
        { label: 'Contact us', kind: 'address', address: '/contact', appearance: 'solid' },
        { label: 'About Alethia', kind: 'address', address: '/about', appearance: 'outline' },
      ],
      section: { ground: 'white', spacing: 'standard' },
    },
  },
  'with details': {
    block: {
      blockType: 'contact-banner',
      heading: 'Reach us directly',
      showDetails: true,
      section: { ground: 'frost', spacing: 'compact' },
    },
  },
} satisfies BlockExamples<'contact-banner'>;
