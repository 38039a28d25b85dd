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
      'Software for shippers. Alethia shows your planners the delay that suppliers, carriers, ports and plants each see a leg of, while another route still has space. Within 90 days, planners use it on your first lane.',
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
    text: `A stock-out starts as a few polite messages, and every system shows green.

The planner gets the sum when air freight is all that’s left.`,
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
    intro: 'Before a control tower shows it.',
    cards: [
      {
        title: 'Lead-time drift',
        text: 'How a promise moves, by supplier and lane.',
        figure: 'watch',
      },
      {
        title: 'Second-tier sensing',
        text: 'News from behind your suppliers, by part number.',
        figure: 'strain',
      },
      {
        title: 'Open routes',
        text: 'What you can still book, with cutoff and cost.',
        figure: 'path',
      },
      {
        title: 'Shortage cascade',
        text: 'Which order one late part stops, and when.',
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A lane manager books rail in time.',
      'A buyer hears of a toolmaker’s queue.',
      'A planner splits stock before two plants expedite.',
      'Customer service gives one date that holds.',
    ),
  },
  architecture: {
    layout: 'grid',
    heading: 'One shipment seen five ways',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Transit times, cutoffs, low-water seasons.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Berths, yards, locks and the weather above them.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How suppliers promise and planners pad orders.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Where two flows hang on one link.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Freight, inventory, penalties and lost sales.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'ledger',
    heading: 'One lane at a time',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Planners and buyers rebuild one bad delivery.',
        outcome: 'A lane, a decision and a date.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP follows that lane live, scored with SiQ on past shipments.',
        outcome: 'Warnings ahead of the next cutoff.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Other lanes, tiers and plants follow.',
        outcome: 'Buying, planning and freight on one list.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Others on your corridor join, under rules you helped write.',
        outcome: 'A corridor that sees its own congestion.',
      },
    ],
  },
  ownSection: [lane, supplyChainEvidence],
  ownSectionAfter: 'hero',
  next: {
    heading: 'Start with one late container.',
    text: 'In thirty minutes, we’ll mark which booking would’ve saved it.',
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
