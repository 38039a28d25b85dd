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
      'Software for builders. Alethia shows the superintendent what trades, designers, suppliers and inspectors already noticed before the next floor covers it. Within 90 days, it’s in use on one floor cycle.',
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
    text: `Schedules slip where no report looks.

The superintendent hears the total once fixing it means breaking the level open.`,
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
    intro: 'From records your site keeps anyway.',
    cards: [
      {
        title: 'Schedule drift',
        text: 'Where the float went, delivery by delivery.',
        figure: 'watch',
      },
      {
        title: 'Work below',
        text: 'Cure and survey, while a hand can still reach.',
        figure: 'strain',
      },
      {
        title: 'Trade interfaces',
        text: 'Two crews, one space, compared floor by floor.',
        figure: 'cascade',
      },
      {
        title: 'Safety margin',
        text: 'The day when wind, fatigue and lifts add up.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'One pour waits a day.',
      'The RFI that blocks three trades goes first.',
      'A crew is briefed before a near miss.',
      'A change is logged while its cause shows.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'Five dimensions of one site',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Hours of cure, look-aheads, seasons, float.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Levels, zones, grid lines, lift radii.',
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
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Superintendents and foremen walk one finished level.',
        outcome: 'One kind of rework to prevent.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs on one floor cycle, scored on the levels below.',
        outcome: 'Findings before the pour.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Similar sites follow, then key trades.',
        outcome: 'Lessons that arrive in time.',
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
    text: 'Bring one you had to reopen. We’ll mark what you could’ve seen.',
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
