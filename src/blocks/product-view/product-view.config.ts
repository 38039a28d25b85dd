import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { points } from '@/fields/points';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/**
 * One event in the product: Lens as two to four roles see it, and one Pulse alert. Roles share a series, each with
 * its own window and limit; the time left until it is computed. Labeled illustrative. `split`: text and Lens.
 */
export const productView = defineBlock({
  slug: 'product-view',
  singular: 'Product view',
  plural: 'Product views',
  interfaceName: 'ProductViewBlock',
  group: 'Pictures and figures',
  ground: 'graphite',
  fields: [
    layout('rows', 'split'),
    heading(),
    intro(),
    {
      type: 'row',
      fields: [
        {
          name: 'event',
          type: 'text',
          required: true,
          maxLength: 40,
          admin: { description: 'What all roles read, for example River stage at Gauge 7.' },
        },
        {
          name: 'unit',
          type: 'text',
          required: true,
          maxLength: 12,
          defaultValue: 'm',
          admin: { description: 'The unit of the values.' },
        },
        {
          name: 'measure',
          type: 'text',
          required: true,
          maxLength: 30,
          defaultValue: 'to choose',
          admin: { description: 'The words after the time that is left, for example to choose.' },
        },
      ],
    },
    {
      name: 'values',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 40,
      labels: { singular: 'Value', plural: 'Values' },
      admin: {
        description: 'The series that all roles read. Days before now are negative, days after it are the forecast.',
        initCollapsed: true,
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'day',
              type: 'number',
              required: true,
              min: -400,
              max: 400,
              admin: { description: 'From now: -0.5 is 12 hours ago.' },
            },
            { name: 'value', type: 'number', required: true, admin: { description: 'In the unit above.' } },
          ],
        },
      ],
    },
    {
      name: 'views',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Role', plural: 'Roles' },
      admin: { description: 'Two to four roles. Visitors see the first and can switch.', initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'role', type: 'text', required: true, maxLength: 24, admin: { description: 'Who looks.' } },
            {
              name: 'horizon',
              type: 'text',
              required: true,
              maxLength: 24,
              admin: { description: 'How far this role looks, for example six weeks.' },
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
              min: -400,
              max: 0,
              admin: { description: 'Days before now, negative.' },
            },
            {
              name: 'to',
              type: 'number',
              required: true,
              min: 0.5,
              max: 400,
              admin: { description: 'Days after now.' },
            },
            {
              name: 'limit',
              type: 'number',
              required: true,
              admin: { description: 'The value that decides for this role.' },
            },
            {
              name: 'limitName',
              type: 'text',
              required: true,
              maxLength: 30,
              admin: { description: 'What that value is called.' },
            },
          ],
        },
        {
          name: 'question',
          type: 'text',
          required: true,
          maxLength: 80,
          admin: { description: 'The decision of this role, as a question.' },
        },
        {
          name: 'readings',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 4,
          labels: { singular: 'Reading', plural: 'Readings' },
          admin: { description: 'What this role is shown, and when it was read. Up to four.' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'day',
                  type: 'number',
                  required: true,
                  min: -400,
                  max: 0,
                  admin: { description: 'Days before now, negative.' },
                },
                {
                  name: 'source',
                  type: 'text',
                  required: true,
                  maxLength: 40,
                  admin: { description: 'Who or what read it.' },
                },
              ],
            },
            { name: 'reading', type: 'text', required: true, maxLength: 80, admin: { description: 'What was read.' } },
            unread(),
          ],
        },
        {
          name: 'options',
          type: 'array',
          maxRows: 3,
          labels: { singular: 'Option', plural: 'Options' },
          admin: { description: 'What this role can still do. Up to three.' },
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 60, admin: { description: 'What to do.' } },
            { name: 'effect', type: 'text', required: true, maxLength: 100, admin: { description: 'What follows.' } },
          ],
        },
      ],
    },
    {
      name: 'alert',
      type: 'group',
      label: 'The alert',
      admin: {
        description: 'One alert about the same event. Shown where the layout is rows and the title is filled in.',
      },
      fields: [
        { name: 'title', type: 'text', maxLength: 80, admin: { description: 'The shift, in one line.' } },
        points('reasons', 'Readings that were joined, one line each. Up to four.', { maxRows: 4, maxLength: 80 }),
        {
          name: 'audience',
          type: 'text',
          maxLength: 80,
          admin: { description: 'Who is told, and who next.' },
        },
        { name: 'rule', type: 'text', maxLength: 120, admin: { description: 'When it will stay silent.' } },
      ],
    },
  ],
});
