export const statuses = ['new', 'answered', 'spam'] as const;
export type Status = (typeof statuses)[number];

export const statusLabels: Record<Status, string> = { new: 'New', answered: 'Answered', spam: 'Spam' };

export const listNames = ['messages', 'submissions', 'subscribers', 'bookings'] as const;
export type ListName = (typeof listNames)[number];

type List = {
  table: 'contact_messages' | 'form_submissions' | 'newsletter_subscribers' | 'bookings';
  label: string;
  one: string;
  many: string;
  searched: readonly string[];
  description: string;
  /** Shown when the list is empty and there is no search. */
  empty: string;
};

export const lists: Record<ListName, List> = {
  messages: {
    table: 'contact_messages',
    label: 'Messages',
    one: 'message',
    many: 'messages',
    searched: ['name', 'email', 'company', 'phone', 'message'],
    description: 'What visitors wrote in the contact form.',
    empty: 'No messages yet. What visitors write in the contact form appears here.',
  },
  submissions: {
    table: 'form_submissions',
    label: 'Forms',
    one: 'submission',
    many: 'submissions',
    searched: ['form_title', 'name', 'email', 'texts'],
    description: 'What visitors entered in the forms that you built. A search finds the title of a form, too.',
    empty: 'No submissions yet. What visitors enter in forms that you built appears here.',
  },
  subscribers: {
    table: 'newsletter_subscribers',
    label: 'Subscribers',
    one: 'subscriber',
    many: 'subscribers',
    searched: ['email'],
    description: 'Addresses that subscribed to the newsletter.',
    empty: 'No subscribers yet. Addresses that ask for the newsletter appear here.',
  },
  bookings: {
    table: 'bookings',
    label: 'Bookings',
    one: 'booking',
    many: 'bookings',
    searched: ['name', 'email', 'note'],
    description: 'Discovery sessions that visitors booked, here or in the external calendar.',
    empty: 'No bookings yet. Sessions that visitors book appear here.',
  },
};

export const isListName = (name: unknown): name is ListName => (listNames as readonly unknown[]).includes(name);

export const counted = (count: number, list: ListName) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? lists[list].one : lists[list].many}`;
