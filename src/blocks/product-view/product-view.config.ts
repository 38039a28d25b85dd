import { heading, intro } from '@/fields/heading';
import { layout } from '@/fields/layout';
import { points } from '@/fields/points';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/**
 * One event in the product: its sources, one Pulse alert, Lens as up to four roles see it, and the line that the
 * decision leaves in the log. Roles share a series, each with its own window and limit; the time left until it is
 * computed. Labeled illustrative. `split`: text and Lens. `sources`: all but Lens.
 */
export const productView = defineBlock({
  slug: 'product-view',
  singular: 'Product view',
  plural: 'Product views',
  interfaceName: 'ProductViewBlock',
  group: 'Brand drawings',
  use: 'One event as each module shows it to its reader.',
  ground: 'graphite',
  fields: [
    layout('rows', 'split', 'sources'),
    heading(),
    intro(),
    row(
      text('event', 40, 'What all roles read, for example River stage at Gauge 7.'),
      text('unit', 12, 'The unit of the values.', { defaultValue: 'm' }),
      text('measure', 30, 'The words after the time that is left, for example to choose.', {
        defaultValue: 'to choose',
      }),
    ),
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
        row(
          {
            name: 'day',
            type: 'number',
            required: true,
            min: -400,
            max: 400,
            admin: { description: 'From now: -0.5 is 12 hours ago.' },
          },
          { name: 'value', type: 'number', required: true, admin: { description: 'In the unit above.' } },
        ),
      ],
    },
    {
      name: 'views',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      labels: { singular: 'Role', plural: 'Roles' },
      admin: {
        description:
          'Up to four roles. Visitors see the first and can switch. The alert counts the time that the first has left.',
        initCollapsed: true,
      },
      fields: [
        row(text('role', 24, 'Who looks.'), text('horizon', 24, 'How far this role looks, for example six weeks.')),
        row(
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
          text('limitName', 30, 'What that value is called.'),
        ),
        text('question', 80, 'The decision of this role, as a question.'),
        {
          name: 'readings',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 4,
          labels: { singular: 'Reading', plural: 'Readings' },
          admin: { description: 'What this role is shown, and when it was read. Up to four.' },
          fields: [
            row(
              {
                name: 'day',
                type: 'number',
                required: true,
                min: -400,
                max: 0,
                admin: { description: 'Days before now, negative.' },
              },
              text('source', 40, 'Who or what read it.'),
            ),
            text('reading', 80, 'What was read.'),
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
            text('name', 60, 'What to do.'),
            text('effect', 100, 'What follows.'),
            {
              name: 'limit',
              type: 'number',
              label: 'The value that decides from then on',
              admin: {
                description:
                  'Where the option changes it, for example a lighter draft. Drawn once the decision log names the option.',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'artifacts',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Source', plural: 'Sources' },
      admin: {
        description:
          'What people and systems noted about the event, earliest first. They lead to the alert. Up to six.',
        initCollapsed: true,
      },
      fields: [
        row(
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'letter',
            label: 'Drawn as',
            admin: { description: 'What it was: a call, an instrument, a paper or a message.' },
            options: [
              { value: 'voice', label: 'A voice, with its transcript' },
              { value: 'strip', label: 'The last values of the series, as a strip' },
              { value: 'form', label: 'A form: lines such as “draft: full”' },
              { value: 'letter', label: 'A letter or a message' },
            ],
          },
          text('time', 12, 'When it was noted, for example 03:48.'),
          text('author', 40, 'Who or what noted it.'),
        ),
        row(
          text('title', 60, 'What it is, for example Work order 4471.', { isOptional: true }),
          text('stamp', 16, 'A word stamped on it, for example deferred.', { isOptional: true }),
        ),
        points('lines', 'What it says, one line each. Up to four.', { maxRows: 4, maxLength: 120 }),
      ],
    },
    {
      name: 'alert',
      type: 'group',
      label: 'The alert',
      admin: {
        description:
          'One alert about the same event. Shown where the title is filled in, and there are sources or the layout is rows.',
      },
      fields: [
        row(
          text('title', 80, 'The shift, in one line.', { isOptional: true }),
          text('time', 12, 'When it was sent, for example 06:12.', { isOptional: true }),
        ),
        points('reasons', 'Readings that were joined, one line each. Up to four.', { maxRows: 4, maxLength: 80 }),
        text('audience', 80, 'Who is notified, and who next.', { isOptional: true }),
        text('rule', 120, 'When it will stay silent.', { isOptional: true }),
      ],
    },
    {
      name: 'log',
      type: 'group',
      label: 'The decision log',
      admin: { description: 'What was decided. Shown where the choice is filled in.' },
      fields: [
        row(
          text('time', 12, 'When it was acknowledged, for example 06:20.', { isOptional: true }),
          text('who', 40, 'Who decided.', { isOptional: true }),
          text('choice', 60, 'What was picked.', { isOptional: true }),
        ),
        text('known', 120, 'What was known at that time.', { isOptional: true }),
        text('dismissed', 120, 'What was set aside, and why.', { isOptional: true }),
      ],
    },
  ],
});
