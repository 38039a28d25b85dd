import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { industries, meta, on, shared } from './parts';

export const solutions: SeedPage = {
  title: 'Industry solutions',
  path: '/solutions',
  meta: meta(
    'Industry solutions',
    'Early-warning software for insurance, energy, supply chain, manufacturing and construction: what each can see early, and the decisions it changes.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Every industry has its own early signs',
      highlight: 'early signs',
      intro:
        'Software for insurers, utilities, shippers, manufacturers and builders. Find the early signs in your industry and how long they give you to act.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toAddress('Find your industry', '#industries')),
      ],
      figure: 'lead-time',
      section: on('graphite'),
    },
    {
      blockType: 'industry-cards',
      layout: 'dials',
      heading: 'Choose your industry',
      intro: 'What each industry finds out too late, and who knew first.',
      choice: industries('insurance', 'energy', 'supply-chain', 'manufacturing', 'construction'),
      section: on('white', 'industries'),
    },
    shared('/platform', 'dimensions', 'graphite', 'rows'),
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'A six-phase partnership in four steps',
      intro: 'Six phases, four on your calendar. The first scored product is live an eighth of the way in.',
      source: 'own',
      phases: [
        {
          title: 'Discovery & envision',
          duration: '1-2 days',
          description:
            'The people who make the decision walk us through a recent case and agree on what would have changed it.',
          outcome: 'One decision, its owner and a map of its signals.',
        },
        {
          title: 'Solution design & build',
          duration: '90 days',
          description:
            'We connect the signals, take the SiQ baseline and put a first Minimal Exceptional Product into daily use.',
          outcome: 'A finished product on live data that counts its lead time.',
        },
        {
          title: 'Scale',
          duration: '6-12 months',
          description:
            'It moves to other sites, regions and roles. Your team builds the second product with us and the third on its own.',
          outcome: 'The same warnings at every site that decides.',
        },
        {
          title: 'Industry launch',
          duration: '12-24 months',
          description: 'We take what works to your industry together. You hold the exclusive lead.',
          outcome: 'An industry solution built on your experience.',
        },
      ],
      links: [as('outline', toDocument('See all six phases', 'pages', '/platform/partnerships'))],
      section: on('white', 'partnership'),
    },
    {
      blockType: 'cta-band',
      heading: 'Join an invitation-only partnership',
      text: 'We take few partners in each industry. Tell us what yours keeps finding out too late.',
      primary: toAddress('Book a discovery session', '/book'),
      hasSecondary: true,
      secondary: toDocument('How we co-create', 'pages', '/platform/partnerships'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'access', value: 'By invitation' },
      ],
      section: on('frost', 'invitation'),
    },
  ],
};
