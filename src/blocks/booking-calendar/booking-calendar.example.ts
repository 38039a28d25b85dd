import type { BlockExamples } from '../types';

export const bookingCalendarExamples = {
  white: {
    block: {
      blockType: 'booking-calendar',
      heading: 'Choose a time',
      intro: 'Pick a free half hour and enter your name and email.',
      cardText: 'The calendar opens in a new window. Pick a free half hour and enter your name and email.',
      openLabel: 'Open calendar',
      troubleText: 'Having trouble with the booking system?',
      troubleLink: { label: 'Contact us directly', kind: 'address', address: '/contact' },
      section: { ground: 'white', spacing: 'standard', anchor: 'arrange' },
    },
  },
} satisfies BlockExamples<'booking-calendar'>;
