import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { floors } from './drawings/floors';
import { constructionEvidence } from './evidence/construction';
import { signals } from './signals';

export const construction: SeedIndustry = {
  title: 'Construction',
  slug: 'construction',
  order: 50,
  figure: 'construction',
  summary: 'Pours, surveys, RFIs, crews and weather on one plan, while you can still reach the work.',
  hero: {
    heading: 'Every floor inherits what was missed',
    highlight: 'what was missed',
    intro:
      'Software for builders. Alethia shows the superintendent what trades, designers, suppliers and inspectors already noticed before the next floor covers it. Within 90 days, it’s watching one floor cycle.',
    primary: toAddress('Book a discovery session', '/book'),
    readings: [
      { name: 'Level 6 pour', value: 'date held, crew halved' },
      { name: 'Tower crane', value: 'booked twice on Thursday' },
      { name: 'Drawing set', value: 'two revisions in use' },
      signals.construction,
      { name: 'Façade anchors', value: 'off the grid line' },
      { name: 'Open RFIs', value: 'older each week' },
    ],
  },
  challenge: {
    layout: 'rows',
    lead: 'What the next floor covers',
    text: `Schedules slip where no report looks: a slab curing cold, an unanswered RFI, two revisions of one drawing.

The superintendent hears the total at the weekly meeting, once fixing it means breaking the level open.`,
    chart: {
      caption: 'Four weeks, one level',
      ticks: [{ label: 'week 1' }, { label: 'week 2' }, { label: 'week 3' }, { label: 'week 4' }],
      rows: [
        { who: 'Concrete', reading: 'cold cure', from: 5, to: 28 },
        { who: 'Design team', reading: 'answer pending', from: 16, to: 50 },
        { who: 'Survey', reading: 'anchors off', from: 38, to: 60 },
        { who: 'Façade crew', reading: 'two short', from: 46, to: 68 },
        { who: 'Site lead', reading: 'date at risk', from: 62, to: 80 },
      ],
      seenAt: 48,
      seenLabel: 'enough to see it',
      limitAt: 82,
      limitLabel: 'rework',
    },
  },
  capabilities: {
    layout: 'plate',
    intro: 'Records your site keeps anyway, tied to an element and the day it closes.',
    cards: [
      {
        title: 'Schedule drift',
        subtitle: 'Where the float went',
        text: 'Deliveries, crane hours, inspections and headcount against the schedule.',
        figure: 'watch',
      },
      {
        title: 'Work below',
        subtitle: 'Seen before it’s covered',
        text: 'Cure, survey and inspection results, while a hand can still reach.',
        figure: 'strain',
      },
      {
        title: 'Trade interfaces',
        subtitle: 'Two crews, one space',
        text: 'Sequence, access, drawings and RFIs, compared floor by floor.',
        figure: 'cascade',
      },
      {
        title: 'Safety margin',
        subtitle: 'The day it adds up',
        text: 'Wind, fatigue and lift plans, on days when several limits are close.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'Cure, wind and crew agree, and one pour waits a day.',
      'An engineer answers the RFI that blocks three trades first.',
      'A crew is briefed in a week that looks like the last near miss.',
      'A change goes on record while its cause is exposed.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'Five dimensions of one site',
    intro: 'On an open level, a finding can still change the work.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Hours of cure, look-aheads, seasons and the float between them.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Levels, zones, grid lines and lift radii.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How crews sequence, wait and hand over.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Trades, approvals and temporary works.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Delay, acceleration and rework, priced this week.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'columns',
    heading: 'From one level to every site',
    intro: 'We build on a live project, with the people who run it.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Superintendents, foremen and designers walk one finished level.',
        outcome: 'One kind of rework to prevent.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs on one floor cycle, scored on the levels below.',
        outcome: 'Findings that reach the foreman before the pour.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Sites of the same type follow, then key trades.',
        outcome: 'Lessons that reach the next site in time.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Owners, insurers and trades adopt the record, yours first.',
        outcome: 'A turnover package that explains the building.',
      },
    ],
  },
  ownSection: [floors, constructionEvidence],
  ownSectionAfter: 'deployment',
  next: {
    heading: 'Start with one level.',
    text: 'Bring a floor you had to open again. In half an hour, we’ll mark what you could’ve seen.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for construction',
    description:
      'Software for builders: see rework coming while the floor is still open, with trades, design, supply and weather on one plan.',
  },
};
