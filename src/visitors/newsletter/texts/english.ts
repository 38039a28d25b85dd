export const english = {
  title: 'Newsletter subscription',
  description: 'Confirm, change or end your subscription to The Signal.',
  next: 'Where to go next',
  issues: 'Issues of The Signal',
  done: {
    confirmed: {
      title: 'You are subscribed',
      text: 'The next issue of The Signal comes to your mailbox. Until then, the past ones are here to read.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'The subscription of this link is deleted. If you have subscribed again since, use the link in a newer issue.',
    },
    moving: {
      title: 'Check your new mailbox',
      text: 'If your link belongs to a subscription, we have sent another one to the new address. Open it there: until then, The Signal goes to the old one.',
    },
  },
  problems: {
    email: (invalid: string) => `${invalid}. Please check it and try again.`,
    away: 'A part of the site is not responding. Please try again in a few minutes.',
  },
  invalid: {
    title: 'This link no longer works',
    text: 'It has expired, was already used, or reached you incomplete. Your subscription is as it was.',
    again: 'Subscribe again to get a new link',
    write: 'To change a subscription, use the link at the end of any issue, or write to',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'One click, and The Signal comes to your mailbox once a month. You can leave it in any issue.',
    label: 'Confirm',
    button: 'Confirm subscription',
  },
  manage: {
    title: 'Your subscription',
    text: 'Leave The Signal, or have it sent to another address. No account needed.',
    unsubscribe: 'Unsubscribe',
    unsubscribeText: 'We delete your address from the list at once.',
    move: 'Change the address',
    moveText: 'We send a link to the new address. Once you confirm it, The Signal goes there.',
    newEmail: 'New email',
  },
  oneClick: { done: 'You are unsubscribed.', later: 'Please try again later.' },
};
export type SubscriptionTexts = typeof english;
