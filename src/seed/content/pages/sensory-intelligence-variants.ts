import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { on, shared, variantMeta } from './parts';

const main = '/sensory-intelligence';

export const sensoryIntelligenceV2: SeedPage = {
  title: 'Sensory Intelligence, method first',
  path: '/sensory-intelligence-v2',
  meta: variantMeta(
    main,
    'Sensory Intelligence, the method first',
    'The five steps of the SiQ framework, the challenge they answer and the three capabilities behind them, for large organizations that want to see earlier.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'centered',
      heading: 'See the shift while it is still forming',
      highlight: 'still forming',
      intro: 'Five steps that show you a shift earlier, scored with SiQ, the Sensory Intelligence Quotient.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toAddress('The five steps', '#siq')),
      ],
      figure: 'sensor',
      section: on('ocean'),
    },
    shared(main, 'siq', 'white', 'ledger'),
    shared(main, 'what-it-is', 'white', 'ledger'),
    shared(main, 'core-challenge', 'graphite', 'rows'),
    shared(main, 'capabilities', 'white', 'rows'),
    shared(main, 'partnership', 'white', 'columns'),
    shared(main, 'consultation', 'graphite'),
  ],
};

export const sensoryIntelligenceV3: SeedPage = {
  title: 'Sensory Intelligence, challenge first',
  path: '/sensory-intelligence-v3',
  meta: variantMeta(
    main,
    'Sensory Intelligence, the challenge first',
    'Why large organizations miss what their own people already know, and how judgment, context and machines put it on one timeline.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Judgment, context and machines in one field of view',
      intro:
        'People sense what’s shifting, records hold what happened, and machines compare the two. Each corrects the others before you decide.',
      links: [
        as('solid', toAddress('Book a discovery session', '/book')),
        as('outline', toAddress('The challenge', '#core-challenge')),
      ],
      figure: 'three-circles',
      section: on('frost'),
    },
    shared(main, 'core-challenge', 'white', 'split'),
    shared(main, 'capabilities', 'graphite', 'grid'),
    shared(main, 'what-it-is', 'white', 'ledger'),
    shared(main, 'siq', 'indigo', 'columns'),
    shared(main, 'partnership', 'white', 'ledger'),
    shared(main, 'consultation', 'graphite'),
  ],
};

export const sensoryIntelligenceV4: SeedPage = {
  title: 'Sensory Intelligence, partnership first',
  path: '/sensory-intelligence-v4',
  meta: variantMeta(
    main,
    'Sensory Intelligence, built together',
    'How it’s built with the people who’ll use it: one decision first, measurable outcomes in 90 days, then your organization and your industry.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Perception measured before and after',
      highlight: 'before and after',
      intro:
        'SiQ, the Sensory Intelligence Quotient, scores how early you see a shift today, and how much earlier once the first product is in use.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toDocument('Discover Your SiQ', 'pages', '/platform')),
      ],
      figure: 'nested-arcs',
      section: on('indigo'),
    },
    shared(main, 'partnership', 'white', 'columns'),
    shared(main, 'siq', 'graphite', 'openings'),
    shared(main, 'capabilities', 'white', 'rows'),
    shared(main, 'core-challenge', 'white', 'rows'),
    shared(main, 'what-it-is', 'graphite', 'columns'),
    shared(main, 'consultation', 'white'),
  ],
};

export const sensoryIntelligenceV5: SeedPage = {
  title: 'Sensory Intelligence, words first',
  path: '/sensory-intelligence-v5',
  meta: variantMeta(
    main,
    'Sensory Intelligence, in short',
    'Situational blindness in large organizations, in short, and the framework, the score and the partnership that end it.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'plain',
      heading: 'Situational blindness costs you time to choose',
      highlight: 'time to choose',
      intro:
        'Every desk has it right, and no one has the whole picture. Sensory Intelligence connects them and scores the result with SiQ, the Sensory Intelligence Quotient.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('text', toAddress('What ends it', '#capabilities')),
      ],
      section: on('graphite'),
    },
    shared(main, 'core-challenge', 'white', 'rows'),
    shared(main, 'capabilities', 'indigo', 'plate'),
    shared(main, 'siq', 'white', 'columns'),
    shared(main, 'partnership', 'graphite', 'columns'),
    shared(main, 'what-it-is', 'white', 'ledger'),
    shared(main, 'consultation', 'frost'),
  ],
};
