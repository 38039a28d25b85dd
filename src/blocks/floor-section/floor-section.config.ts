import { heading, intro } from '@/fields/heading';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** A building in section: its levels from top to bottom, and the reading on each. Labeled illustrative. */
export const floorSection = defineBlock({
  slug: 'floor-section',
  singular: 'Floor section',
  plural: 'Floor sections',
  interfaceName: 'FloorSectionBlock',
  group: 'Pictures and figures',
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
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 30,
              admin: { description: 'For example Level 4.' },
            },
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
          ],
        },
        {
          name: 'reading',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'What was read there.' },
        },
        unread(),
      ],
    },
    {
      name: 'unit',
      type: 'text',
      required: true,
      maxLength: 8,
      defaultValue: 'ft',
      admin: { description: 'The unit of the heights.' },
    },
    {
      name: 'measure',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'The name of the distance between the unread level and the one that will cover it.' },
    },
  ],
});
