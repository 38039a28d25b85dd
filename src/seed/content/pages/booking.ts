import { seedId } from '../../ids';
import type { SeedPage } from '../../types';
import { lines, toDocument } from '../../write';
import { meta, on, shared } from './parts';

export const booking: SeedPage = {
  title: 'Book a discovery session',
  path: '/booking',
  meta: meta(
    'Book a discovery session',
    'Book a discovery session with Alethia: 30 minutes, virtual, confirmed at once, about something you keep finding out too late.',
  ),
  blocks: [
    {
      blockType: 'booking-calendar',
      headline: 'Start your intelligence journey',
      badges: lines('30-minute consultation', 'Virtual meeting', 'Instant confirmation'),
      heading: 'Choose a time',
      intro: 'Half-hour slots on the next 20 working days. Bring something you keep finding out too late.',
      cardText: 'The calendar opens in a new window. Pick a free half hour and enter your name and email.',
      openLabel: 'Open calendar',
      troubleText: 'Having trouble with the booking system?',
      troubleLink: toDocument('Contact us directly', 'pages', '/contact'),
      host: seedId('leaders', 'marit-sandquist'),
      hostText: 'You talk to',
      facts: [
        { label: 'reply', value: '24 hours' },
        { label: 'session', value: '30 minutes' },
        { label: 'measurable outcome', value: '90 days' },
        { label: 'initial value', value: '8–10 weeks' },
        { label: 'not a fit', value: 'We would rather decline in week one' },
      ],
      section: on('graphite', 'arrange'),
    },
    shared('/', 'your-gap', 'white'),
    {
      blockType: 'numbered-steps',
      layout: 'ledger',
      heading: 'What happens in 30 minutes',
      intro: 'Bring one decision. It needs no other preparation, and we show no slides.',
      steps: [
        {
          title: 'You name the decision',
          text: 'One that keeps coming up, matters and comes too late: a reserve, a switching plan, a reorder, a maintenance window, a pour.',
        },
        {
          title: 'We trace it back',
          text: 'Who knew something earlier, where did they write it down, and where did it stop? Ten minutes usually turn up three fragments.',
        },
        {
          title: 'You leave with a map',
          text: 'A sketch of where your warnings go unread, and a straight answer on whether we can help. If we can’t, we’ll say who might.',
        },
      ],
      section: on('graphite', 'what-happens'),
    },
  ],
};
