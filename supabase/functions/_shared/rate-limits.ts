/**
 * Per visitor (network) and mailbox, within `seconds`, counted in the database for all instances and functions. All
 * attempts count, so `booking` leaves room for times that another visitor has just taken.
 */
export const rateLimits = {
  contact: { visitor: 20, mailbox: 5, seconds: 3_600 },
  /** All built forms together. */
  form: { visitor: 20, mailbox: 5, seconds: 3_600 },
  formFiles: { visitor: 30, seconds: 3_600 },
  newsletter: { visitor: 20, mailbox: 3, seconds: 3_600 },
  /** One-click requests come from mail providers, for many people. */
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
