import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** Level 4 of drawings/floors.ts, three days before Friday's pour covers it. */
export const constructionEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: 'Tuesday, Level 4',
  intro: 'Five notes, one alert.',
  event: 'Float, level 4',
  unit: 'days',
  measure: 'to reach it',
  values: [
    { day: -16, value: 8 },
    { day: -11, value: 7.8 },
    { day: -7, value: 6.5 },
    { day: -3, value: 4.6 },
    { day: 0, value: 3.1 },
    { day: 3.1, value: 0 },
    { day: 4, value: -1 },
  ],
  views: [
    {
      role: 'Superintendent',
      horizon: 'this week',
      from: -2,
      to: 4,
      limit: 0,
      limitName: 'pour on level 5',
      question: 'Pour on Friday, or hold it for a day?',
      readings: [{ day: -0.5, source: signals.construction.name, reading: signals.construction.value }],
    },
  ],
  artifacts: [
    {
      kind: 'form',
      time: 'wk 1, Tue',
      author: signals.construction.name,
      title: 'Maturity log',
      lines: lines(`temperature: ${signals.construction.value}`),
    },
    {
      kind: 'letter',
      time: 'wk 1, Fri',
      author: 'Design team',
      title: 'RFI 118, slab edge',
      lines: lines('“Received. It’s with the engineer of record.”'),
      stamp: 'open',
    },
    {
      kind: 'form',
      time: 'wk 2, Thu',
      author: 'Surveyors',
      title: 'As-built, level 3',
      lines: lines('anchors: off the grid line', 'drawing: one revision old'),
    },
    {
      kind: 'voice',
      time: 'wk 2, Sat',
      author: 'Façade foreman',
      title: 'Voice note',
      lines: lines('“We’re two short. If they pour Friday, we can’t get back to that edge.”'),
    },
    {
      kind: 'strip',
      time: 'wk 3, Mon',
      author: 'Project scheduler',
      title: 'Float, level 4',
      lines: lines('five days used'),
    },
  ],
  alert: {
    time: 'wk 3, Tue',
    title: 'Friday’s pour would bury three open findings',
    reasons: lines(
      'The slab is behind its cure curve.',
      'An RFI on its edge is still open.',
      'The anchors below follow an older drawing.',
    ),
  },
  log: {
    time: 'wk 3, Tue',
    who: 'Superintendent',
    choice: 'Hold the pour for a day',
    known: 'It stays dry until Sunday.',
    dismissed: 'Pouring around the edge: we’d cut it open later.',
  },
  section: { ground: 'graphite', spacing: 'standard', anchor: 'evidence' },
};
