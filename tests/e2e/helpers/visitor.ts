import { randomInt } from 'node:crypto';

/**
 * A unique address, because of rate limits. Sent as `X-Forwarded-For`, which the site under test trusts as it would a
 * reverse proxy's.
 */
export const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** For `test.use({ extraHTTPHeaders })` and contexts. */
export const asVisitor = () => ({ 'x-forwarded-for': visitor() });
