/** A mail consists of paragraphs; none quotes what someone typed. */
export const english = {
  yourTime: 'Your time',
  ourTime: 'Our time',
  time: 'Time',
  gap: (had: number, used: number) => `You had ${had} ${had === 1 ? 'week' : 'weeks'}. You used ${used}.`,
  session: (company: string) => `Discovery session with ${company}`,
  booked: {
    subject: (session: string, time: string) => `${session}: ${time}`,
    preheader: 'When we meet, and a file for your calendar.',
    text: 'Your discovery session is booked.',
    gap: (gap: string) => `We start from the gap you drew. ${gap}`,
    file: 'The attached file adds it to your calendar.',
    fileName: 'discovery-session.ics',
    changes: (email: string) => `To change or cancel it, reply to this email or write to ${email}.`,
    changesInFile: (email: string) => `To change or cancel it, write to ${email}.`,
  },
  canceled: {
    subject: (session: string, time: string) => `Canceled: ${session}, ${time}`,
    preheader: 'The time is free again. You can choose another one.',
    text: 'Your discovery session is canceled.',
    file: 'The attached file removes it from your calendar, if you had added it.',
    again: 'Choose another time',
  },
  address: {
    subject: 'Confirm your email address',
    preheader: 'One link, within a day, in the browser in which you are signed in.',
    reason: (company: string) => `Someone wants to confirm this email address for an account at ${company}.`,
    link: 'If it was you, open this link within a day, in the browser in which you are signed in.',
    confirm: 'Confirm this address',
    effect:
      'Your account will then list the sessions booked with this address and let you change its newsletter subscription.',
    ignore: 'If it was not you, ignore this email.',
  },
  newsletter: {
    subject: 'Confirm your subscription to The Signal',
    preheader: 'One more step: confirm that this address is yours.',
    reason: (company: string) =>
      `Someone entered this address to subscribe to The Signal, the newsletter of ${company}.`,
    reasonToMove: (company: string) =>
      `Someone requested that The Signal, the newsletter of ${company}, goes to this address from now on.`,
    link: 'If it was you, open this link within a week and confirm it there.',
    confirm: 'Confirm the subscription',
    ignore: 'If it was not you, ignore this email: without a confirmation we send nothing else to this address.',
  },
  issue: {
    read: 'Read this issue on the website',
    why: (company: string) => `You receive The Signal because you subscribed to it at ${company}.`,
    manage: 'Unsubscribe or change your address',
  },
};
export type MailTexts = typeof english;
