import type { TaktLineBlock } from '@payload-types';
import { signals } from '../signals';

export const takt: TaktLineBlock = {
  blockType: 'takt-line',
  heading: 'The station that uses up the takt',
  intro: 'The line stops when one stroke reaches the takt.',
  takt: 58,
  unit: 's',
  measure: 'left',
  stations: [
    { code: '10', name: 'Load', from: 41, to: 42, reading: 'robot waits, twice' },
    { code: '20', name: 'Rough turn', from: 48, to: 50, reading: 'inserts changed on time' },
    { code: '30', name: 'Bore', from: 48, to: 55, reading: signals.manufacturing.value, unread: true },
    { code: '40', name: 'Drill and tap', from: 47, to: 48, reading: 'two taps replaced' },
    { code: '50', name: 'Wash', from: 44, to: 44, reading: 'bath at temperature' },
    { code: '60', name: 'Gauge', from: 45, to: 49, reading: 'remeasured more often' },
    { code: '70', name: 'Pack', from: 39, to: 40, reading: 'pallet waits for parts' },
  ],
  section: { ground: 'graphite', spacing: 'standard', anchor: 'takt' },
};
