import type { SeedPage } from '../../types';
import { as, toAddress, toDocument, toNowhere } from '../../write';
import { industries, on, shared, variantMeta } from './parts';

const main = '/platform';

/** Without the product view, which would exceed the page's weight limit (scripts/bench/report/limits.ts). */
export const platformAlt: SeedPage = {
  title: 'Platform, dimensions first',
  path: '/platform-alt',
  meta: variantMeta(
    main,
    'The platform, by dimension',
    'Five dimensions of perception, the six modules that read them, and the industries, Government & Defense included, that work with the platform.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      badge: 'PLATFORM',
      heading: 'Every reading in its circumstances',
      highlight: 'in its circumstances',
      intro:
        'When it was true, where, for whom, connected to what and at what price: five dimensions, read by six modules, shown to the one person who can act.',
      links: [
        as('gradient', toAddress('Request Access', '/book')),
        as('outline', toAddress('How It Works', '#how-it-works')),
      ],
      figure: 'strata',
      section: on('ocean'),
    },
    shared(main, 'dimensions', 'white', 'rows'),
    shared(main, 'modules', 'white', 'rows'),
    shared(main, 'how-it-works', 'graphite', 'ledger'),
    {
      blockType: 'industry-cards',
      layout: 'grid',
      heading: 'Built for Complexity',
      intro: 'Organizations with many sites, many parties and little time for a late decision.',
      choice: industries('insurance', 'construction', 'manufacturing', 'supply-chain', 'energy'),
      others: [
        {
          title: 'Government & Defense',
          text: 'Separate services watch readiness, infrastructure and supply under separate mandates. Each keeps its own records and sees what all of them say together.',
        },
      ],
      links: [as('solid', toDocument('Explore by Industry', 'pages', '/solutions'))],
      section: on('white', 'industries'),
    },
    shared(main, 'enterprise-ready', 'white', 'rows'),
    shared(main, 'how-we-work', 'graphite', 'columns'),
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'The people behind the platform',
      intro: 'Operators, scientists and engineers who have sat in the review of a late decision.',
      columns: [
        {
          title: 'Who leads',
          text: 'Six people lead Alethia. They come from grid operations, cognitive science, sensor engineering, instrument design, freight and bridge building.',
        },
        {
          title: 'What we study',
          text: 'How early signals travel in large organizations, where they stop, and what makes a person trust a machine’s reading or refuse it with good reason.',
        },
      ],
      links: [
        as('solid', toDocument('Meet the Team', 'pages', '/leadership')),
        as('outline', toNowhere('View Research')),
      ],
      section: on('white', 'team'),
    },
    {
      blockType: 'cta-band',
      heading: 'Bring us one decision and what you know about it.',
      text: 'We trace the decision to its first sign and say plainly whether the platform would have seen it earlier.',
      primary: toDocument('Request consultation', 'pages', '/booking'),
      hasSecondary: true,
      secondary: toAddress('Learn about Alethia Fusion', '/partnership'),
      facts: [
        { label: 'initial value', value: '8-10 weeks' },
        { label: 'full deployment', value: '3-6 months' },
      ],
      section: on('frost', 'consultation'),
    },
  ],
};
