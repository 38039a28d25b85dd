import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** The sections have anchors because the four variants show them too. */
export const sensoryIntelligence: SeedPage = {
  title: 'Sensory Intelligence',
  path: '/sensory-intelligence',
  meta: meta(
    'Sensory Intelligence: the framework',
    'A framework that joins human judgment, situational context and machine intelligence, with a capability score, SiQ, that a board can follow.',
  ),
  blocks: [
    {
      blockType: 'hero',
      layout: 'centered',
      heading: 'The intelligence framework that eliminates situational blindness',
      highlight: 'situational blindness',
      intro:
        'The data is there. It sits with people and systems that never meet. Sensory Intelligence brings their readings into one field and shows what they say together.',
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
      intro: 'A way of perceiving for organizations too large for any one person to see across.',
      columns: [
        {
          title: 'A framework before it is software',
          text: 'Traditional systems analyze what already happened: last quarter’s losses, yesterday’s outage, the late shipment. Sensory Intelligence starts earlier, with the signals that precede a record. It shows who holds each one, what it is worth and how long it stays useful.',
        },
        {
          title: 'Readings in five dimensions',
          text: 'A claims adjuster’s note about a new building material is an anecdote. With its ZIP codes, season, supplier and reserve it becomes a reading: Temporal, Spatial, Behavioral, Systemic and Economic.',
        },
        {
          title: 'A capability you can measure',
          text: 'SiQ, the Sensory Intelligence Quotient, scores how early and how completely an organization perceives a shift in one decision. We take it before the work begins and again after the 90-day build, when the first MxP, a Minimal Exceptional Product, is in daily use.',
        },
      ],
      section: on('white', 'what-it-is'),
    },
    {
      blockType: 'signal-chart',
      layout: 'split',
      heading: 'Core Challenge',
      lead: 'No desk saw the shortage coming',
      text: 'A dry fall lowers a river. The gauge shows it first. The barge operator loads lighter and says so in a note to the terminal. The freight desk sees spot rates firm and buys a little cover. Maintenance defers a work order because the crane is busy with smaller loads. An adjuster reads an unfamiliar phrase in three claims.\n\nEach of them acts sensibly. Each system stores its part correctly. No one reads the five together: in four weeks the plants downstream run short.\n\nAnother dashboard would only sharpen one fragment. The perception gap is the time between “enough to see it” and “too late to change it.” We close it.',
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
          subtitle: 'Judgment that reaches the decision',
          text: 'The person nearest to a shift usually feels it first and has nowhere to report it. Sensory Intelligence records the observation with a place, a time and a weight, and tells the observer what came of it. People make the final call and record their reasons.',
          pointsLabel: 'In use',
          points: lines(
            'Field notes, calls and shift logs counted as data',
            'Every inference open to question by the person it concerns',
            'Disagreement recorded, never averaged away',
          ),
          figure: 'watch',
        },
        {
          title: 'Situational Context',
          subtitle: 'A fact with its circumstances',
          text: 'The same number is harmless in March and alarming in October, routine in one depot and a first in another. Context keeps five dimensions attached to each reading, so you compare like with like and know why something is unusual.',
          pointsLabel: 'In use',
          points: lines(
            'Baselines for each site, season and role',
            'Dependencies between assets, contracts and crews',
            'What each hour of warning is worth',
          ),
          figure: 'strata',
        },
        {
          title: 'Machine Intelligence',
          subtitle: 'Patience across a million readings',
          text: 'Machines compare more fragments than any team can. They propose patterns, rank them by the time left to act and list the sources behind each. They say when they do not know, and people decide.',
          pointsLabel: 'In use',
          points: lines(
            'Pattern detection across sources with no shared key',
            'Confidence stated in words, with its sources',
            'Models that learn from each confirmed or rejected reading',
          ),
          figure: 'path',
        },
      ],
      practiceHeading: 'In practice',
      practice: lines(
        'A claims team links water losses in three ZIP codes to one fitting before the fourth report arrives.',
        'A control room learns which two of nine weak readings belong to the same transformer.',
        'A buyer learns why a supplier’s delivery promises have become vaguer, and since when.',
        'A site manager’s remark about curing times reaches the planner the same day, with the weather attached.',
      ),
      section: on('white', 'capabilities'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'openings',
      heading: 'The five-step SiQ framework',
      intro: 'Measured on one decision at a time. Each step widens the field of view.',
      steps: [
        {
          title: 'Contextual Baseline',
          text: 'What is normal here, at this hour, for this team? We map who perceives what today and how long it takes to reach the decision. The map gives the first SiQ.',
        },
        {
          title: 'Anomaly Detection',
          text: 'Readings that do not fit are raised as questions, beside the baseline they depart from. Most have an ordinary answer, which we keep.',
        },
        {
          title: 'Pattern Recognition',
          text: 'Signals from people, sensors and records are compared in all five dimensions. When they form one shift, the pattern gets a name and a list of sources.',
        },
        {
          title: 'Insight-to-Action',
          text: 'A pattern goes to the person who can act, with the options, their cost and the time left. What they do, and when, is recorded beside what was known.',
        },
        {
          title: 'Adaptive Learning',
          text: 'Outcomes update the baseline. False alarms narrow it, missed signals widen it, and the next SiQ shows whether you perceive earlier than before.',
        },
      ],
      note: 'We take SiQ before step one and after step five, on the same decision.',
      links: [as('solid', toDocument('Discover Your SiQ', 'pages', '/platform'))],
      section: on('ocean', 'siq'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Built with you in partnership',
      intro: 'Alethia Fusion, our six-phase program, builds each product with the people who will use it.',
      columns: [
        {
          title: 'One decision first',
          text: 'We spend one to two days on a single decision with the people who make it.',
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
      heading: 'Name a decision that always comes late.',
      text: 'In a consultation we trace who already sees it coming and where the signal stops. You keep the map.',
      primary: toAddress('Request consultation', '/book'),
      hasSecondary: true,
      secondary: toDocument('Explore the platform', 'pages', '/platform'),
      facts: [
        { label: 'length', value: '30 minutes' },
        { label: 'place', value: 'Virtual meeting' },
        { label: 'to bring', value: 'One late decision' },
      ],
      section: on('frost', 'consultation'),
    },
  ],
};
