import type { BlockExamples } from '../types';

export const ctaBandExamples = {
  frost: {
    block: {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'Talk to people who know your industry. You leave with a first map of where your signals go unread.',
      primary: { label: 'Book a discovery session', kind: 'address', address: '/book' },
      hasSecondary: true,
      secondary: { label: 'How we co-create', kind: 'address', address: '/platform/partnerships' },
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant' },
      ],
      section: { ground: 'frost', spacing: 'standard' },
    },
  },
  ocean: {
    block: {
      blockType: 'cta-band',
      badge: 'Get started',
      heading: 'Start with one evening ramp.',
      text: 'Bring a decision your network makes too late. In thirty minutes we sketch which signals came first and where they got stuck.',
      primary: { label: 'Book a discovery session', kind: 'address', address: '/book' },
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'cta-band'>;
