import { randomInt } from 'node:crypto';

/** Unique, because of rate limits. Sent as `X-Forwarded-For`, which the site under test trusts. */
export const visitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const asVisitor = () => ({ 'x-forwarded-for': visitor() });
