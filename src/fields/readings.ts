import type { ArrayField } from 'payload';
import { row, text } from './text';

export const readings = (): ArrayField => ({
  name: 'readings',
  type: 'array',
  maxRows: 6,
  interfaceName: 'Readings',
  labels: { singular: 'Reading', plural: 'Readings' },
  admin: {
    description:
      'Short notes at the nodes of the drawing, as on an instrument: what was read, and what it said. Up to six.',
    initCollapsed: true,
  },
  fields: [row(text('name', 40), text('value', 60))],
});
