import type { FloorSectionBlock } from '@payload-types';
import { signals } from '../signals';

export const floors: FloorSectionBlock = {
  blockType: 'floor-section',
  heading: 'One slab can still be reached',
  intro: 'The levels below have taken their findings with them.',
  levels: [
    { name: 'Level 6', elevation: 60, state: 'planned', reading: 'crew booked at half strength' },
    { name: 'Level 5', elevation: 48, state: 'formwork', reading: 'pour held for Friday' },
    { name: 'Level 4', elevation: 36, state: 'open', reading: signals.construction.value, unread: true },
    { name: 'Level 3', elevation: 24, state: 'covered', reading: 'anchors off the grid line' },
    { name: 'Level 2', elevation: 12, state: 'covered', reading: 'built to the older drawing' },
    { name: 'Level 1', elevation: 0, state: 'covered', reading: 'closed with one RFI open' },
  ],
  unit: 'ft',
  measure: 'three days to reach it',
  section: { ground: 'white', spacing: 'standard', anchor: 'floors' },
};
