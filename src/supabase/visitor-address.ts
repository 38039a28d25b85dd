/** Set by our own server (src/delivery/server.mjs), which alone knows who is at the other end. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address';

/**
 * The address that limits are counted by. Without our server, in development, it is the one the nearest proxy saw.
 */
export const visitorAddress = (headers: Pick<Headers, 'get'>): string =>
  headers.get(VISITOR_ADDRESS_HEADER) ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
