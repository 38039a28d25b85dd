import type { SeedPage } from '../../types';
import { toAddress } from '../../write';
import { meta, on } from './parts';

/** `/contact`: e-mail, phone, the promise of a reply, and the way to a discovery session. */
export const contact: SeedPage = {
  title: 'Contact',
  path: '/contact',
  meta: meta(
    'Contact',
    'Write to or call Alethia about the Sensory Intelligence platform. Every message is read by a person and answered within 24 hours.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      figure: 'sensor',
      heading: 'Get in touch',
      intro:
        'Explore the platform with somebody who knows your industry. Tell us what you would like to see earlier, and we will tell you whether we can help.',
      section: on('graphite'),
    },
    {
      blockType: 'contact-banner',
      heading: 'A reply within 24 hours',
      text: 'Write or call. Every message is read by a person, and we reply within 24 hours. If your question needs a specialist, the answer says who it is and when you will hear from them.',
      showDetails: true,
      section: on('white', 'details'),
    },
    {
      blockType: 'cta-band',
      heading: 'Would you rather talk?',
      text: 'A discovery session is a virtual conversation of thirty minutes about one decision that comes too late. You choose the time.',
      primary: toAddress('Book a discovery session', '/book'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
