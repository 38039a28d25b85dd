import { asDesign } from '@/fields/design-last';
import { facts } from '@/fields/facts';
import { heading, intro } from '@/fields/heading';
import { link } from '@/fields/link';
import { points } from '@/fields/points';
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
    text(
      'headline',
      140,
      'The one headline of the page, where the calendar opens it instead of a hero. Otherwise leave empty.',
      { isOptional: true, custom: { headingLevel: 1 } },
    ),
    heading(),
    intro('What a visitor does here. The site settings say which calendar it is.'),
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
    {
      name: 'host',
      type: 'relationship',
      relationTo: 'leaders',
      admin: { allowCreate: false, description: 'Who visitors will talk to. Shown below the calendar. Optional.' },
    },
    text('hostText', 80, 'The line above their name.', { isOptional: true, defaultValue: 'You talk to' }),
    asDesign(
      points('badges', 'What to expect, in two or three words each, under that headline. Optional, up to four.', {
        label: 'Short facts',
        maxRows: 4,
      }),
    ),
    asDesign(
      facts(6, 'What you commit to, as a short list: reply, 24 hours. Shown in one strip. Optional.', 'Commitments'),
    ),
  ],
});
