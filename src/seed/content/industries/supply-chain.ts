import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { lane } from './drawings/lane';
import { supplyChainEvidence } from './evidence/supply-chain';
import { signals } from './signals';

export const supplyChain: SeedIndustry = {
  title: 'Supply chain',
  slug: 'supply-chain',
  order: 30,
  figure: 'supply-chain',
  summary:
    'Supplier promises, river levels, sailings, yards and orders side by side, while there’s still something to book.',
  hero: {
    heading: 'Late was decided weeks ago',
    highlight: 'weeks ago',
    intro:
      'Software for shippers. Alethia shows your planners the delay that suppliers, carriers, ports and plants each see a leg of, while another route still has space. Within 90 days, it’s watching your first lane.',
    primary: toAddress('Book a discovery session', '/book'),
    readings: [
      { name: 'Supplier', value: 'second date for one order' },
      { name: 'River gauge', value: 'low, falling' },
      { name: 'Barge draft', value: 'lighter loads accepted' },
      { name: 'Spot freight', value: 'quiet, then firm' },
      { name: 'Container yard', value: 'fuller than planned' },
      signals['supply-chain'],
    ],
  },
  challenge: {
    layout: 'rows',
    lead: 'Every leg was within tolerance',
    text: `A stock-out starts as a handful of polite messages. A supplier moves a date by two days. A barge loads light. A carrier rolls a container, and two plants pull the same part forward in the same week.

Every system shows green. The planner gets the sum of it as an expedite request, when air freight is all that’s left and the customer already has a date.`,
    chart: {
      caption: 'Six weeks',
      ticks: [
        { label: 'wk 1' },
        { label: 'wk 2' },
        { label: 'wk 3' },
        { label: 'wk 4' },
        { label: 'wk 5' },
        { label: 'wk 6' },
      ],
      rows: [
        { who: 'Supplier', reading: 'date moved', from: 4, to: 28 },
        { who: 'Barge operator', reading: 'draft reduced', from: 17, to: 44 },
        { who: 'Plants', reading: 'both pull in', from: 30, to: 55 },
        { who: 'Ocean carrier', reading: 'box rolled', from: 40, to: 66 },
        { who: 'Planning', reading: 'expedite', from: 68, to: 86 },
      ],
      seenAt: 42,
      seenLabel: 'enough to see it',
      limitAt: 88,
      limitLabel: 'stock-out',
    },
  },
  capabilities: {
    layout: 'rows',
    intro: 'What a control tower shows afterward, found in the messages that come first.',
    cards: [
      {
        title: 'Lead-time drift',
        subtitle: 'How a promise moves',
        text: 'Confirmations, sailings and gate times by supplier and lane. A slipping lane shows before any date is missed.',
        figure: 'watch',
      },
      {
        title: 'Second-tier sensing',
        subtitle: 'Behind the supplier you pay',
        text: 'Second- and third-tier news, tied to your part numbers and the day their stock runs out.',
        figure: 'strain',
      },
      {
        title: 'Open routes',
        subtitle: 'What you can still book',
        text: 'Every alternative with its cutoff, its cost and what it takes from other orders.',
        figure: 'path',
      },
      {
        title: 'Shortage cascade',
        subtitle: 'Which order stops, and when',
        text: 'One late component, traced to the lines it’ll stop and the customers who should hear about it.',
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A lane manager books the rail slot because the river, the draft and the yard agree.',
      'A buyer calls a second-tier toolmaker about a queue no one’s mentioned yet.',
      'A planner sees two plants pulling one part and splits the stock before both expedite.',
      'Customer service gives a new date once, early, with a reason that holds.',
    ),
  },
  architecture: {
    layout: 'grid',
    heading: 'One shipment seen five ways',
    intro: 'A late date can start in any of the five.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Transit times, cutoffs, days of supply, low-water seasons.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Berths, yards, locks and the weather above them.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How suppliers promise, carriers roll boxes and planners pad orders.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Bills of material, shared tiers and carriers, where two flows hang on one link.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Freight, inventory, penalties and lost sales for every open option.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'ledger',
    heading: 'One lane at a time',
    intro: 'We start with the lane where a late box stops a line.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Planners, buyers and the freight desk rebuild one bad delivery, message by message.',
        outcome: 'A lane, a decision and the date it should move to.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP follows that lane live, scored against a SiQ baseline from past shipments.',
        outcome: 'Warnings ahead of the next cutoff.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Lanes, tiers and plants come in by what they can stop.',
        outcome: 'Buying, planning and freight on one list.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Shippers and carriers on the same corridor join under rules you helped write.',
        outcome: 'A corridor that sees its own congestion form.',
      },
    ],
  },
  ownSection: [lane, supplyChainEvidence],
  ownSectionAfter: 'hero',
  next: {
    heading: 'Start with one late container.',
    text: 'Bring the shipment people still talk about. In thirty minutes, we’ll mark who knew what and which booking would’ve saved it.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for supply chains',
    description:
      'Software for shippers: see a delay form across suppliers, carriers, ports and plants while you can still book another route.',
  },
};
