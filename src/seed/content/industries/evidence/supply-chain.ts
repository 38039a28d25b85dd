import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** The lane of drawings/lane.ts: a week late in five legs, and a rail slot that is open until Thursday. */
export const supplyChainEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: 'Thursday, one rail slot',
  intro: 'Five messages, one alert.',
  event: 'Days of supply, both plants',
  unit: 'days',
  measure: 'to reroute',
  values: [
    { day: -42, value: 33 },
    { day: -28, value: 32 },
    { day: -14, value: 31 },
    { day: -5, value: 28 },
    { day: 0, value: 19.4 },
    { day: 19.4, value: 0 },
    { day: 24, value: -4 },
  ],
  views: [
    {
      role: 'Lane manager',
      horizon: 'four weeks',
      from: -5,
      to: 24,
      limit: 0,
      limitName: 'stock-out',
      question: 'Take the rail slot tonight, or wait for the vessel?',
      readings: [{ day: -1, source: signals['supply-chain'].name, reading: signals['supply-chain'].value }],
    },
  ],
  artifacts: [
    {
      kind: 'letter',
      time: 'wk 1, Tue',
      author: 'Supplier',
      title: 'Order confirmation, revised',
      lines: lines('“We confirm your order for two days later than stated.”'),
    },
    {
      kind: 'form',
      time: 'wk 2, Mon',
      author: 'Barge terminal',
      title: 'Loading slip',
      lines: lines('draft: lighter', 'left behind: six boxes'),
    },
    {
      kind: 'strip',
      time: 'wk 2, Fri',
      author: signals['supply-chain'].name,
      title: 'Days of supply',
      lines: lines(signals['supply-chain'].value),
    },
    {
      kind: 'letter',
      time: 'wk 3, Tue',
      author: 'Ocean carrier',
      title: 'Rollover notice',
      lines: lines('“Your container has been rolled to the next sailing.”'),
    },
    {
      kind: 'form',
      time: 'wk 3, Wed',
      author: 'Rail desk',
      title: 'Slot offer, inland hub',
      lines: lines('open until: Thursday, 18:00'),
    },
  ],
  alert: {
    time: 'wk 3, Thu',
    title: 'Both plants run out a week before the box arrives',
    reasons: lines(
      'Five legs are each a day or two behind.',
      'Two plants pulled the same part forward.',
      'The only open slot closes at 18:00.',
    ),
  },
  log: {
    time: 'wk 3, Thu',
    who: 'Lane manager',
    choice: 'Book the rail slot',
    known: 'The train has room for four boxes.',
    dismissed: 'Air freight: rail gets there in time for less.',
  },
  section: { ground: 'graphite', spacing: 'standard', anchor: 'evidence' },
};
