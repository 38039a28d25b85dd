/**
 * How often one visitor (by network) and one mailbox may do something, within `seconds`. The counters are in the database:
 * they hold for every instance of the site and every function. A visitor's attempts count whatever becomes of them, so
 * `booking` leaves room for times that somebody else has just taken.
 */
export const allowances = {
  contact: { visitor: 20, mailbox: 5, seconds: 3_600 },
  newsletter: { visitor: 20, seconds: 3_600 },
  booking: { visitor: 20, mailbox: 3, seconds: 86_400 },
  /** Of one account, whatever network it calls from. */
  account: {
    read: { calls: 300, seconds: 3_600 },
    change: { calls: 60, seconds: 3_600 },
    mail: { calls: 10, seconds: 3_600 },
    /** Each is a guess at the password. */
    delete: { calls: 10, seconds: 3_600 },
  },
} as const;
