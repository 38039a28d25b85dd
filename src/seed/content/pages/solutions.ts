import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { industries, meta, on, shared } from './parts';

export const solutions: SeedPage = {
  title: 'Industry solutions',
  path: '/solutions',
  meta: meta(
    'Industry solutions',
    'Sensory Intelligence for insurance, energy, supply chain, manufacturing and construction: the early signs in each and the decisions they change.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Every industry has its own early signs',
      highlight: 'early signs',
      intro:
        'A reserve that drifts, a ramp that steepens, a berth that clears too slowly, a bearing that hums, a slab that cures late. Find the signs in yours and the time they leave you to act.',
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
      intro: 'Each page names the decisions that come late, the signals that come early and who holds them.',
      choice: industries('insurance', 'energy', 'supply-chain', 'manufacturing', 'construction'),
      section: on('white', 'industries'),
    },
    shared('/platform', 'dimensions', 'graphite', 'rows'),
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'A six-phase partnership in four steps',
      intro:
        'On your calendar the six phases fall into four. The first measured product arrives an eighth of the way along.',
      source: 'own',
      phases: [
        {
          title: 'Discovery & envision',
          duration: '1-2 days',
          description:
            'The people who make the decision walk us through a recent case, and we agree on what would have changed the outcome.',
          outcome: 'One agreed decision, its owner and a map of its signals.',
        },
        {
          title: 'Solution design & build',
          duration: '90 days',
          description:
            'We join the signals, take the SiQ baseline and put a first Minimal Exceptional Product into daily use beside the existing work.',
          outcome: 'A finished product on live data that shows its lead time.',
        },
        {
          title: 'Scale',
          duration: '6-12 months',
          description:
            'The product moves to other sites, lines, regions and roles. Your team builds the second product with us and the third without us.',
          outcome: 'The same readings at every site that decides.',
        },
        {
          title: 'Industry launch',
          duration: '12-24 months',
          description: 'We take what works to the industry together, while you hold the exclusive lead in deployment.',
          outcome: 'An industry solution built on your experience.',
        },
      ],
      links: [as('outline', toDocument('See all six phases', 'pages', '/platform/partnerships'))],
      section: on('white', 'partnership'),
    },
    {
      blockType: 'cta-band',
      heading: 'Join an invitation-only partnership',
      text: 'We take few partners in each industry. If yours has a decision that everyone makes too late, tell us about it.',
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
