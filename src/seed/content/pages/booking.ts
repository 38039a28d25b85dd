import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/booking`: the discovery session, its calendar and its agenda. */
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
      badges: lines('30-minute consultation', 'Virtual meeting', 'Instant confirmation'),
      links: [as('gradient', toAddress('Choose a time', '#arrange'))],
      figure: 'watch',
      section: on('graphite'),
    },
    {
      blockType: 'booking-calendar',
      heading: 'Choose a time',
      intro: 'Half hours on the next twenty working days. Pick one, and it is yours at once.',
      cardText:
        'The calendar opens in a new window. Pick a free half hour, tell us who you are, and the session is yours at once.',
      openLabel: 'Open calendar',
      troubleText: 'Having trouble with the booking system?',
      troubleLink: toDocument('Contact us directly', 'pages', '/contact'),
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
  ],
};
