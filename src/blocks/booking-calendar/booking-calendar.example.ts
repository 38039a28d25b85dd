import { leadersExamples } from '../leaders/leaders.example';
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
    data: null,
  },
  opening: {
    block: {
      blockType: 'booking-calendar',
      headline: 'Thirty minutes on what you find out too late',
      badges: [{ text: '30 minutes' }, { text: 'Virtual meeting' }],
      heading: 'Choose a time',
      intro: 'Pick a free half hour and enter your name and email.',
      cardText: 'The calendar opens in a new window. Pick a free half hour and enter your name and email.',
      openLabel: 'Open calendar',
      troubleText: 'Having trouble with the booking system?',
      troubleLink: { label: 'Contact us directly', kind: 'address', address: '/contact' },
      hostText: 'You talk to',
      facts: [
        { label: 'reply', value: '24 hours' },
        { label: 'session', value: '30 minutes' },
      ],
      section: { ground: 'graphite', spacing: 'standard' },
    },
    data: leadersExamples.rows.data[0] ?? null,
  },
} satisfies BlockExamples<'booking-calendar'>;
