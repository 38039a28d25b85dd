import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** Station 30 of drawings/takt.ts, in the week of the challenge's chart. */
export const manufacturingEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: 'Wednesday 07:12, Bore 2',
  intro: 'Five entries, one alert.',
  event: 'Cycle time, station 30',
  unit: 's',
  measure: 'to plan the stop',
  values: [
    { day: -2.4, value: 48 },
    { day: -1.5, value: 48.3 },
    { day: -0.8, value: 48.1 },
    { day: -0.3, value: 49 },
    { day: 0, value: 55 },
    { day: 1, value: 56.8 },
    { day: 1.95, value: 58 },
    { day: 2.5, value: 58.6 },
  ],
  views: [
    {
      role: 'Line supervisor',
      horizon: 'until Friday',
      from: -0.3,
      to: 2.5,
      limit: 58,
      limitName: 'takt',
      question: 'Change the bearing today, or run to the weekend?',
      readings: [{ day: -0.1, source: signals.manufacturing.name, reading: signals.manufacturing.value }],
    },
  ],
  artifacts: [
    {
      kind: 'form',
      time: 'Mon 08:20',
      author: 'Condition monitoring',
      title: 'Vibration report, Bearing 7',
      lines: lines('tone: new, only at speed'),
    },
    {
      kind: 'letter',
      time: 'Tue 04:50',
      author: signals.manufacturing.name,
      title: 'Handover book, Bore 2',
      lines: lines(`“${signals.manufacturing.value.replace('feed', 'Feed')}. Runs quieter.”`),
    },
    {
      kind: 'form',
      time: 'Tue 18:00',
      author: 'Maintenance',
      title: 'Work order, spindle check',
      lines: lines('spare: last one, already in use'),
      stamp: 'deferred',
    },
    {
      kind: 'form',
      time: 'Wed 04:50',
      author: 'Quality',
      title: 'Measurement, Bore 2',
      lines: lines('diameter: in tolerance', 'deviation: always to one side'),
    },
    {
      kind: 'strip',
      time: 'Wed 07:00',
      author: 'Line control',
      title: 'Cycle time, station 30',
      lines: lines('48 to 55 seconds in one shift'),
    },
  ],
  alert: {
    time: 'Wed 07:12',
    title: 'Bearing 7 stops the line on Friday morning',
    reasons: lines(
      'Its tone changed on Monday.',
      'Operators have slowed the feed since.',
      'The bore is drifting, and the takt is nearly used up.',
    ),
  },
  log: {
    time: 'Wed 07:30',
    who: 'Plant manager',
    choice: 'Change it in today’s tool change',
    known: 'The sister plant has a spare.',
    dismissed: 'Running to the weekend: the line wouldn’t get there.',
  },
  section: { ground: 'graphite', spacing: 'standard', anchor: 'evidence' },
};
