import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { industries, meta, on, shared } from './parts';

/** `/solutions`: the five industries, what they have in common, four phases of the partnership. */
export const solutions: SeedPage = {
  title: 'Industry solutions',
  path: '/solutions',
  meta: meta(
    'Industry solutions',
    'Sensory Intelligence for insurance, energy, supply chain, manufacturing and construction: each with its own early evidence and its own decisions.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'split',
      heading: 'Every industry has its own early evidence',
      highlight: 'early evidence',
      intro:
        'A reserve that drifts, a ramp that steepens, a berth that clears too slowly, a bearing that hums, a slab that cures late. The signs differ. The gap between the sign and somebody seeing it is the same.',
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
      heading: 'Five industries, five shapes of warning',
      intro: 'Each page names the decisions that come late, the evidence that comes early, and who holds it.',
      choice: industries('insurance', 'energy', 'supply-chain', 'manufacturing', 'construction'),
      section: on('white', 'industries'),
    },
    shared('/platform', 'dimensions', 'graphite', 'rows'),
    {
      blockType: 'deployment-phases',
      layout: 'scale',
      heading: 'A six-phase partnership, in four strides',
      intro:
        'Six phases lead from a first conversation to an industry solution. Seen from your calendar they are four, and the first measured product arrives an eighth of the way along.',
      source: 'own',
      phases: [
        {
          title: 'Discovery & envision',
          duration: '1-2 days',
          description:
            'The people who make the decision sit down with us, follow a recent case back to its first evidence and agree on what would have changed the outcome.',
          outcome: 'One agreed decision, its owner, and a map of the signals that bear on it.',
        },
        {
          title: 'Solution design & build',
          duration: '90 days',
          description:
            'The signals are joined, the SiQ baseline is taken, and a first Minimal Exceptional Product is built and put to daily use beside the existing work.',
          outcome: 'A finished product on live evidence, with lead time you can count.',
        },
        {
          title: 'Scale',
          duration: '6-12 months',
          description:
            'The field widens to further sites, lines, regions and roles. Your own team builds the second product with us beside it, and the third without us.',
          outcome: 'One picture of the field in every place that decides.',
        },
        {
          title: 'Industry launch',
          duration: '12-24 months',
          description:
            'What has been proven in your organisation is taken to the industry together, while you hold the exclusive lead in deployment.',
          outcome: 'An industry solution that carries your experience, and that others join.',
        },
      ],
      links: [as('outline', toDocument('See all six phases', 'pages', '/platform/partnerships'))],
      section: on('white', 'partnership'),
    },
    {
      blockType: 'cta-band',
      heading: 'An invitation-only partnership, with few places in each industry',
      text: 'We take on as many partners as we can sit beside. If your industry has a decision that everybody makes too late, tell us about it.',
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
