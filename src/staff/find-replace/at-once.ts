/** Documents that one request changes; the page sends several requests, so that each one is answered in time. */
export const AT_ONCE = 10;
