import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';

/** Supply chain: a shipper, and a delay that every leg reported as within tolerance. */
export const supplyChain: SeedIndustry = {
  title: 'Supply Chain',
  slug: 'supply-chain',
  order: 30,
  figure: 'supply-chain',
  summary:
    'Supplier promises, river levels, sailings, yards and order patterns read as one flow, so that a shipper rebooks while there is still something to book.',
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
      { name: 'Order pattern', value: 'two plants, same part' },
    ],
  },
  challenge: {
    lead: 'Every leg was within tolerance',
    text: `A stock-out begins as a handful of polite messages. A supplier moves a confirmation by two days. A barge loads lighter because the river is low. A carrier rolls a container to the next sailing, and two plants pull the same part forward in the same week, each without knowing of the other.

Each system shows green inside its own tolerance. The planner receives their sum as an expedite request, on a day when air freight is the last option on the list and the customer has already been given a date.`,
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
    intro: 'What a control tower displays after the event, read from the messages that come before it.',
    cards: [
      {
        title: 'Lead-time drift',
        subtitle: 'The promise, as it moves',
        text: 'Confirmations, sailings and gate times are followed as a pattern for each supplier and lane. A lane that is slipping shows before any single date has been missed.',
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
        text: 'Field, partner and public evidence about the second and third tier, tied to the part numbers that depend on it and to the day their cover runs out.',
        pointsLabel: 'Follows',
        points: lines(
          'Sub-suppliers and tools that several tiers share',
          'Labour, water and power at the source',
          'Allocation language in supplier letters',
        ),
        figure: 'strain',
      },
      {
        title: 'Open routes',
        subtitle: 'What can still be booked',
        text: 'Each alternative is kept with its cut-off, its cost and what it would take from other orders. An option that has lapsed leaves the list by itself.',
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
        text: 'One late component is traced through bills of material, allocations and commitments to the lines it will stop and the customers who should hear of it.',
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
      'A lane manager takes the rail slot on Tuesday, because the river, the draft and the yard say the same thing.',
      'A buyer calls a second-tier toolmaker about a queue the first tier has not mentioned yet.',
      'A planner sees two plants pulling one part forward, and splits the stock before both expedite.',
      'A customer desk gives a new date once, early, with a reason that holds.',
    ),
  },
  architecture: {
    heading: 'One shipment, seen five ways',
    intro:
      'A container is a promise, a position, a habit, a dependency and a price. A delay hides in the one left out.',
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
        text: 'How suppliers promise, how carriers roll, how planners pad: learned from what they did before.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Bills of material, common tiers, common carriers: the points where two flows are really one.',
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
    heading: 'One lane, then the network',
    intro: 'The first lane is chosen by consequence: the one on which a late box stops a line.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Planners, buyers and the freight desk rebuild one bad delivery message by message, over one to two days, and mark each point at which it could have gone another way.',
        outcome: 'A lane, a decision, and the date it should move to.',
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
          'Shippers and carriers of the same corridor come in under rules you helped to write, so that evidence about shared tiers is gathered once and held fairly.',
        outcome: 'A corridor that sees its own congestion form.',
      },
    ],
  },
  next: {
    heading: 'Start with one late container.',
    text: 'Bring the shipment people still talk about. Thirty minutes are enough to mark who knew what, and which booking would have saved it.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for supply chains',
    description:
      'Suppliers, carriers, ports, plants and planners read as one flow, so that a shipper sees a delay while another route can still be booked.',
  },
};
