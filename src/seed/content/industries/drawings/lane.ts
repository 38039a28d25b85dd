import type { LaneStripBlock } from '@payload-types';
import { signals } from '../signals';

export const lane: LaneStripBlock = {
  blockType: 'lane-strip',
  heading: 'Six legs and a week lost among them',
  intro: 'The plan above, the lane as it’s running below.',
  origin: 'Supplier',
  legs: [
    { mode: 'road', to: 'Barge terminal', planned: 3, now: 4, reading: 'date confirmed twice' },
    { mode: 'river', to: 'Sea port', planned: 6, now: 8, reading: 'loading to a lighter draft' },
    { mode: 'stop', to: 'Vessel', planned: 3, now: 4, reading: 'yard above plan' },
    { mode: 'sea', to: 'Port of entry', planned: 16, now: 18, reading: 'box rolled one sailing' },
    { mode: 'rail', to: 'Inland hub', planned: 6, now: 7, reading: 'slot open until Thursday' },
    { mode: 'road', to: 'Plant', planned: 2, now: 2, reading: signals['supply-chain'].value, unread: true },
  ],
  measure: 'days late',
  section: { ground: 'graphite', spacing: 'standard', anchor: 'lane' },
};
