import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../write';
import { on } from './parts';

const pilot = { day: -0.1, source: 'Pilot, upbound tow', reading: 'touched bottom at Bend 4', unread: true };

/** Platform: one falling river in Lens, for three roles, and the alert of Pulse. */
export const river: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'rows',
  heading: 'One falling river, three decisions',
  intro: 'Every role reads the same gauge. Lens shows each one the part it can still change.',
  event: 'River stage, Gauge 7',
  unit: 'm',
  measure: 'to choose',
  values: [
    { day: -90, value: 3.9 },
    { day: -72, value: 3.96 },
    { day: -56, value: 3.78 },
    { day: -42, value: 3.66 },
    { day: -28, value: 3.44 },
    { day: -14, value: 3.2 },
    { day: -9, value: 3.14 },
    { day: -6, value: 3.0 },
    { day: -3, value: 2.95 },
    { day: -1, value: 2.9 },
    { day: -0.5, value: 2.89 },
    { day: -0.2, value: 2.86 },
    { day: 0, value: 2.84 },
    { day: 0.5, value: 2.81 },
    { day: 1, value: 2.77 },
    { day: 1.5, value: 2.72 },
    { day: 2, value: 2.67 },
    { day: 4, value: 2.56 },
    { day: 8, value: 2.4 },
    { day: 14, value: 2.24 },
    { day: 21, value: 2.1 },
    { day: 30, value: 1.98 },
    { day: 42, value: 1.87 },
    { day: 58, value: 1.8 },
    { day: 72, value: 1.94 },
    { day: 90, value: 2.4 },
  ],
  views: [
    {
      role: 'Dispatcher',
      horizon: 'two days',
      from: -0.75,
      to: 2,
      limit: 2.75,
      limitName: 'full draft',
      question: 'Load both barges tonight, or load light tomorrow?',
      readings: [
        { day: -0.55, source: 'Terminal', reading: 'two barges booked at full draft' },
        { day: -0.3, source: 'Gauge 7', reading: 'four centimeters lower since midnight' },
        pilot,
      ],
      options: [
        { name: 'Load both tonight', effect: 'They clear Bend 4 with half a day to spare. Needs a second crew.' },
        { name: 'Load light tomorrow', effect: 'No night shift, but a third barge for the same cargo.' },
      ],
    },
    {
      role: 'Planner',
      horizon: 'six weeks',
      from: -14,
      to: 42,
      limit: 2.2,
      limitName: 'half loads',
      question: 'Which orders move to rail while there are slots?',
      readings: [
        { day: -9, source: 'Reservoir upstream', reading: 'release cut to the summer minimum' },
        { day: -4, source: 'Rail desk', reading: 'slots open until Thursday' },
        pilot,
      ],
      options: [
        { name: 'Reserve rail from week three', effect: 'Covers the two plants with the least stock.' },
        { name: 'Bring a plant stop forward', effect: 'Maintenance falls in the weeks with the lowest water.' },
      ],
    },
    {
      role: 'Risk officer',
      horizon: 'the quarter',
      from: -90,
      to: 90,
      limit: 1.9,
      limitName: 'no passage',
      question: 'What would a month without barges cost?',
      readings: [
        { day: -72, source: 'Snow survey', reading: 'a fifth below its usual depth' },
        { day: -28, source: 'Claims wording', reading: 'a new phrase: light loading' },
        pilot,
      ],
      options: [
        { name: 'Raise the reserve for delay', effect: 'Before the quarter closes, with the reasons attached.' },
        { name: 'Call the reinsurer now', effect: 'While there is still a choice to report.' },
      ],
    },
  ],
  alert: {
    title: 'Full draft at Bend 4 ends tomorrow',
    reasons: lines(
      'Gauge 7 falls faster than its forecast.',
      'A pilot reports contact with the bottom.',
      'Two barges are booked at full draft.',
    ),
    audience: 'The dispatcher on shift. After an hour, the terminal manager.',
    rule: 'Once both barges are loaded, or the booking changes.',
  },
  section: on('graphite', 'product'),
};
