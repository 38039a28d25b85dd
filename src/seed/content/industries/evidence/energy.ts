import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** The afternoon of the load curve (drawings/load.ts), at the hour of its unread reading. */
export const energyEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: '15:00, Transformer T-14',
  intro: 'Five desks, one alert.',
  event: 'Top oil, T-14',
  unit: '°C',
  measure: 'to switch',
  values: [
    { day: -1, value: 66 },
    { day: -0.79, value: 84 },
    { day: -0.5, value: 75 },
    { day: -0.25, value: 72 },
    { day: -0.125, value: 73 },
    { day: 0, value: 79 },
    { day: 0.125, value: 95 },
    { day: 0.21, value: 105 },
    { day: 0.25, value: 108 },
  ],
  views: [
    {
      role: 'Shift lead',
      horizon: 'this evening',
      from: -0.115,
      to: 0.5,
      limit: 105,
      limitName: 'top-oil limit',
      question: 'Move load off T-14 now, or wait for its fans?',
      readings: [{ day: -0.01, source: signals.energy.name, reading: signals.energy.value }],
    },
  ],
  artifacts: [
    {
      kind: 'letter',
      time: '04:00',
      author: 'Demand forecast',
      title: 'Night note',
      lines: lines('“Load won’t drop below 618 MW. That’s 43 over the last four Tuesdays.”'),
    },
    {
      kind: 'form',
      time: '10:00',
      author: 'Rooftop solar',
      title: 'Output check',
      lines: lines('net load: 800 MW, usually 836', 'later: cloud front from the west'),
    },
    {
      kind: 'letter',
      time: '13:50',
      author: 'Trading',
      title: 'Desk chat',
      lines: lines('“Spread keeps widening. Somebody expects an ugly ramp.”'),
    },
    {
      kind: 'form',
      time: '14:20',
      author: 'Field crews',
      title: 'Work order, T-14 cooling',
      lines: lines('fault: fan bank 2 trips', 'crew: rerouted to a feeder'),
      stamp: 'rescheduled',
    },
    {
      kind: 'strip',
      time: '15:00',
      author: signals.energy.name,
      title: 'Top oil since last evening',
      lines: lines(signals.energy.value),
    },
  ],
  alert: {
    time: '15:00',
    title: 'T-14 reaches its limit at 20:00',
    reasons: lines(
      'T-14 never cooled from last night.',
      'A fan bank is out, and its crew is elsewhere.',
      'Tonight’s ramp starts lower and climbs higher.',
    ),
  },
  log: {
    time: '15:10',
    who: 'Shift lead',
    choice: 'Move two feeders to T-12',
    known: 'T-12 has room.',
    dismissed: 'Waiting for the fans: the ramp gets there first.',
  },
  section: { ground: 'white', spacing: 'standard', anchor: 'evidence' },
};
