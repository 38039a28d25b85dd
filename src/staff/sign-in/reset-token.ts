import { createHash } from 'node:crypto';
import type { User } from '@payload-types';
import type { CollectionBeforeChangeHook } from 'payload';

/** As Payload makes them. A stored digest is longer. */
const TOKEN = /^[0-9a-f]{40}$/;

/** A plain digest is enough: a token is 160 random bits. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Of links to choose a password only digests are stored: a copy of the database must not open accounts. */
export const storeTokenDigest: CollectionBeforeChangeHook<User> = ({ data }) => {
  const { resetPasswordToken: token } = data;
  return typeof token === 'string' && TOKEN.test(token) ? { ...data, resetPasswordToken: digestOfToken(token) } : data;
};
