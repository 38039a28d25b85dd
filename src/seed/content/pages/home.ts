import type { SeedPage } from '../../types';
import { as, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/`: the perception gap, three shifts, one belief, three entry points, the discovery session. */
export const home: SeedPage = {
  title: 'Home',
  path: '/',
  meta: meta(
    'Contextual foresight for large organisations',
    'Sensory Intelligence joins human judgment, context and machine intelligence, so large organisations see a shift while they can still choose.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro:
        'Every disruption announces itself early, in fragments, to people and systems that cannot see one another. That distance is the perception gap. Sensory Intelligence joins the fragments while there is still time to choose.',
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
      heading: 'What changes when an organisation can see itself',
      intro: 'Three shifts, each delivered as a small finished product and measured within 90 days.',
      cards: [
        {
          title: 'From reactive to predictive',
          text: 'Traditional systems analyse what already happened. Sensory Intelligence reads a shift while it is still forming, and shows how long you have to act on it: days for a claims reserve, hours for an evening ramp, a shift for a bearing that has begun to move.',
          figure: 'lead-time',
        },
        {
          title: 'Context as strategy',
          text: 'One reading means different things in different places. Five dimensions are held together, so a fact arrives with its circumstances: when it was true, where, for whom, connected to what, and at what price.',
          figure: 'strata',
        },
        {
          title: 'Measurable foresight',
          text: 'SiQ, the Sensory Intelligence Quotient, gives perception a baseline and a direction, in five steps a board can follow. It is measured on your own decisions, before and after.',
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
      intro: 'Begin with the idea, with the instrument, or with the industry you know best.',
      cards: [
        {
          link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence'),
          text: 'The framework that eliminates situational blindness, one opening at a time: from a contextual baseline to adaptive learning.',
          figure: 'openings',
        },
        {
          link: toDocument('Platform', 'pages', '/platform'),
          text: 'Six modules that capture, connect and show. Each is useful alone; together they share one field.',
          figure: 'six-modules',
        },
        {
          link: toDocument('Industry solutions', 'pages', '/solutions'),
          text: 'Every industry has its own early evidence, and its own shape.',
          figure: 'five-fields',
        },
      ],
      section: on('white', 'ways-in'),
    },
    {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'A discovery session is a conversation with people who know your industry. You leave with a first map of where your signals go unread.',
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
