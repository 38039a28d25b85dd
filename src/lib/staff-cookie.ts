/** Set in staff's browsers, readable by scripts. Grants nothing; src/browser/frame.js repeats its name. */
export const STAFF_COOKIE = 'alethia-staff';
