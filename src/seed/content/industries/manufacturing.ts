import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { takt } from './drawings/takt';
import { manufacturingEvidence } from './evidence/manufacturing';
import { signals } from './signals';

export const manufacturing: SeedIndustry = {
  title: 'Manufacturing',
  slug: 'manufacturing',
  order: 40,
  figure: 'manufacturing',
  summary: 'Machines, shift notes, control charts and work orders compared, so you fix drift in a planned stop.',
  hero: {
    heading: 'The line knew on Monday',
    highlight: 'on Monday',
    intro:
      'Software for manufacturers. Alethia compares what machines, operators, quality, maintenance and planning each notice, while the repair still fits a planned stop. Within 90 days, it’s watching your first line.',
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
    text: `Scrap seldom starts at the station that gets the blame. On Monday a bearing changes its tone. On Tuesday the night shift turns the feed down, because the part runs better that way. On Wednesday quality measures a bore that’s in tolerance, always on the same side.

Everyone did the sensible thing and wrote it down. The plant manager gets the whole story on Friday, as a stopped line and a pallet of parts to sort.`,
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
    intro: 'What the plant already records, compared before anyone buys another sensor.',
    cards: [
      {
        title: 'Machine drift',
        subtitle: 'Tone, heat and current together',
        text: 'Vibration, temperature, current and cycle time against the same machine on the same product.',
        figure: 'strain',
      },
      {
        title: 'Process window sensing',
        subtitle: 'In tolerance but moving',
        text: 'Control charts, material lots and room conditions, and which way the window is closing.',
        figure: 'threshold',
      },
      {
        title: 'Shop-floor knowledge',
        subtitle: 'What the shift already corrects',
        text: 'Offsets, overrides and handover notes count as data.',
        figure: 'path',
      },
      {
        title: 'Stop propagation',
        subtitle: 'From one station to the order',
        text: 'A weak station, followed to the orders it would delay and the planned stops where you could fix it.',
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A plant manager moves a bearing into Wednesday’s tool change, and the line runs through Friday.',
      'A quality engineer traces a one-sided bore to a fixture only the night shift had shimmed.',
      'A maintenance planner sees the last spare is in the sister machine and orders one first.',
      'A shift lead starts with the signals that agree and leaves the alarm list for later.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'The plant in five dimensions',
    intro: 'One dimension often explains another before anyone’s paged.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Milliseconds of vibration, minutes of takt, weeks of wear.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Stations, cavities and bays, down to the side of the part.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'What crews adjust, skip and repeat on each shift.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Buffers, shared tooling, utilities and suppliers.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Scrap, rework and overtime against the price of stopping now.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'One line before the plant',
    intro: 'We start with what the machine already records.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Operators, engineers and planners take apart one stop that shouldn’t have happened.',
        outcome: 'A failure worth catching and its early traces.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs beside one line. Last year’s stops set its SiQ baseline.',
        outcome: 'Unplanned stops turned into planned ones, and counted.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Other lines and plants join. A fault learned once is checked on every machine like it.',
        outcome: 'One list at every morning meeting.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Machine builders and suppliers build on what your plants have learned, yours first.',
        outcome: 'Service terms written around wear you can see.',
      },
    ],
  },
  ownSection: [takt, manufacturingEvidence],
  ownSectionAfter: 'capabilities',
  next: {
    heading: 'Start with last Friday’s stop.',
    text: 'Bring its work order and the handover book. In half an hour, you’ll see what was there on Monday and who had it.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for manufacturers',
    description:
      'Software for manufacturers: see drift across machines, shifts, quality and maintenance in time to fix it in a planned stop.',
  },
};
