import type { SeedPage } from '../../types';
import { as, toAddress, toDocument, toEmail, toPhone } from '../../write';
import { meta, on } from './parts';

/** `/booking`: the discovery session, what happens in it and how to arrange one. */
export const booking: SeedPage = {
  title: 'Book a discovery session',
  path: '/booking',
  meta: meta(
    'Book a discovery session',
    'Book a discovery session with Alethia: a virtual consultation of 30 minutes about one decision that reaches you too late, confirmed at once.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Start your intelligence journey',
      intro:
        'Half an hour about one decision that reaches you too late. You describe it, we follow it back to its first evidence, and you leave with a sketch of what could have been seen.',
      links: [as('gradient', toAddress('Arrange a session', '#arrange'))],
      figure: 'watch',
      section: on('graphite'),
    },
    {
      blockType: 'cta-band',
      heading: 'Arrange your session by e-mail or phone',
      text: 'Send two or three times that suit you and the time zone you are in. We confirm one of them, with a link to the meeting.',
      primary: toEmail('Write to us'),
      hasSecondary: true,
      secondary: toPhone('Call us'),
      facts: [
        { label: 'length', value: '30-minute consultation' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant confirmation' },
      ],
      section: on('white', 'arrange'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'What happens in thirty minutes',
      intro: 'Nothing has to be prepared, and nothing is presented. It is a conversation.',
      steps: [
        {
          title: 'You name the decision',
          text: 'One that is made regularly, matters, and comes late: a reserve, a switching plan, a reorder, a maintenance window, a pour.',
        },
        {
          title: 'We follow it back',
          text: 'Together we ask who knew something before, in which system or notebook it stood, and where it stopped. Ten minutes are usually enough to find three fragments.',
        },
        {
          title: 'You leave with a map',
          text: 'A sketch of where your signals go unread, and a plain answer to whether we can help. If we cannot, we say who might.',
        },
      ],
      section: on('graphite', 'what-happens'),
    },
    {
      blockType: 'contact-banner',
      heading: 'Having trouble with the booking system?',
      text: 'Tell us what happened and when you would like to talk. We arrange the session for you.',
      links: [as('outline', toDocument('Contact us directly', 'pages', '/contact'))],
      section: on('white', 'trouble'),
    },
  ],
};
