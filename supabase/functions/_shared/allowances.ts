/**
 * How often one visitor (by address on the net) and one e-mail address may do something, within `seconds`. The counters
 * are in the database: they hold for every instance of the site and every function.
 */
export const allowances = {
  contact: { visitor: 20, address: 5, seconds: 3_600 },
  newsletter: { visitor: 20, seconds: 3_600 },
  booking: { visitor: 10, address: 3, seconds: 86_400 },
} as const;
