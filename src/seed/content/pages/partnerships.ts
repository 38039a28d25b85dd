import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

export const partnerships: SeedPage = {
  title: 'Partnerships',
  path: '/platform/partnerships',
  meta: meta(
    'Co-creation process',
    'Alethia Fusion is our co-creation process: six phases from a two-day conversation to an industry solution, with a first product in use in 90 days.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      badge: 'Alethia Fusion',
      heading: 'A co-creation process that starts with one surprise',
      highlight: 'one surprise',
      intro:
        'You know where your industry gets surprised. We know how to see it coming. Alethia Fusion turns the two into software neither of us could build alone, with a first product in use in 90 days.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toAddress('See the six phases', '#phases')),
      ],
      figure: 'overlap',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Why co-create',
      intro: 'Software bought to a spec fits last year’s company. This has to fit the people who work there now.',
      columns: [
        {
          title: 'You hold the signals',
          text: 'The earliest signs sit where no vendor can see them: a dispatcher’s habit, a phrase in claims notes, a valve the whole night shift listens to.',
        },
        {
          title: 'You make the call',
          text: 'A reading matters only to someone who can act on it. The people who will decide with the product shape it from day one, so no one has to be persuaded to look at it.',
        },
        {
          title: 'We bring the method',
          text: 'The framework, the six modules and the score. We take SiQ before we begin and again once the product is in use.',
        },
      ],
      section: on('white', 'why'),
    },
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'Six phases, drawn to scale',
      intro: 'Each phase ends with something you keep. Then we both decide whether to go on.',
      source: 'collection',
      section: on('white', 'phases'),
    },
    {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'What makes it different',
      intro: 'Three differences a partner can check.',
      cards: [
        {
          title: 'Speed to value',
          text: 'Ninety days after the build begins, an MxP, a Minimal Exceptional Product, is in daily use. It does one decision completely: live data, named owners, a score before and after.',
          figure: 'path',
        },
        {
          title: 'Industry breakthrough',
          text: 'We look for what your whole industry gets wrong because no one owns all the signals. Solve it once, with a partner who can prove it, and everyone expects it.',
          figure: 'threshold',
        },
        {
          title: 'Shared success',
          text: 'We take it to market together. You hold an exclusive deployment lead of 12-24 months. After that, we both gain as it grows.',
          figure: 'three-circles',
        },
      ],
      section: on('graphite', 'differentiators'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'Who we look for',
      intro: 'A few partners at a time, one in each field.',
      columns: [
        {
          title: 'What you bring',
          text: 'You decide under time pressure and know what being late costs.',
          points: lines(
            'Readiness to deploy within 90 days',
            'One executive who owns the decision and its outcome',
            'Access to the people closest to the signals',
            'Live data, with the right to use it',
          ),
        },
        {
          title: 'What you receive',
          text: 'A product in use, the skills to extend it and a head start.',
          points: lines(
            'An exclusive 12-24 month deployment lead',
            'A first product measured by its SiQ',
            'Your team trained to build the next one',
            'A voice in where the platform goes',
          ),
        },
        {
          title: 'When we say no',
          text: 'We would rather decline in week one than disappoint in week ten. The usual reasons:',
          points: lines(
            'The decision has no owner',
            'The data exists but can’t be used',
            'You want a report, not a change',
            'The question is already answered elsewhere',
          ),
        },
      ],
      section: on('white', 'criteria'),
    },
    {
      blockType: 'cta-band',
      heading: 'Tell us what keeps surprising your industry.',
      text: 'After 30 minutes, we’ll both know whether a day or two of joint work makes sense.',
      primary: toAddress('Book a discovery session', '/book'),
      hasSecondary: true,
      secondary: toDocument('Explore the platform', 'pages', '/platform'),
      facts: [
        { label: 'first step', value: '30 minutes' },
        { label: 'first phase', value: '1-2 days' },
        { label: 'first product', value: '90 days' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
