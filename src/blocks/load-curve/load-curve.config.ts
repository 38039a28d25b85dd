import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** One day of load against the usual one, hour by hour. Labeled illustrative. */
export const loadCurve = defineBlock({
  slug: 'load-curve',
  singular: '24-hour load curve',
  plural: '24-hour load curves',
  interfaceName: 'LoadCurveBlock',
  group: 'Brand drawings',
  use: 'A day of load, and the hour that differs.',
  ground: 'graphite',
  fields: [
    heading(),
    intro(),
    row(
      text('unit', 12, 'The unit of the values.', { defaultValue: 'MW' }),
      text('valueName', 30, 'The name of the drawn line.', { defaultValue: 'this day' }),
      text('usualName', 30, 'The name of the line it is compared with.', { defaultValue: 'a usual day' }),
    ),
    {
      name: 'hours',
      type: 'array',
      required: true,
      minRows: 7,
      maxRows: 25,
      labels: { singular: 'Hour', plural: 'Hours' },
      admin: { description: 'The values of the day, in the order of the hours: from 0 to 24.', initCollapsed: true },
      fields: [
        row(
          { name: 'hour', type: 'number', required: true, min: 0, max: 24, admin: { description: '0 to 24.' } },
          { name: 'value', type: 'number', required: true, min: 0, admin: { description: 'On this day.' } },
          { name: 'usual', type: 'number', required: true, min: 0, admin: { description: 'On a usual day.' } },
        ),
      ],
    },
    {
      name: 'readings',
      type: 'array',
      maxRows: 5,
      labels: { singular: 'Reading', plural: 'Readings' },
      admin: { description: 'What was read, and at which hour. Up to five.', initCollapsed: true },
      fields: [
        { name: 'hour', type: 'number', required: true, min: 0, max: 24, admin: { description: '0 to 24.' } },
        text('name', 40, 'Who or what read it.'),
        text('reading', 60, 'What was read.'),
        unread(),
      ],
    },
    row(
      {
        name: 'limitHour',
        type: 'number',
        required: true,
        min: 0,
        max: 24,
        admin: { description: 'The hour at which it can no longer be changed.' },
      },
      text('limitName', 30, 'What happens then, for example constraint.'),
      text('measure', 30, 'The words after the number of hours from the unread reading until then.', {
        defaultValue: 'hours to act',
      }),
    ),
  ],
});
