import { heading, intro } from '@/fields/heading';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** One day of load against the usual one, hour by hour. Labeled illustrative. */
export const loadCurve = defineBlock({
  slug: 'load-curve',
  singular: '24-hour load curve',
  plural: '24-hour load curves',
  interfaceName: 'LoadCurveBlock',
  group: 'Pictures and figures',
  ground: 'graphite',
  fields: [
    heading(),
    intro(),
    {
      type: 'row',
      fields: [
        {
          name: 'unit',
          type: 'text',
          required: true,
          maxLength: 12,
          defaultValue: 'MW',
          admin: { description: 'The unit of the values.' },
        },
        {
          name: 'valueName',
          type: 'text',
          required: true,
          maxLength: 30,
          defaultValue: 'this day',
          admin: { description: 'The name of the drawn line.' },
        },
        {
          name: 'usualName',
          type: 'text',
          required: true,
          maxLength: 30,
          defaultValue: 'a usual day',
          admin: { description: 'The name of the line it is compared with.' },
        },
      ],
    },
    {
      name: 'hours',
      type: 'array',
      required: true,
      minRows: 7,
      maxRows: 25,
      labels: { singular: 'Hour', plural: 'Hours' },
      admin: { description: 'The values of the day, in the order of the hours: from 0 to 24.', initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'hour', type: 'number', required: true, min: 0, max: 24, admin: { description: '0 to 24.' } },
            { name: 'value', type: 'number', required: true, min: 0, admin: { description: 'On this day.' } },
            { name: 'usual', type: 'number', required: true, min: 0, admin: { description: 'On a usual day.' } },
          ],
        },
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
        { name: 'name', type: 'text', required: true, maxLength: 40, admin: { description: 'Who or what read it.' } },
        { name: 'reading', type: 'text', required: true, maxLength: 60, admin: { description: 'What was read.' } },
        unread(),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'limitHour',
          type: 'number',
          required: true,
          min: 0,
          max: 24,
          admin: { description: 'The hour at which it can no longer be changed.' },
        },
        {
          name: 'limitName',
          type: 'text',
          required: true,
          maxLength: 30,
          admin: { description: 'What happens then, for example constraint.' },
        },
        {
          name: 'measure',
          type: 'text',
          required: true,
          maxLength: 30,
          defaultValue: 'hours to act',
          admin: { description: 'The words after the number of hours from the unread reading until then.' },
        },
      ],
    },
  ],
});
