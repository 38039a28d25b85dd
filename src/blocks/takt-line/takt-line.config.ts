import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** The stations of a line, their cycles in one shift, and the takt they must keep. Labeled illustrative. */
export const taktLine = defineBlock({
  slug: 'takt-line',
  singular: 'Takt line',
  plural: 'Takt lines',
  interfaceName: 'TaktLineBlock',
  group: 'Brand drawings',
  use: 'The stations of a line against their takt.',
  ground: 'graphite',
  fields: [
    heading(),
    intro(),
    row(
      {
        name: 'takt',
        type: 'number',
        required: true,
        min: 1,
        admin: { description: 'The time that no cycle may exceed.' },
      },
      text('unit', 8, 'Its unit.', { defaultValue: 's' }),
      text('measure', 30, 'The words after what the unread station has left.', { defaultValue: 'left' }),
    ),
    {
      name: 'stations',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      labels: { singular: 'Station', plural: 'Stations' },
      admin: { description: 'Three to eight stations, in the order of the line.' },
      fields: [
        row(text('code', 6, 'For example 30.'), text('name', 30, 'What happens there.')),
        row(
          {
            name: 'from',
            type: 'number',
            required: true,
            min: 0,
            admin: { description: 'Cycle at the beginning.' },
          },
          { name: 'to', type: 'number', required: true, min: 0, admin: { description: 'Cycle now.' } },
        ),
        text('reading', 60, 'What was read there.'),
        unread(),
      ],
    },
  ],
});
