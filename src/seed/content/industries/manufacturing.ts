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
      'Software for manufacturers. Alethia compares what machines, operators, quality, maintenance and planning each notice, while the repair still fits a planned stop. Within 90 days, planners use it on your first line.',
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
    text: `Everyone did the sensible thing and wrote it down.

The plant manager reads it on Friday, as a stopped line.`,
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
    intro: 'What the plant already records, before anyone buys a sensor.',
    cards: [
      {
        title: 'Machine drift',
        text: 'Tone, heat and current together, machine by machine.',
        figure: 'strain',
      },
      {
        title: 'Process window sensing',
        text: 'In tolerance but moving, and where to.',
        figure: 'threshold',
      },
      {
        title: 'Shop-floor knowledge',
        text: 'Offsets, overrides and handover notes count as data.',
        figure: 'path',
      },
      {
        title: 'Stop propagation',
        text: 'A weak station, followed to the orders it delays.',
        figure: 'cascade',
      },
    ],
    practice: lines(
      'A bearing moves into Wednesday’s tool change.',
      'A one-sided bore leads to a shimmed fixture.',
      'A planner sees the last spare in use, and orders one.',
      'A shift lead starts where signals agree.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'The plant in five dimensions',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Milliseconds of vibration, minutes of takt, weeks of wear.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Stations and bays, down to the side of the part.',
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
        text: 'Scrap, rework and overtime against the price of a stop.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'scale',
    heading: 'One line before the plant',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Operators and engineers take apart one stop.',
        outcome: 'A failure worth catching.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs beside one line, scored on last year’s stops.',
        outcome: 'Unplanned stops become planned ones.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Every machine like it is checked for the fault.',
        outcome: 'One list at every morning meeting.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Machine builders build on what your plants learned.',
        outcome: 'Service terms around wear you can see.',
      },
    ],
  },
  ownSection: [takt, manufacturingEvidence],
  ownSectionAfter: 'capabilities',
  next: {
    heading: 'Start with last Friday’s stop.',
    text: 'In half an hour, you’ll see what was there on Monday.',
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
