import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { load } from './drawings/load';
import { energyEvidence } from './evidence/energy';
import { signals } from './signals';

export const energy: SeedIndustry = {
  title: 'Energy',
  slug: 'energy',
  order: 20,
  figure: 'energy',
  summary:
    'Demand, weather, assets, markets and crews in one view, while the evening ramp is still a bend in the curve.',
  hero: {
    heading: 'The curve bends before it breaks',
    highlight: 'before it breaks',
    intro:
      'Software for utilities and grid operators. Alethia shows your control room what demand, weather, assets, markets and crews already signal, while balancing is still cheap. Within 90 days, operators use it for evening ramps.',
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
    text: `Each was right, in its own tool, on its own clock.

By the time the shift lead has all five on one call, the cheap moves are gone.`,
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
    intro: 'With reasons your operators can check.',
    cards: [
      {
        title: 'Net-load foresight',
        text: 'The next ramp by feeder, and its causes.',
        figure: 'watch',
      },
      {
        title: 'Asset strain sensing',
        text: 'Four small deviations, one failing unit, still cheap to fix.',
        figure: 'strain',
      },
      {
        title: 'Cascade mapping',
        text: 'Where one outage travels next, shortest fuse first.',
        figure: 'cascade',
      },
      {
        title: 'Market and field in one frame',
        text: 'Positions beside switching plans, before the market closes.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'A control room sees which feeders ramp steeper.',
      'One transformer moves up the list.',
      'A trader sees why the forecast changed.',
      'A storm lead keeps one crew back.',
    ),
  },
  architecture: {
    layout: 'arc',
    heading: 'Where a warning comes from',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Seconds of frequency, hours of load, seasons of water.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Feeders, substations and weather cells on one map.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How customers, crews and counterparties respond.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Assets, protection settings, contracts, people.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'A minute of warning, in dollars.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'A product in one season',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Operators and traders pick one call made too late.',
        outcome: 'One question and its signals.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs beside the control room, scored with SiQ.',
        outcome: 'Lead time you can count.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Regions and trading desks follow.',
        outcome: 'One picture in every control room.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'What works goes to others. You keep the exclusive lead.',
        outcome: 'A product other operators adopt.',
      },
    ],
  },
  ownSection: [load, energyEvidence],
  ownSectionAfter: 'challenge',
  next: {
    heading: 'Start with one evening ramp.',
    text: 'In thirty minutes, we’ll sketch which signals came first.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for energy networks',
    description:
      'Software for utilities: demand, weather, assets, markets and crews in one view, so grid operators act on the bend in the curve, before the break.',
  },
};
