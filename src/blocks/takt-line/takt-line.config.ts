import { heading, intro } from '@/fields/heading';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** The stations of a line, their cycles in one shift, and the takt they must keep. Labeled illustrative. */
export const taktLine = defineBlock({
  slug: 'takt-line',
  singular: 'Takt line',
  plural: 'Takt lines',
  interfaceName: 'TaktLineBlock',
  group: 'Pictures and figures',
  ground: 'graphite',
  fields: [
    heading(),
    intro(),
    {
      type: 'row',
      fields: [
        {
          name: 'takt',
          type: 'number',
          required: true,
          min: 1,
          admin: { description: 'The time that no cycle may exceed.' },
        },
        {
          name: 'unit',
          type: 'text',
          required: true,
          maxLength: 8,
          defaultValue: 's',
          admin: { description: 'Its unit.' },
        },
        {
          name: 'measure',
          type: 'text',
          required: true,
          maxLength: 30,
          defaultValue: 'left',
          admin: { description: 'The words after what the unread station has left.' },
        },
      ],
    },
    {
      name: 'stations',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      labels: { singular: 'Station', plural: 'Stations' },
      admin: { description: 'Three to eight stations, in the order of the line.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'code', type: 'text', required: true, maxLength: 6, admin: { description: 'For example 30.' } },
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 30,
              admin: { description: 'What happens there.' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'from',
              type: 'number',
              required: true,
              min: 0,
              admin: { description: 'Cycle at the beginning.' },
            },
            { name: 'to', type: 'number', required: true, min: 0, admin: { description: 'Cycle now.' } },
          ],
        },
        {
          name: 'reading',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'What was read there.' },
        },
        unread(),
      ],
    },
  ],
});
