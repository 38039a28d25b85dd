import type { SeedIndustry } from '../../types';
import { lines, toAddress } from '../../write';
import { floors } from './drawings/floors';
import { signals } from './signals';

export const construction: SeedIndustry = {
  title: 'Construction',
  slug: 'construction',
  order: 50,
  figure: 'construction',
  summary:
    'Pours, surveys, RFIs, crews and weather on one plan, so that a correction is made while the work can still be reached.',
  hero: {
    heading: 'Every floor inherits what was missed',
    highlight: 'what was missed',
    intro:
      'Trades, designers, suppliers, inspectors and weather all leave a mark on the level below. Alethia shows the marks before the next floor covers them.',
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
    text: `Schedules slip where no report looks. A slab cures colder than the mix assumed. An RFI about a penetration has gone unanswered since the pour. The façade crew is short because another site called, and two revisions of one drawing are in use on the same level.

Each trade tells its own coordinator, who fixes what can be fixed that day. The site lead hears the total at the weekly meeting, once the level has been closed and correcting it means breaking out.`,
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
    intro: 'Records a site produces anyway, tied to an element and to the day that element closes.',
    cards: [
      {
        title: 'Schedule drift',
        subtitle: 'Where the float went',
        text: 'Progress from deliveries, crane hours, inspections and headcount, set against the schedule. Used-up float shows before a milestone moves.',
        pointsLabel: 'Watches',
        points: lines(
          'Crews at the gate against the look-ahead',
          'Waiting time of cranes and hoists',
          'Activities reported done, then reopened',
        ),
        figure: 'watch',
      },
      {
        title: 'Work below',
        subtitle: 'Seen before it is covered',
        text: 'Cure, survey, moisture and inspection results, pinned to their element and raised while a hand can still reach it.',
        pointsLabel: 'Watches',
        points: lines(
          'Maturity curves, pour by pour',
          'As-built points against the model',
          'Hold points released with conditions',
        ),
        figure: 'strain',
      },
      {
        title: 'Trade interfaces',
        subtitle: 'Two crews, one space',
        text: 'Sequence, access, drawings and RFIs of neighboring trades, compared floor by floor for the week in which the trades meet.',
        pointsLabel: 'Watches',
        points: lines(
          'Revisions in use, by trade and level',
          'RFIs older than the work they hold up',
          'Hoist, access and laydown booked twice',
        ),
        figure: 'cascade',
      },
      {
        title: 'Safety margin',
        subtitle: 'The day it adds up',
        text: 'Wind, fatigue, lifting plans and near-miss reports. A serious incident tends to follow a day when several small limits were close at once.',
        pointsLabel: 'Watches',
        points: lines(
          'Wind windows against the lifting plan',
          'Hours worked by crews new to the site',
          'Near misses by place and activity',
        ),
        figure: 'threshold',
      },
    ],
    practice: lines(
      'A site lead holds one pour for a day because cure, wind and crew agree, and keeps the façade date.',
      'A structural engineer answers the question that blocks three trades ahead of the one that arrived first.',
      'A safety manager briefs the crew whose week resembles the week before the last near miss.',
      'A commercial manager records a change while its cause is still exposed.',
    ),
  },
  architecture: {
    layout: 'rows',
    heading: 'Five dimensions of one site',
    intro: 'Readings from an open level can still change the work. Once it closes, they stay on record.',
    dimensions: [
      {
        title: 'Temporal',
        text: 'Hours of cure, weekly look-aheads, seasons of weather, and the float that connects them.',
        figure: 'temporal',
      },
      {
        title: 'Spatial',
        text: 'Levels, zones, grid lines and lifting radii. Every reading belongs to an element.',
        figure: 'spatial',
      },
      {
        title: 'Behavioral',
        text: 'How crews sequence, wait and hand over in practice, whatever the bar chart says.',
        figure: 'behavioral',
      },
      {
        title: 'Systemic',
        text: 'Trades, approvals, suppliers and temporary works: what must be true before the next start.',
        figure: 'systemic',
      },
      {
        title: 'Economic',
        text: 'Delay, acceleration and rework, priced for the decision of this week.',
        figure: 'economic',
      },
    ],
  },
  deployment: {
    layout: 'columns',
    heading: 'From one level to every site',
    intro: 'We build the first product on a running project, with the people who run it.',
    phases: [
      {
        title: 'Discovery & envision',
        duration: 'Days',
        description:
          'Site leads, foremen and designers walk one finished level for a day or two and date every correction by the moment it could first have been noticed.',
        outcome: 'One kind of rework to prevent and where it shows.',
      },
      {
        title: 'Solution design & build',
        duration: '90 Days',
        description:
          'A first MxP reads one live floor cycle: deliveries, cure, survey, RFIs and headcount. Rework on the levels below sets its SiQ baseline.',
        outcome: 'Readings that reach the foreman before the pour.',
      },
      {
        title: 'Scale',
        duration: '6-12 Months',
        description:
          'Sites of the same type follow, then joint ventures and key trades. Whoever contributes data decides who else may see it.',
        outcome: 'Lessons that reach the next site before it breaks ground.',
      },
      {
        title: 'Industry launch',
        duration: '12-24 Months',
        description:
          'Owners, insurers and trades adopt the record as a shared basis for schedule and quality. You introduce it and, for an agreed time, you alone offer it.',
        outcome: 'A handover file that explains the building.',
      },
    ],
  },
  ownSection: [floors],
  ownSectionAfter: 'deployment',
  next: {
    heading: 'Start with one level.',
    text: 'Bring a floor that had to be opened again. In half an hour we mark what could be seen while it was still open.',
    primary: toAddress('Book a discovery session', '/book'),
    hasSecondary: true,
    secondary: toAddress('How we co-create', '/partnership'),
  },
  meta: {
    title: 'Sensory Intelligence for construction',
    description:
      'See rework coming while the floor is still open: trades, design, supply, inspection and weather on one plan for the site lead.',
  },
};
