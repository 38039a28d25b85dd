/** Of one import. */
export const MOST_ROWS = 2_000;
/** With empty ones, which spreadsheets leave behind. */
export const MOST_LINES = 10_000;
export const MOST_BYTES = 5 * 1024 * 1024;

/** Rows per request; the admin sends several, so that none times out. */
export const AT_ONCE = 10;
/** Of the rows of one request, in characters of JSON: less than the limit of a body. */
export const MOST_CHARACTERS_AT_ONCE = 600_000;
