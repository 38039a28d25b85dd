import { heading, intro } from '@/fields/heading';
import { link } from '@/fields/link';
import { defineBlock } from '../define-block';

export const bookingCalendar = defineBlock({
  slug: 'booking-calendar',
  singular: 'Booking calendar',
  plural: 'Booking calendars',
  interfaceName: 'BookingCalendarBlock',
  group: 'Calls to action',
  fields: [
    heading(),
    intro('What a visitor does here. Which calendar it is, the site settings say.'),
    {
      name: 'cardText',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'Beside the button on small screens, where the calendar opens in a new window.' },
    },
    {
      name: 'openLabel',
      type: 'text',
      required: true,
      maxLength: 40,
      defaultValue: 'Open calendar',
      admin: { description: 'The label of that button.' },
    },
    {
      name: 'troubleText',
      type: 'text',
      required: true,
      maxLength: 120,
      defaultValue: 'Having trouble with the booking system?',
      admin: { description: 'Below the calendar, for visitors for whom it does not work.' },
    },
    ...link({
      name: 'troubleLink',
      label: 'Way out',
      description: 'Where they find help, for example the contact page.',
    }),
  ],
});
