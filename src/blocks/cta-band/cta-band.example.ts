import type { BlockExamples } from '../types';

export const ctaBandExamples = {
  frost: {
    block: {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'Talk to someone who knows your industry. You’ll leave with a first map of the warnings no one reads.',
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
      text: 'Bring the evening you keep talking about. In thirty minutes, we’ll sketch which signals came first and where they got stuck.',
      primary: { label: 'Book a discovery session', kind: 'address', address: '/book' },
      section: { ground: 'ocean', spacing: 'standard' },
    },
  },
} satisfies BlockExamples<'cta-band'>;
