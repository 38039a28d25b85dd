import { heading, intro } from '@/fields/heading';
import { row, text } from '@/fields/text';
import { unread } from '@/fields/unread';
import { defineBlock } from '../define-block';

/** Contracts of one year at their renewal dates, each with an earlier reading. Labeled illustrative. */
export const renewalCalendar = defineBlock({
  slug: 'renewal-calendar',
  singular: 'Renewal calendar',
  plural: 'Renewal calendars',
  interfaceName: 'RenewalCalendarBlock',
  group: 'Brand drawings',
  use: 'A year of renewals, and the one to act on.',
  fields: [
    heading(),
    intro(),
    {
      name: 'renewals',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      labels: { singular: 'Renewal', plural: 'Renewals' },
      admin: { description: 'Three to eight contracts. They are drawn in the order of their dates.' },
      fields: [
        text('name', 50, 'What is renewed.'),
        row(
          {
            name: 'month',
            type: 'number',
            required: true,
            min: 1,
            max: 12,
            admin: { description: 'Month of the renewal, 1 to 12.' },
          },
          { name: 'day', type: 'number', required: true, min: 1, max: 31, admin: { description: 'Day, 1 to 31.' } },
        ),
        text('reading', 60, 'What was read before the renewal.'),
        {
          name: 'weeks',
          type: 'number',
          required: true,
          min: 1,
          max: 26,
          admin: { description: 'How many weeks before the renewal it was there.' },
        },
        unread(),
      ],
    },
    text('measure', 40, 'The words after the number of weeks of the unread reading.', {
      defaultValue: 'weeks to change the terms',
    }),
  ],
});
