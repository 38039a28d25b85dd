/** Documents per request; the admin sends several, so that none times out. */
export const AT_ONCE = 10;
