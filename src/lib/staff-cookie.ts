/** Set in browsers of staff, readable by scripts. A hint without any right; src/browser/frame.js has its name too. */
export const STAFF_COOKIE = 'alethia-staff';
