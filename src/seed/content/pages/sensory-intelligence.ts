import type { SeedPage } from '../../types';
import { as, lines, toAddress, toDocument } from '../../write';
import { meta, on } from './parts';

/** `/sensory-intelligence`: the framework. Its sections have anchors because the four variants show them too. */
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
      layout: 'split',
      heading: 'The intelligence framework that eliminates situational blindness',
      highlight: 'situational blindness',
      intro:
        'Situational blindness is not a lack of data. It is correct readings, held by people and systems that never meet. Sensory Intelligence brings them into one field and shows what they say together.',
      links: [
        as('gradient', toAddress('Book a discovery session', '/book')),
        as('outline', toDocument('Explore the platform', 'pages', '/platform')),
      ],
      figure: 'joined-signals',
      section: on('graphite'),
    },
    {
      blockType: 'columns',
      layout: 'columns',
      heading: 'What it is, and what it replaces',
      intro:
        'Sensory Intelligence is a way of perceiving for organisations that are too large for any one person to see across.',
      columns: [
        {
          title: 'A framework, before it is software',
          text: 'Traditional systems analyse what already happened: last quarter’s losses, yesterday’s outage, the shipment that is late. Sensory Intelligence starts earlier, with the evidence that precedes a record, and states who holds it, what it is worth and how long it stays useful.',
        },
        {
          title: 'Five dimensions held together',
          text: 'Every reading is kept in its circumstances: Temporal, Spatial, Behavioral, Systemic and Economic. A claims adjuster’s note about a new building material is an anecdote. The same note with the postcodes, the season, the supplier and the reserve it touches is a reading.',
        },
        {
          title: 'A capability you can measure',
          text: 'SiQ, the Sensory Intelligence Quotient, scores how early and how completely an organisation perceives a shift in one chosen decision. It is taken before the work begins and again after 90 days, when the first MxP, a Minimal Exceptional Product, is in use. Not a prototype: a small thing, finished.',
        },
      ],
      section: on('white', 'what-it-is'),
    },
    {
      blockType: 'signal-chart',
      layout: 'split',
      heading: 'Core Challenge',
      lead: 'Everybody was right, and nobody knew.',
      text: 'A dry autumn lowers a river. The gauge shows it first. The barge operator loads lighter and says so in a note to the terminal. The freight desk sees spot rates firm and buys a little cover. Maintenance defers a work order because the crane is busy with smaller loads. An adjuster reads an unfamiliar phrase in three claims.\n\nEach of them acts sensibly on what is in front of them. Each system stores its part correctly. What nobody holds is the sentence that the five fragments form: in four weeks the plants downstream run short.\n\nMore dashboards do not help, because each one shows a fragment more sharply. The distance between the moment when enough was there to see it and the moment when it could no longer be changed is the perception gap. Closing it is the whole of what we do.',
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
          { who: 'Maintenance', reading: 'work orders deferred', from: 34, to: 58 },
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
      heading: 'Three capabilities, one perception',
      intro:
        'None of the three is new by itself. What is new is that each can correct the other two before a decision is taken.',
      cards: [
        {
          title: 'Human Empowerment',
          subtitle: 'Judgment that reaches the decision',
          text: 'The person nearest to a shift usually feels it first and has nowhere to put it. Sensory Intelligence gives an observation a place, a time and a weight, and returns to the observer what became of it. The final call stays with people, and the reasons stay with the call.',
          pointsLabel: 'In use',
          points: lines(
            'Field notes, calls and shift logs as first-class evidence',
            'Every inference can be questioned by the person it concerns',
            'Disagreement is recorded as a reading, not averaged away',
          ),
          figure: 'watch',
        },
        {
          title: 'Situational Context',
          subtitle: 'A fact with its circumstances',
          text: 'The same number is harmless in March and alarming in October, ordinary in one depot and a first in another. Context keeps the five dimensions attached to every reading, so that what is compared is comparable and what is unusual is unusual for a stated reason.',
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
          text: 'Machines hold more fragments than any team can, and never tire of asking whether two of them belong together. They propose patterns, rank them by the time left to act and show the evidence behind each. They do not decide, and they say when they do not know.',
          pointsLabel: 'In use',
          points: lines(
            'Pattern detection across sources that share no key',
            'Confidence stated in words and in evidence',
            'Models that learn from each confirmed or rejected reading',
          ),
          figure: 'path',
        },
      ],
      practiceHeading: 'In practice',
      practice: lines(
        'A claims team sees that water losses in three postcodes share one fitting, before the fourth report arrives.',
        'A control room learns which two of nine weak readings belong to the same transformer.',
        'A buyer is told why a supplier’s delivery promises have become vaguer, and since when.',
        'A site manager’s remark about curing times reaches the planner the same day, with the weather attached.',
      ),
      section: on('white', 'capabilities'),
    },
    {
      blockType: 'numbered-steps',
      layout: 'openings',
      heading: 'The SiQ framework, in five steps',
      intro:
        'SiQ, the Sensory Intelligence Quotient, is measured on one decision at a time. Each step opens the field of view a little further.',
      steps: [
        {
          title: 'Contextual Baseline',
          text: 'What does normal look like, here, at this hour, for this team? We map who perceives what today and how long it takes to reach the decision. The first SiQ is taken from that map.',
        },
        {
          title: 'Anomaly Detection',
          text: 'Readings that do not fit their circumstances are raised as questions, with the baseline they depart from. Most have an ordinary answer, and the answer is kept.',
        },
        {
          title: 'Pattern Recognition',
          text: 'Fragments from people, sensors and records are held side by side in all five dimensions. Where they form one shift, the pattern is named and its evidence listed.',
        },
        {
          title: 'Insight-to-Action',
          text: 'A pattern goes to the person who can act on it, with the options, their cost and the time left to choose. What was done, and when, is recorded beside what was known.',
        },
        {
          title: 'Adaptive Learning',
          text: 'Outcomes return to the baseline. False alarms narrow it, missed signals widen it, and the next SiQ shows whether the organisation perceives earlier than it did.',
        },
      ],
      note: 'SiQ is taken before the first step and again after the fifth, on the same decision, by the same measure.',
      links: [as('solid', toDocument('Discover Your SiQ', 'pages', '/platform'))],
      section: on('ocean', 'siq'),
    },
    {
      blockType: 'columns',
      layout: 'ledger',
      heading: 'Built with you, in a partnership',
      intro:
        'Perception cannot be installed. It is built with the people who will use it, through a six-phase programme called Alethia Fusion.',
      columns: [
        {
          title: 'One decision first',
          text: 'We begin with a single decision that is regularly made too late, and spend one to two days with the people who make it.',
        },
        {
          title: 'Measurable outcomes in 90 days',
          text: 'The first MxP, a Minimal Exceptional Product, runs on live evidence and is judged by its SiQ. It is small, and it is finished.',
        },
        {
          title: 'Then the industry',
          text: 'What has been proven is widened across your organisation and, with you in an exclusive lead of 12-24 months, taken to the industry.',
        },
      ],
      links: [as('outline', toAddress('Explore the partnership', '/partnership'))],
      section: on('white', 'partnership'),
    },
    {
      blockType: 'cta-band',
      heading: 'Name a decision that always comes late.',
      text: 'In a consultation we trace who already holds the evidence for it, and where that evidence stops. You keep the map, whatever you decide.',
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
