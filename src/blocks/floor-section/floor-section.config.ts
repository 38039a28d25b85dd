import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** A building in section: its levels from top to bottom, and the reading on each. Labeled illustrative. */
export const floorSection = defineBlock({
  slug: 'floor-section',
  singular: 'Floor section',
  plural: 'Floor sections',
  interfaceName: 'FloorSectionBlock',
  group: 'Brand drawings',
  use: 'A building floor by floor, and what holds it up.',
  fields: [
    heading(),
    intro(),
    {
      name: 'levels',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      labels: { singular: 'Level', plural: 'Levels' },
      admin: { description: 'Three to eight levels, the highest first.' },
      fields: [
        row(
          text('name', 30, 'For example Level 4.'),
          {
            name: 'elevation',
            type: 'number',
            required: true,
            min: -100,
            max: 1000,
            admin: { description: 'Top of its slab.' },
          },
          {
            name: 'state',
            type: 'select',
            required: true,
            defaultValue: 'covered',
            options: [
              { value: 'planned', label: 'Planned' },
              { value: 'formwork', label: 'In formwork' },
              { value: 'open', label: 'Open' },
              { value: 'covered', label: 'Covered' },
            ],
            admin: { description: 'How far it has been built.' },
          },
        ),
        text('reading', 80, 'What was read there.'),
        unread(),
      ],
    },
    text('unit', 8, 'The unit of the heights.', { defaultValue: 'ft' }),
    text('measure', 40, 'The name of the distance between the unread level and the one that will cover it.'),
  ],
});
