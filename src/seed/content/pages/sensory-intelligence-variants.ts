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
    'The five steps of the SiQ framework, then the challenge they answer and the three capabilities that make them possible in a large organization.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'centered',
      heading: 'See the shift while it is still forming',
      highlight: 'still forming',
      intro:
        'Sensory Intelligence widens an organization’s field of view in five steps and scores it with SiQ, the Sensory Intelligence Quotient.',
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
    'Why large organizations miss what their own people already know, and how judgment, context and machines are brought into one field of view.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Judgment, context and machines in one field of view',
      intro:
        'People sense what is shifting, records hold what happened and machines compare the two. Each corrects the others before a decision is made.',
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
    'How perception is built with the people who use it: one decision first, measurable outcomes in 90 days, then the whole organization and the industry.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'reversed',
      heading: 'Perception measured before and after',
      highlight: 'before and after',
      intro:
        'SiQ, the Sensory Intelligence Quotient, scores how early your organization perceives a shift today, and how much earlier once the first product is in use.',
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
    'A short account of situational blindness in large organizations, and of the framework, the score and the partnership with which we end it.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'plain',
      heading: 'Situational blindness costs you time to choose',
      highlight: 'time to choose',
      intro:
        'Each desk holds a correct reading, and no one holds the picture. Sensory Intelligence joins the readings and scores the result: SiQ, the Sensory Intelligence Quotient.',
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
