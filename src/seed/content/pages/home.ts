import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on, shared } from './parts';

export const home: SeedPage = {
  title: 'Home',
  path: '/',
  meta: meta(
    'Contextual foresight for large organizations',
    'Software for insurers, utilities, manufacturers, shippers and builders: it connects the early warnings you already hold, while you can still act.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'measured',
      heading: 'Close the gap between signal and sight.',
      intro:
        'Software for insurers, utilities, manufacturers, shippers and builders. It connects the early warnings your people and systems already hold, while you can still act. Within 90 days, you use it for one decision, such as a renewal or a reroute, and a score shows how much sooner you know.',
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
      heading: 'What you get in 90 days',
      intro: 'One finished product for one decision, in daily use, with a score from before and after.',
      cards: [
        {
          title: 'From reactive to predictive',
          text: 'Most systems analyze what already happened. This one shows a shift while it’s forming and how long you have: days on a claims reserve, hours on an evening ramp, one shift on a bearing.',
          figure: 'lead-time',
        },
        {
          title: 'Context as strategy',
          text: 'Every alert says when, where, who’s affected, what depends on it and what delay costs.',
          figure: 'strata',
        },
        {
          title: 'Measurable foresight',
          text: 'SiQ, the Sensory Intelligence Quotient, measures how early you saw it: before us, after us, one number for the board.',
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
        { text: 'People sense what’s shifting.', label: 'human judgment' },
      ],
      text: 'Put the two together while there’s time.',
      label: 'situational context',
      section: on('ocean', 'belief'),
    },
    {
      blockType: 'link-cards',
      layout: 'panels',
      heading: 'Three ways in',
      cards: [
        {
          link: toDocument('Sensory Intelligence', 'pages', '/sensory-intelligence'),
          text: 'The method: five steps from what’s normal to what you do when it changes.',
          figure: 'openings',
        },
        {
          link: toDocument('Platform', 'pages', '/platform'),
          text: 'Six modules that capture signals, connect them and show each role what it can act on.',
          figure: 'six-modules',
        },
        {
          link: toDocument('Industry solutions', 'pages', '/solutions'),
          text: 'What insurers, utilities, shippers, manufacturers and builders can see early.',
          figure: 'five-fields',
        },
      ],
      section: on('white', 'ways-in'),
    },
    shared('/platform', 'product', 'graphite', 'split'),
    {
      blockType: 'gap-sketch',
      heading: 'Draw your own gap',
      intro:
        'Pick a decision that came too late. When did someone first know, and when was there nothing left to change?',
      question: 'A decision that reaches us late',
      decisions: lines('Reserve', 'Renewal', 'Switching', 'Reorder', 'Pour'),
      knownLabel: 'First known',
      knownText: 'before it reached us',
      reachedLabel: 'it reached us',
      lateLabel: 'Too late',
      lateText: 'after it reached us',
      week: 'week',
      weeks: 'weeks',
      line: 'You had {had}. You used {used}.',
      note: '{decision}: first known {known} before it reached us, too late {late} after. We had {had} and used {used}.',
      button: 'Bring this to a session',
      section: on('white', 'your-gap'),
    },
    {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'Talk to someone who knows your industry. You’ll leave with a first map of the warnings no one reads.',
      primary: toAddress('Book a discovery session', '/book'),
      hasSecondary: true,
      secondary: toDocument('How we co-create', 'pages', '/platform/partnerships'),
      measure: '30 minutes',
      facts: [
        { label: 'place', value: 'Virtual meeting' },
        { label: 'confirmation', value: 'Instant' },
      ],
      section: on('frost', 'discovery-session'),
    },
  ],
};
