import { z } from 'zod';
import { hmac, isEqual } from './visitor.ts';

/** Long enough for a mail that is read after a holiday. */
const VALID_MS = 7 * 24 * 60 * 60_000;

/** Confirm an address, or change and end a subscription. */
export type LinkPurpose = 'confirm' | 'manage';

const signature = (secretKey: string, purpose: LinkPurpose, subscriber: string, until: string) =>
  hmac(secretKey, ['newsletter', purpose, subscriber, until].join('\n'));

/** Valid for a week. `now` in ms. */
export async function confirmationToken(secretKey: string, subscriber: string, now: number): Promise<string> {
  const until = String(Math.floor((now + VALID_MS) / 1_000));
  return `${subscriber}.${until}.${await signature(secretKey, 'confirm', subscriber, until)}`;
}

/** Never expires: an old issue must still lead out of the list. */
export async function subscriptionToken(secretKey: string, subscriber: string): Promise<string> {
  return `${subscriber}..${await signature(secretKey, 'manage', subscriber, '')}`;
}

const shape = z.tuple([z.uuid(), z.string().regex(/^(\d{10})?$/), z.string()]);

/** Undefined for a token that is wrong, expired or of another purpose. */
export async function subscriberOf(
  token: string,
  secretKey: string,
  purpose: LinkPurpose,
  now: number,
): Promise<string | undefined> {
  const parsed = shape.safeParse(token.split('.'));
  // Without Supabase there is no key.
  if (!parsed.success || !secretKey) return undefined;
  const [subscriber, until, given] = parsed.data;
  const expires = purpose === 'confirm';
  if (expires !== (until !== '') || (expires && Number(until) * 1_000 < now)) return undefined;
  return isEqual(given, await signature(secretKey, purpose, subscriber, until)) ? subscriber : undefined;
}
