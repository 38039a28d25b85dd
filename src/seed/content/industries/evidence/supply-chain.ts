import type { ProductViewBlock } from '@payload-types';
import { lines } from '../../../write';
import { signals } from '../signals';

/** The lane of drawings/lane.ts: a week late in five legs, and a rail slot that is open until Thursday. */
export const supplyChainEvidence: ProductViewBlock = {
  blockType: 'product-view',
  layout: 'sources',
  heading: 'Thursday, one rail slot',
  intro: 'Five routine messages, one alert, and a booking that closes tonight.',
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
      lines: lines('“We confirm your order for two days later than stated. We apologize for any inconvenience.”'),
    },
    {
      kind: 'form',
      time: 'wk 2, Mon',
      author: 'Barge terminal',
      title: 'Loading slip',
      lines: lines('draft: lighter, river low', 'left behind: six boxes'),
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
      lines: lines('“Your container has been rolled to the next sailing. No action is needed on your part.”'),
    },
    {
      kind: 'form',
      time: 'wk 3, Wed',
      author: 'Rail desk',
      title: 'Slot offer, inland hub',
      lines: lines('open until: Thursday, 18:00', 'room for: four boxes'),
    },
  ],
  alert: {
    time: 'wk 3, Thu',
    title: 'Both plants run out a week before the box arrives',
    reasons: lines(
      'Five legs are each a day or two behind.',
      'Two plants have pulled the same part forward.',
      'The only open slot closes at 18:00.',
    ),
    audience: 'The lane manager. After two hours, the head of planning.',
    rule: 'Once the boxes have a slot, or one plant gives its stock back.',
  },
  log: {
    time: 'wk 3, Thu',
    who: 'Lane manager',
    choice: 'Book the rail slot',
    known: 'Five messages, 19 days of stock, room for four boxes.',
    dismissed: 'Air freight: rail gets there in time for less.',
  },
  section: { ground: 'graphite', spacing: 'standard', anchor: 'evidence' },
};
