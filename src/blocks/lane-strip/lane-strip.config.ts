import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** The legs of one lane as planned and at present, both to scale. Labeled illustrative. */
export const laneStrip = defineBlock({
  slug: 'lane-strip',
  singular: 'Lane strip',
  plural: 'Lane strips',
  interfaceName: 'LaneStripBlock',
  group: 'Brand drawings',
  use: 'A shipment on its way, stop by stop.',
  ground: 'graphite',
  fields: [
    heading(),
    intro(),
    text('origin', 30, 'Where the lane begins, for example Supplier.'),
    {
      name: 'legs',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      labels: { singular: 'Leg', plural: 'Legs' },
      admin: { description: 'Two to six legs, in the order of the journey.' },
      fields: [
        row(
          {
            name: 'mode',
            type: 'select',
            required: true,
            defaultValue: 'road',
            options: [
              { value: 'road', label: 'Road' },
              { value: 'rail', label: 'Rail' },
              { value: 'river', label: 'River' },
              { value: 'sea', label: 'Sea' },
              { value: 'air', label: 'Air' },
              { value: 'stop', label: 'Waiting (yard, customs)' },
            ],
            admin: { description: 'How the goods travel.' },
          },
          text('to', 30, 'Where the leg ends.'),
        ),
        row(
          {
            name: 'planned',
            type: 'number',
            required: true,
            min: 0.5,
            max: 120,
            admin: { description: 'Days in the plan.' },
          },
          {
            name: 'now',
            type: 'number',
            required: true,
            min: 0.5,
            max: 120,
            admin: { description: 'Days at present.' },
          },
        ),
        text('reading', 60, 'What was read there.'),
        unread(),
      ],
    },
    text('measure', 40, 'The words after the days that all legs together are late.', { defaultValue: 'days late' }),
  ],
});
