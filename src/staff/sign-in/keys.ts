import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/env';

/** Separate keys, so that one reveals nothing about another. */
type Purpose =
  | 'rate-limit'
  | 'second-factor'
  | 'recovery-code'
  | 'enrolment-ticket'
  | 'address-change'
  | 'transfer-target'
  | 'crm';

const derived = new Map<string, Buffer>();

/** 256 bits, derived from PAYLOAD_SECRET (HKDF, RFC 5869). */
export function keyFor(purpose: Purpose): Buffer {
  const secret = env().PAYLOAD_SECRET;
  const name = `${purpose}:${secret}`;
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', `staff-sign-in:${purpose}`, 32));
  derived.set(name, key);
  return key;
}

/** Comparable, but useless without PAYLOAD_SECRET, even for guessable input such as an address. */
export const digest = (purpose: Purpose, ...parts: string[]): string =>
  createHmac('sha256', keyFor(purpose)).update(JSON.stringify(parts)).digest('base64url');
