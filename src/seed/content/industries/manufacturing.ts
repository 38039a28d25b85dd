import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { takt } from './drawings/takt';
import { signals } from './signals';

export const manufacturing: SeedIndustry = {
  title: 'Manufacturing',
  slug: 'manufacturing',
  order: 40,
  figure: 'manufacturing',
  summary:
    'Machines, shift notes, control charts, work orders and spares compared, so that drift is repaired in a planned stop instead of a line stop.',
  hero: {
    heading: 'The line knew on Monday',
    highlight: 'on Monday',
    intro:
      'Machines, operators, quality, maintenance and planning each notice a different trace of the same drift. Alethia lays the traces side by side while the repair still fits a planned stop.',
    primary: toAddress('Book a discovery session', '/book'),
    readings: [
      { name: 'Line 3', value: 'on rate, more micro-stops' },
      { name: 'Bore 2', value: 'in tolerance, one side' },
      signals.manufacturing,
      { name: 'Bearing 7', value: 'a new tone at speed' },
      { name: 'Resin lot', value: 'moisture near the edge' },
      { name: 'Spares', value: 'last one, already in use' },
    ],
  },
  challenge: {
    layout: 'split',
    lead: 'Five fixes for one fault',
    text: `Scrap seldom begins at the station that gets the blame. On Monday a bearing changes its tone. On Tuesday the night shift turns the feed down, because the part runs better that way. On Wednesday quality measures a bore that is in tolerance, and always on the same side of it.

All of them did the sensible thing and wrote it down: in the handover book, on the control chart, in a work order that was put off for lack of a spare. The plant manager meets the whole story on Friday, as a stopped line and a pallet of parts to sort.`,
    chart: {
      caption: 'One week',
      ticks: [{ label: 'Mon' }, { label: 'Tue' }, { label: 'Wed' }, { label: 'Thu' }, { label: 'Fri' }],
      rows: [
        { who: 'Condition monitoring', reading: 'new tone', from: 7, to: 30 },
        { who: 'Night shift', reading: 'feed down', from: 24, to: 46 },
        { who: 'Maintenance', reading: 'order deferred', from: 35, to: 60 },
        { who: 'Quality', reading: 'bore one-sided', from: 44, to: 68 },
        { who: 'Scheduling', reading: 'rate missed', from: 64, to: 83 },
      ],
      seenAt: 46,
      seenLabel: 'enough to see it',
      limitAt: 85,
      limitLabel: 'line stop',
    },
  },
  capabilities: {
    layout: 'grid',
    intro: 'Signals the plant already records, compared with one another before anyone buys another sensor.',
    cards: [
      {
        title: 'Machine drift',
        subtitle: 'Tone, heat and current together',
        text: 'Vibration, temperature, motor current and cycle time, compared with the same machine on the same product. Changes stand out well inside the alarm limits.',
        pointsLabel: 'Compares',
        points: lines(
          'Spectra by speed, tool and product',
          'Micro-stops too short for the downtime log',
          'Warm-up and first-part behavior',
        ),
        figure: 'strain',
      },
      {
        title: 'Process window sensing',
        subtitle: 'In tolerance but moving',
        text: 'Control charts, material lots and room conditions, with the direction in which the process window is closing.',
        pointsLabel: 'Compares',
        points: lines(
          'Capability by cavity, fixture and lot',
          'Humidity and dwell before the process',
          'Gauge drift, told apart from part drift',
        ),
        figure: 'threshold',
      },
      {
        title: 'Shop-floor knowledge',
        subtitle: 'What the shift already corrects',
        text: 'Offsets, overrides and handover notes count as measurements. An experienced operator often corrects a fault before any instrument reports one.',
        pointsLabel: 'Compares',
        points: lines(
          'Offsets entered by hand, shift by shift',
          'Words that return in handover notes',
          'Workarounds that became routine',
        ),
        figure: 'path',
      },
      {
        title: 'Stop propagation',
        subtitle: 'From one station to the order',
        text: 'Alethia follows a weak station through buffers, changeovers and skills to the orders it would delay and the planned stops in which it could be repaired.',
        pointsLabel: 'Compares',
        points: lines(
          'Buffers in minutes at the present rate',
          'Spares on the shelf, on order, in use',
          'Who on shift can do the repair',
        ),
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A plant manager moves a bearing into Wednesday’s tool change, and the line runs through Friday.',
      'A quality engineer traces a one-sided bore to a fixture that only the night shift had shimmed.',
      'A maintenance planner notices that the last spare sits in the sister machine and orders one before releasing the job.',
      'A shift lead starts with the readings that agree and leaves the alarm list for later.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'The plant in five dimensions',
    intro: 'A change in one dimension is often explained by another before anyone is paged.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Milliseconds of vibration, minutes of takt and weeks of wear, matched to the same event.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Stations, cavities, fixtures and bays, down to the side of the part that is drifting.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'What crews adjust, skip and repeat on each shift, treated as knowledge of the process.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Buffers, shared tooling, utilities and suppliers: how a weak station leans on a sound one.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Scrap, rework, overtime and late orders, set against the price of stopping now.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'One line before the plant',
    intro: 'We read what a machine already records before we fit anything new to it.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Operators, engineers and planners from every shift go through one stop that should not have happened. After one or two days the wall shows what each had noticed, and when.',
        outcome: 'A failure worth catching and its early traces.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description:
          'A first MxP runs beside one line on its historian, control charts and handover notes. The previous year’s stops set the SiQ baseline.',
        outcome: 'Unplanned stops turned into planned ones, and counted.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description:
          'Other lines and sister plants join. A fault learned on one machine is looked for on every machine of its kind.',
        outcome: 'The same readings at each morning meeting.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description:
          'Machine builders and key suppliers use what the plants have learned to design and service equipment, yours first.',
        outcome: 'Service terms written around wear that can be seen.',
      },
    ],
  },
  ownSection: [takt],
  ownSectionAfter: 'capabilities',
  next: {
    heading: 'Start with last Friday’s stop.',
    text: 'Bring its work order and the handover book. Half an hour shows which traces were there on Monday and who was holding them.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for manufacturers',
    description:
      'See drift across machines, shifts, quality and maintenance in time to repair it in a planned stop and avoid a line stop.',
  },
};
