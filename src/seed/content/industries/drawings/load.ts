import type { LoadCurveBlock } from '@payload-types';
import { signals } from '../signals';

export const load: LoadCurveBlock = {
  blockType: 'load-curve',
  heading: 'The evening ramp started at lunchtime',
  intro: 'The deeper the trough at noon, the steeper the climb at dusk.',
  unit: 'MW',
  valueName: 'a Tuesday in October',
  usualName: 'the four before it',
  hours: [
    { hour: 0, value: 668, usual: 640 },
    { hour: 2, value: 626, usual: 590 },
    { hour: 4, value: 618, usual: 575 },
    { hour: 6, value: 716, usual: 680 },
    { hour: 8, value: 872, usual: 868 },
    { hour: 10, value: 800, usual: 836 },
    { hour: 12, value: 688, usual: 780 },
    { hour: 14, value: 640, usual: 748 },
    { hour: 16, value: 752, usual: 806 },
    { hour: 18, value: 1046, usual: 968 },
    { hour: 20, value: 1148, usual: 972 },
    { hour: 22, value: 904, usual: 812 },
    { hour: 24, value: 716, usual: 668 },
  ],
  readings: [
    { hour: 3, name: 'Demand', reading: 'new overnight plateau' },
    { hour: 10, name: 'Rooftop solar', reading: 'output ahead of the forecast' },
    { hour: 15, name: signals.energy.name, reading: signals.energy.value, unread: true },
    { hour: 18, name: 'Control room', reading: 'ramp re-rated' },
  ],
  limitHour: 20,
  limitName: 'Constraint',
  measure: 'hours to switch',
  section: { ground: 'graphite', spacing: 'standard', anchor: 'load' },
};
