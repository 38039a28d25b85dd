/** Set in staff's browsers, readable by scripts. Grants nothing; src/browser/frame.js repeats its name. */
export const STAFF_COOKIE = 'alethia-staff';

/** With requests of the admin: the id of the account that opened the window. A session of another one is not used. */
export const STAFF_ACCOUNT_HEADER = 'x-staff-account';
