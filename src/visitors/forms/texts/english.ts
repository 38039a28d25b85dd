/** Messages are in supabase/functions/_shared/messages.ts. */
export const english = {
  optional: '(optional)',
  leaveEmpty: 'Leave this empty',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  choose: 'Choose an option',
  /** Of toasts, for screen readers. */
  closeToast: 'Close toast',
  notifications: 'Notifications',
  booking: {
    freeTimes: 'Free times',
    days: 'Days with free times',
    free: (count: number) => `${count} free`,
    timesIn: (zone: string) => `Times in ${zone}`,
    range: (from: string, to: string) => `${from} to ${to}`,
    note: 'Note',
    noteHint: 'Read before we talk. Change it as you like.',
    book: 'Book this time',
    booking: 'Booking...',
  },
};
export type FormTexts = typeof english;
