import { createHash } from 'node:crypto';
import type { User } from '@payload-types';
import type { CollectionBeforeChangeHook } from 'payload';
import { isResetToken } from '@/payload/reset-token';
import { PASSWORD_LINK } from '../audit/account-hooks';

/** A plain digest is enough: a token is 160 random bits. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Of links to choose a password only digests are stored: a copy of the database must not open accounts. */
export const storeTokenDigest: CollectionBeforeChangeHook<User> = ({ data }) => {
  const { resetPasswordToken: token } = data;
  return isResetToken(token) ? { ...data, resetPasswordToken: digestOfToken(token) } : data;
};

/**
 * After `needProof`. Another password or address ends the link that was mailed before: its mailbox may be the reason for
 * the change.
 */
export const endMailedLink: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  const isNewAddress = data.email !== undefined && data.email.toLowerCase() !== originalDoc?.email?.toLowerCase();
  // Used: its time is gone already.
  if (req.context[PASSWORD_LINK]) return data;
  if (operation !== 'update' || !(data.password || isNewAddress)) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};
