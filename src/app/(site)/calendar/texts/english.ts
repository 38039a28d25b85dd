/** The texts of the form are in src/visitors/forms/texts. */
export const english = {
  title: 'Choose a time',
  description: 'Free times for a discovery session of 30 minutes.',
  heading: 'Book a discovery session',
  main: 'Calendar',
  back: 'Back to the site',
  taken: {
    heading: 'All times are taken',
    text: 'The next four weeks are full. Tell us when you would like to talk, and we will find a time.',
  },
  away: {
    heading: 'The calendar is not responding',
    text: 'Free times cannot be shown right now. Please try again in a few minutes, or tell us when you would like to talk, and we will arrange the session.',
  },
  email: 'Email',
  phone: 'Phone',
  form: 'Form',
  contact: 'Contact us',
  booked: {
    title: 'Your discovery session',
    heading: 'Your session is booked',
    add: 'Add to your calendar',
    length: 'length',
    minutes: (count: number) => `${count} minutes`,
    place: 'place',
    placeText: 'Virtual meeting. You get the link by email.',
    bring: 'bring',
    bringText: 'One decision that reaches you too late. You need no preparation.',
    note: 'note',
    changes: 'changes',
    tell: 'Tell us',
    afterTell: ', and we find another time.',
    account: 'account',
    addToAccount: 'Add it to your account',
    afterAdd: ' to cancel it there.',
  },
  canceled: {
    heading: 'This session was canceled',
    text: 'The time is free again. If you would still like to talk, choose another one or write to us.',
  },
  hidden: {
    heading: 'Your session cannot be shown',
    text: 'The calendar is not responding. Your booking is safe. Please look again in a few minutes.',
  },
  file: {
    name: 'discovery-session.ics',
    summary: (company: string) => `Discovery session with ${company}`,
    description: (minutes: number, email: string, phone: string) =>
      `A virtual meeting of ${minutes} minutes. You get the link by email.\nQuestions: ${email}, ${phone}`,
  },
};
export type CalendarTexts = typeof english;
