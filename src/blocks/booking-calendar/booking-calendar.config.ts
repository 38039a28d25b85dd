import { heading, intro } from '@/fields/heading';
import { link } from '@/fields/link';
import { text, textArea } from '@/fields/text';
import { defineBlock } from '../define-block';

export const bookingCalendar = defineBlock({
  slug: 'booking-calendar',
  singular: 'Booking calendar',
  plural: 'Booking calendars',
  interfaceName: 'BookingCalendarBlock',
  group: 'Contact',
  use: 'Where visitors book a talk.',
  fields: [
    heading(),
    intro('What a visitor does here. Which calendar it is, the site settings say.'),
    textArea('cardText', 300, 'Beside the button on small screens, where the calendar opens in a new window.'),
    text('openLabel', 40, 'The label of that button.', { defaultValue: 'Open calendar' }),
    text('troubleText', 120, 'Below the calendar, for visitors for whom it does not work.', {
      defaultValue: 'Having trouble with the booking system?',
    }),
    ...link({
      name: 'troubleLink',
      label: 'Way out',
      description: 'Where they find help, for example the contact page.',
    }),
  ],
});
