import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { lane } from './drawings/lane';
import { signals } from './signals';

export const supplyChain: SeedIndustry = {
  title: 'Supply chain',
  slug: 'supply-chain',
  order: 30,
  figure: 'supply-chain',
  summary:
    'Supplier promises, river levels, sailings, yards and orders side by side, so that a shipper rebooks while there is still something to book.',
  hero: {
    heading: 'Late was decided weeks ago',
    highlight: 'weeks ago',
    intro:
      'Suppliers, carriers, ports, plants and planners each see one leg of the same delay. Alethia joins the legs while another route still has space.',
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
    text: `A stock-out begins as a handful of polite messages. A supplier moves a confirmation by two days. A barge loads lighter because the river is low. A carrier rolls a container to the next sailing, and two plants pull the same part forward in the same week, each without knowing of the other.

Each system shows green inside its own tolerance. The planner gets the sum of it as an expedite request, on a day when air freight is the last option and the customer already has a date.`,
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
    intro: 'The delays a control tower shows afterward, found in the messages that come first.',
    cards: [
      {
        title: 'Lead-time drift',
        subtitle: 'How a promise moves',
        text: 'Confirmations, sailings and gate times, tracked for each supplier and lane. A slipping lane shows before any single date has been missed.',
        pointsLabel: 'Follows',
        points: lines(
          'Confirmations moved more than once',
          'Rolled containers and blank sailings',
          'Dwell at gate, yard and customs',
        ),
        figure: 'watch',
      },
      {
        title: 'Second-tier sensing',
        subtitle: 'Behind the supplier you pay',
        text: 'Field, partner and public information about the second and third tier, tied to the part numbers that depend on it and the day their cover runs out.',
        pointsLabel: 'Follows',
        points: lines(
          'Sub-suppliers and tools that several tiers share',
          'Labor, water and power at the source',
          'Allocation language in supplier letters',
        ),
        figure: 'strain',
      },
      {
        title: 'Open routes',
        subtitle: 'What can still be booked',
        text: 'Each alternative with its cut-off, its cost and what it would take from other orders. Lapsed options drop off the list.',
        pointsLabel: 'Follows',
        points: lines(
          'Cut-offs by carrier, mode and terminal',
          'Unused capacity under present contracts',
          'Substitute parts already approved',
        ),
        figure: 'path',
      },
      {
        title: 'Shortage cascade',
        subtitle: 'Which order stops, and when',
        text: 'Alethia traces one late component through bills of material, allocations and commitments to the lines it will stop and the customers who should hear of it.',
        pointsLabel: 'Follows',
        points: lines(
          'Days of cover by plant and part',
          'Orders that count on the same pallet',
          'Penalty terms by customer and date',
        ),
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A lane manager books the rail slot because the river, the draft and the yard say the same thing.',
      'A buyer calls a second-tier toolmaker about a queue the first tier has not mentioned yet.',
      'A planner sees two plants pulling one part forward and splits the stock before both expedite.',
      'A customer desk gives a new date once, early, with a reason that holds.',
    ),
  },
  architecture: {
    layout: 'grid',
    heading: 'One shipment seen five ways',
    intro: 'A delay that looks like a late date can begin in any of the five.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Transit times, cut-offs, days of cover, seasons of low water. An estimate carries the age of its source.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Berths, yards, locks and corridors, and the weather above them, lane by lane.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How suppliers promise dates, carriers roll boxes and planners pad orders, learned from what they did before.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Bills of material, shared tiers and shared carriers, where two flows hang on one link.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Freight, stock, penalty and lost sale, compared for every option that is still open.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'ledger',
    heading: 'One lane at a time',
    intro: 'We start with the lane on which a late box stops a line.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Planners, buyers and the freight desk rebuild one bad delivery message by message, over one to two days, and mark each point at which it could have gone another way.',
        outcome: 'A lane, a decision and the date it should move to.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description:
          'A first MxP follows that lane from end to end on live messages. Its warnings are scored against a SiQ baseline drawn from shipments already delivered.',
        outcome: 'Warnings that arrive before the next cut-off.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description:
          'Lanes, tiers and plants are added in the order of what they can stop. Suppliers see the readings that concern them and can correct them.',
        outcome: 'Buying, planning and freight work from one list.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description:
          'Shippers and carriers in the same corridor join under rules you helped to write, so that data about shared tiers is gathered once and shared fairly.',
        outcome: 'A corridor that sees its own congestion form.',
      },
    ],
  },
  ownSection: [lane],
  ownSectionAfter: 'hero',
  next: {
    heading: 'Start with one late container.',
    text: 'Bring the shipment people still talk about. Thirty minutes are enough to mark who knew what and which booking would have saved it.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for supply chains',
    description:
      'See a delay form across suppliers, carriers, ports and plants while another route can still be booked. For shippers and planners.',
  },
};
