import { randomInt } from 'node:crypto';

/**
 * An address nobody else in these tests comes from: limits count by it. Sent as `X-Forwarded-For`, which the site under
 * test believes, as it would believe the proxy in front of it.
 */
export const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** For `test.use({ extraHTTPHeaders })` and contexts. */
export const asVisitor = () => ({ 'x-forwarded-for': visitor() });
