import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** The sections have anchors because the four variants show them too. */
export const sensoryIntelligence: SeedPage = {
  title: 'Sensory Intelligence',
  path: '/sensory-intelligence',
  meta: meta(
    'Sensory Intelligence: the framework',
    'The framework behind Alethia’s software: human judgment, situational context and machine intelligence, scored with SiQ, one number for the board.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'centered',
      heading: 'The intelligence framework that eliminates situational blindness',
      highlight: 'situational blindness',
      intro:
        'Five teams each saw part of it. Our software puts their notes, sensors and records on one timeline and tells the person who can act. You’re live in 90 days.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toDocument('Explore the platform', 'pages', '/platform')),
      ],
      figure: 'views',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it is',
      intro: 'For organizations too big for any one person to see across.',
      columns: [
        {
          title: 'A framework before it is software',
          text: 'Most systems analyze last quarter’s losses. Sensory Intelligence starts earlier: who holds the first signals, and how long they stay useful.',
        },
        {
          title: 'Facts in five dimensions',
          text: 'An adjuster’s note about a new building material is an anecdote. Add ZIP codes, season, supplier and reserve, and it’s evidence.',
        },
        {
          title: 'A capability you can measure',
          text: 'SiQ, the Sensory Intelligence Quotient, measures how early you catch a shift: once before the work, again after 90 days, when the first MxP, a Minimal Exceptional Product, is in daily use.',
        },
      ],
      section: on('white', 'what-it-is'),
    },
    {
      blockType: 'signal-chart',
      layout: 'split',
      heading: 'Core Challenge',
      lead: 'No desk saw the shortage coming',
      text: 'A dry fall lowers a river. A barge operator loads light. Freight buys a little cover. Maintenance puts off a work order. An adjuster reads an unfamiliar phrase in three claims.\n\nEach of them does the sensible thing. No one reads them together, and in four weeks the plants downstream run short.\n\nThe perception gap is the time between “enough to see it” and “too late to change it.” We close it.',
      chart: {
        caption: 'One low-water season',
        ticks: [
          { label: 'week 1' },
          { label: 'week 3' },
          { label: 'week 5' },
          { label: 'week 7' },
          { label: 'week 9' },
        ],
        rows: [
          { who: 'River gauge', reading: 'low, falling', from: 4, to: 72 },
          { who: 'Barge operator', reading: 'loads lighter', from: 16, to: 60 },
          { who: 'Freight desk', reading: 'spot rates firm', from: 27, to: 66 },
          { who: 'Maintenance', reading: 'work deferred', from: 34, to: 58 },
          { who: 'Claims', reading: 'a new phrase', from: 41, to: 70 },
        ],
        seenAt: 43,
        seenLabel: 'enough to see it',
        limitAt: 80,
        limitLabel: 'plants run short',
      },
      section: on('graphite', 'core-challenge'),
    },
    {
      blockType: 'capability-cards',
      layout: 'plate',
      heading: 'Capabilities that check each other',
      intro: 'People, context and machines, each tested against the other two.',
      cards: [
        {
          title: 'Human Empowerment',
          subtitle: 'The person closest to it, heard',
          text: 'The person closest to a shift feels it first and has nowhere to report it. Here they do. People make the final call, and anyone affected can challenge an inference.',
          figure: 'watch',
        },
        {
          title: 'Situational Context',
          subtitle: 'What’s normal here',
          text: 'The same number is harmless in March and alarming in October. You compare like with like, and you know why something’s unusual.',
          figure: 'strata',
        },
        {
          title: 'Machine Intelligence',
          subtitle: 'A million readings, compared',
          text: 'Machines compare more fragments than any team can. They propose patterns, list their sources and say when they don’t know.',
          figure: 'path',
        },
      ],
      practiceHeading: 'In practice',
      practice: lines(
        'A claims team ties water losses in three ZIP codes to one fitting before the fourth claim.',
        'A control room learns which two of nine weak readings are the same transformer.',
        'A buyer finds out why a supplier’s promises got vaguer, and when.',
        'A site manager’s remark about curing times reaches the planner the same day.',
      ),
      section: on('white', 'capabilities'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'openings',
      heading: 'The five-step SiQ framework',
      intro: 'One decision at a time. Each step widens the view.',
      steps: [
        {
          title: 'Contextual Baseline',
          text: 'What’s normal here, at this hour, for this team? We map who sees what and how long it takes to reach the decision.',
        },
        {
          title: 'Anomaly Detection',
          text: 'What doesn’t fit is raised as a question. Most have an ordinary answer, and we keep it.',
        },
        {
          title: 'Pattern Recognition',
          text: 'Signals from people, sensors and records are compared. When they make one shift, it gets a name and its sources.',
        },
        {
          title: 'Insight-to-Action',
          text: 'The person who can act gets the options, the cost and the time left. What they do is recorded.',
        },
        {
          title: 'Adaptive Learning',
          text: 'False alarms narrow the baseline and misses widen it. The next SiQ shows whether you see earlier.',
        },
      ],
      note: 'Scored before step one and after step five, on the same decision.',
      links: [as('solid', toDocument('Discover Your SiQ', 'pages', '/platform'))],
      section: on('ocean', 'siq'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Built with you in partnership',
      intro: 'Alethia Fusion, our six-phase program, builds each product with the people who’ll use it.',
      columns: [
        {
          title: 'One decision first',
          text: 'One or two days with the people who make it.',
        },
        {
          title: 'Measurable outcomes in 90 days',
          text: 'The first product runs on live data and is judged by its SiQ.',
        },
        {
          title: 'Then the industry',
          text: 'What works goes to your other sites, then to the industry. You keep an exclusive lead of 12-24 months.',
        },
      ],
      links: [as('outline', toAddress('Explore the partnership', '/partnership'))],
      section: on('white', 'partnership'),
    },
    {
      blockType: 'cta-band',
      heading: 'Tell us what you keep finding out too late.',
      text: 'We’ll trace who already saw it coming and where the signal stopped. You keep the map.',
      primary: toAddress('Request consultation', '/book'),
      hasSecondary: true,
      secondary: toDocument('Explore the platform', 'pages', '/platform'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'to bring', value: 'One surprise' },
      ],
      section: on('frost', 'consultation'),
    },
  ],
};
