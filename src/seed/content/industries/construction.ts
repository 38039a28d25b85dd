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
    text: `Schedules slip where no report looks. A slab cures colder than the mix assumed. An RFI has gone unanswered since the pour. Two revisions of one drawing are in use on the same level.

Each trade tells its own coordinator. The superintendent hears the total at the weekly meeting, once the level is closed and fixing it means breaking it open.`,
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
        text: 'Deliveries, crane hours, inspections and headcount against the schedule. Used-up float shows before a milestone moves.',
        figure: 'watch',
      },
      {
        title: 'Work below',
        subtitle: 'Seen before it’s covered',
        text: 'Cure, survey, moisture and inspection results, pinned to their element while a hand can still reach it.',
        figure: 'strain',
      },
      {
        title: 'Trade interfaces',
        subtitle: 'Two crews, one space',
        text: 'Sequence, access, drawings and RFIs compared floor by floor for the week two trades meet.',
        figure: 'cascade',
      },
      {
        title: 'Safety margin',
        subtitle: 'The day it adds up',
        text: 'Wind, fatigue, lift plans and near misses, on the days when several limits are close at once.',
        figure: 'threshold',
      },
    ],
    practice: lines(
      'A superintendent holds one pour for a day because cure, wind and crew agree, and keeps the façade date.',
      'A structural engineer answers the RFI that blocks three trades first.',
      'A safety manager briefs the crew whose week looks like the one before the last near miss.',
      'A project manager records a change while its cause is still exposed.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'Five dimensions of one site',
    intro: 'On an open level, a finding can still change the work.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Hours of cure, weekly look-aheads, seasons of weather and the float between them.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Levels, zones, grid lines and lift radii.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How crews sequence, wait and hand over, whatever the bar chart says.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Trades, approvals and temporary works: what must be true before the next start.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Delay, acceleration and rework, priced for this week’s decision.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'columns',
    heading: 'From one level to every site',
    intro: 'We build the first product on a live project, with the people who run it.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description: 'Superintendents, foremen and designers walk one finished level and date every correction.',
        outcome: 'One kind of rework to prevent and where it shows.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description: 'The first MxP runs on one floor cycle. Rework on the levels below sets its SiQ baseline.',
        outcome: 'Findings that reach the foreman before the pour.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description: 'Sites of the same type follow, then joint ventures and key trades.',
        outcome: 'Lessons that reach the next site before it breaks ground.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description: 'Owners, insurers and trades adopt the record. For an agreed time, only you offer it.',
        outcome: 'A turnover package that explains the building.',
      },
    ],
  },
  ownSection: [floors, constructionEvidence],
  ownSectionAfter: 'deployment',
  next: {
    heading: 'Start with one level.',
    text: 'Bring a floor you had to open again. In half an hour, we’ll mark what you could’ve seen while it was open.',
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
