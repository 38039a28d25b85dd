import { countedAddress, countedMailbox } from './address.ts';

/** Headers in which the site names the visitor; the signature proves that the site sent them. */
const VISITOR_HEADER = 'x-visitor';
const VISITOR_SIGNATURE_HEADER = 'x-visitor-signature';

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA-256 as hexadecimal digits. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Constant-time comparison of two strings. */
export function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** The headers that name a visitor. */
export const visitorHeaders = async (address: string, secretKey: string) => ({
  [VISITOR_HEADER]: address,
  [VISITOR_SIGNATURE_HEADER]: await hmac(secretKey, address),
});

/**
 * The caller of a function, as rate limits count it. Both are keyed digests, so addresses cannot be recovered by brute
 * force.
 */
export type Counted = {
  visitor: () => Promise<string>;
  mailbox: (email: string) => Promise<string>;
};

/**
 * The visitor's network: the one named by the site, otherwise the entry of X-Forwarded-For that the outermost trusted
 * proxy wrote. Entries to its left are the caller's own claims. `hops`: the number of trusted proxies that append to
 * the header.
 */
async function addressOf(request: Request, secretKey: string, hops: number): Promise<string> {
  const named = request.headers.get(VISITOR_HEADER);
  const signature = request.headers.get(VISITOR_SIGNATURE_HEADER);
  if (named && signature && isEqual(signature, await hmac(secretKey, named))) return named;
  return countedAddress(request.headers.get('x-forwarded-for')?.split(',').at(-hops));
}

/**
 * The counters' keys for a request: HMACs with the secret key that change every day (UTC), so that a copy of the table
 * reveals nothing and yesterday's visitor cannot be recognised today.
 */
export function counted(request: Request, secretKey: string, hops = 1, now = Date.now()): Counted {
  const day = new Date(now).toISOString().slice(0, 10);
  const digest = (kind: string, value: string) => hmac(secretKey, `rate limit\n${day}\n${kind}\n${value}`);
  return {
    visitor: async () => digest('visitor', await addressOf(request, secretKey, hops)),
    mailbox: (email) => digest('mailbox', countedMailbox(email)),
  };
}
