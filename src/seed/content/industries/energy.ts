import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { load } from './drawings/load';
import { signals } from './signals';

export const energy: SeedIndustry = {
  title: 'Energy',
  slug: 'energy',
  order: 20,
  figure: 'energy',
  summary:
    'Demand, weather, assets, markets and crews in one view, so a control room acts while the evening ramp is still a bend in the curve.',
  hero: {
    heading: 'The curve bends before it breaks',
    highlight: 'before it breaks',
    intro:
      'Demand, weather, assets, markets and crews each carry part of the next hour. Alethia reads them together, so operators can act on the bend.',
    primary: toAddress('Book a discovery session', '/book'),
    // The drawing's dial is a day: one reading every four hours, from midnight.
    readings: [
      { name: 'Overnight load', value: 'a new plateau' },
      { name: 'Morning shoulder', value: 'earlier than forecast' },
      { name: 'Rooftop solar', value: 'cloud front from the west' },
      { name: 'Midday trough', value: 'deeper on three feeders' },
      signals.energy,
      { name: 'Evening ramp', value: 'steeper each week' },
    ],
  },
  challenge: {
    layout: 'split',
    lead: 'Each desk held one fragment',
    text: `Networks rarely fail without warning. The warnings sit on separate desks: a transformer running warm, a forecast revised twice, a crew sent elsewhere, a price that moved before anyone asked why.

Each desk holds a correct reading, in its own tool and on its own clock. By the time the shift lead has all five on one call, the cheap moves are gone: the switching step, the deferred outage, the crew held back an hour.`,
    chart: {
      caption: 'One afternoon',
      ticks: [{ label: '12' }, { label: '14' }, { label: '16' }, { label: '18' }, { label: '20' }],
      rows: [
        { who: 'Control room', reading: 'ramp re-rated', from: 60, to: 85 },
        { who: 'Trading', reading: 'spread widens', from: 18, to: 45 },
        { who: 'Asset health', reading: 'T-14 runs warm', from: 30, to: 62 },
        { who: 'Field crews', reading: 'rerouted twice', from: 45, to: 74 },
        { who: 'Demand', reading: 'new plateau', from: 4, to: 29 },
      ],
      seenAt: 30,
      seenLabel: 'enough to see it',
      limitAt: 80,
      limitLabel: 'constraint',
    },
  },
  capabilities: {
    layout: 'plate',
    intro: 'Four readings, each with its reasons, that a control room can check against what it already trusts.',
    cards: [
      {
        title: 'Net-load foresight',
        subtitle: 'The next ramp and its causes',
        text: 'Ramps, troughs and reversals, feeder by feeder, from weather, customer behavior and distributed generation. Every change of the forecast says what changed it.',
        pointsLabel: 'Reads',
        points: lines(
          'Cloud fronts against rooftop output',
          'New plateaus from heat pumps and chargers',
          'Forecast revisions that keep one direction',
        ),
        figure: 'watch',
      },
      {
        title: 'Asset strain sensing',
        subtitle: 'Drift while it is cheap to fix',
        text: 'Thermal, acoustic, oil and maintenance records joined for every asset. Four small deviations show up as one failing unit.',
        pointsLabel: 'Reads',
        points: lines(
          'Hot-spot temperature against load history',
          'Dissolved gas, tap changes, switching counts',
          'Work orders closed and opened again',
        ),
        figure: 'strain',
      },
      {
        title: 'Cascade mapping',
        subtitle: 'Where one outage travels next',
        text: 'How one outage moves through topology, contracts and crews. Paths are ranked by the time left to act, then by size.',
        pointsLabel: 'Reads',
        points: lines(
          'Feeders that share a corridor or a relay setting',
          'Back-feeds that lean on a planned outage',
          'Customers with agreed interruption limits',
        ),
        figure: 'cascade',
      },
      {
        title: 'Market and field in one frame',
        subtitle: 'Positions beside switching plans',
        text: 'Positions, switching plans and crew locations, checked against each other before gate closure, so that a trade and an outage cannot contradict one another unnoticed.',
        pointsLabel: 'Reads',
        points: lines(
          'Imbalance exposure by the hour',
          'Outage plans that moved after the trade',
          'Crews in reach of the assets a position needs',
        ),
        figure: 'threshold',
      },
    ],
    practice: lines(
      'A control room learns that evening ramps are steepening, feeder by feeder, before the planning review.',
      'A maintenance planner moves one transformer up the list because three weak readings agree.',
      'A trader sees why the imbalance forecast changed, and which of the reasons will last past midnight.',
      'A storm lead stages crews from current field reports and keeps one back for the feeder that is still holding.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'Where a reading comes from',
    intro: 'An operator can trace every inference to the dimension it came from.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Seconds of frequency, hours of load, seasons of water. Every reading keeps its own clock.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Feeders, substations, corridors and weather cells, laid on one surface.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How customers, crews and counterparties respond in practice, hour by hour.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Dependencies among assets, protection settings, contracts, software and people.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'What each minute of warning is worth in imbalance, penalties and lost load.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'A product in one season',
    intro: 'Ninety days cover the ramps of a season, enough to score the product on live data.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Operators, planners and traders spend one to two days on a decision the network often makes too late: who needed what, and which desk already had it.',
        outcome: 'An agreed question and the signals that bear on it.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description:
          'A first MxP runs on live data beside the control room. It reads one kind of ramp or one class of asset and is scored against a SiQ baseline taken before it started.',
        outcome: 'A working product, with lead time you can count.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description:
          'Regions, asset classes and trading desks are added one by one. Each addition is tested on the events of the last season before a shift relies on it.',
        outcome: 'The same picture in every control room.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'We take what works on your network to other operators together, with you in the exclusive lead.',
        outcome: 'A product other operators adopt next.',
      },
    ],
  },
  ownSection: [load],
  ownSectionAfter: 'challenge',
  next: {
    heading: 'Start with one evening ramp.',
    text: 'Bring a decision your network makes too late. In thirty minutes we sketch which signals came first and where they got stuck.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for energy networks',
    description:
      'Demand, weather, assets, markets and crews in one view, so that grid operators can act on the bend in the curve before the break.',
  },
};
