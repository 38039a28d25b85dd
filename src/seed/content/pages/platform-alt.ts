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
    'The Alethia platform by dimension: what it senses, the six modules that read it, and the industries it serves, Government & Defense included.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      badge: 'PLATFORM',
      heading: 'Every alert with its whole story',
      highlight: 'its whole story',
      intro:
        'Software that says when, where, who’s affected, what depends on it and what delay costs, and tells the one person who can act.',
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
      intro: 'For organizations with many sites, many parties and little time to be late.',
      choice: industries('insurance', 'construction', 'manufacturing', 'supply-chain', 'energy'),
      others: [
        {
          title: 'Government & Defense',
          text: 'Services watch readiness, infrastructure and supply under separate mandates. Each keeps its own records and sees what they add up to.',
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
      intro: 'Operators, scientists and engineers who’ve sat through the review afterward.',
      columns: [
        {
          title: 'Who leads',
          text: 'Six leaders, from grid operations, cognitive science, sensor engineering, instrument design, freight and bridge building.',
        },
        {
          title: 'What we study',
          text: 'How early signals travel in large organizations, where they stop, and when people trust a machine or refuse it for good reason.',
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
      heading: 'Bring us one surprise and what you know about it.',
      text: 'We’ll trace it to its first sign and tell you whether the platform would have seen it earlier.',
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
