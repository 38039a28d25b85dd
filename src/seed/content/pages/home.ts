import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { meta, on, shared } from './parts';

export const home: SeedPage = {
  title: 'Home',
  path: '/',
  meta: meta(
    'Contextual foresight for large organizations',
    'Sensory Intelligence joins human judgment, context and machine intelligence, so large organizations see a shift while they can still choose.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro:
        'Every disruption announces itself early, in fragments, to people and systems that cannot see one another. Sensory Intelligence joins them in time to choose.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toDocument('See how it works', 'pages', '/sensory-intelligence')),
      ],
      figure: 'sensor',
      readings: [
        { name: 'Spot freight', value: 'quiet, then firm' },
        { name: 'River gauge', value: 'low, falling' },
        { name: 'Crew overtime', value: 'two sites' },
        { name: 'Work orders', value: 'deferred again' },
        { name: 'Barge draft', value: 'loads lighter' },
        { name: 'Claims wording', value: 'a new phrase' },
      ],
      section: on('graphite'),
    },
    {
      blockType: 'card-grid',
      layout: 'plate',
      heading: 'What changes when an organization sees itself',
      intro: 'Three changes, each shipped as a small finished product and measured within 90 days.',
      cards: [
        {
          title: 'From reactive to predictive',
          text: 'Traditional systems analyze what already happened. Sensory Intelligence reads a shift while it is forming and shows how long you have: days for a claims reserve, hours for an evening ramp, one shift for a bearing that has begun to move.',
          figure: 'lead-time',
        },
        {
          title: 'Context as strategy',
          text: 'One reading means different things in different places. Each fact arrives with its circumstances: when it was true, where, for whom, connected to what and at what price.',
          figure: 'strata',
        },
        {
          title: 'Measurable foresight',
          text: 'SiQ, the Sensory Intelligence Quotient, scores perception on your own decisions, before and after, in five steps a board can follow.',
          figure: 'nested-arcs',
        },
      ],
      section: on('white', 'shifts'),
    },
    {
      blockType: 'statement',
      layout: 'circles',
      leads: [
        { text: 'Records hold what happened.', label: 'machine intelligence' },
        { text: 'People sense what is shifting.', label: 'human judgment' },
      ],
      text: 'Foresight begins where each can see the other.',
      label: 'situational context',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Three ways in',
      intro: 'Start with the framework, the platform or your industry.',
      cards: [
        {
          link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence'),
          text: 'The framework that eliminates situational blindness, in five steps from a contextual baseline to adaptive learning.',
          figure: 'openings',
        },
        {
          link: toDocument('Platform', 'pages', '/platform'),
          text: 'Six modules: they capture signals, connect them and show each role what it can act on.',
          figure: 'six-modules',
        },
        {
          link: toDocument('Industry solutions', 'pages', '/solutions'),
          text: 'Early signs in insurance, energy, supply chain, manufacturing and construction.',
          figure: 'five-fields',
        },
      ],
      section: on('white', 'ways-in'),
    },
    shared('/platform', 'product', 'graphite', 'split'),
    {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'Talk to people who know your industry. You leave with a first map of where your signals go unread.',
      primary: toAddress('Book a discovery session', '/book'),
      hasSecondary: true,
      secondary: toDocument('How we co-create', 'pages', '/platform/partnerships'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
