/**
 * Rate limits per visitor (by network) and per mailbox, within `seconds`. The counters are in the database and shared
 * by all instances of the site and all functions. A visitor's attempts count whatever their outcome, so `booking`
 * leaves room for times that another visitor has just taken.
 */
export const rateLimits = {
  contact: { visitor: 20, mailbox: 5, seconds: 3_600 },
  /** All forms that staff build, together. */
  form: { visitor: 20, mailbox: 5, seconds: 3_600 },
  /** Files of these forms. */
  formFiles: { visitor: 30, seconds: 3_600 },
  newsletter: { visitor: 20, mailbox: 3, seconds: 3_600 },
  /** Buttons behind the links in mails of the newsletter. One-click requests come from mail providers, for many people. */
  subscription: { visitor: 600, seconds: 3_600 },
  booking: { visitor: 20, mailbox: 3, seconds: 86_400 },
  /** Per account, from any network. */
  account: {
    read: { calls: 300, seconds: 3_600 },
    change: { calls: 60, seconds: 3_600 },
    mail: { calls: 10, seconds: 3_600 },
    /** Each attempt is a guess at the password. */
    delete: { calls: 10, seconds: 3_600 },
  },
} as const;
