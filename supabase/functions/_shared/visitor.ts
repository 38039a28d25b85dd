import { countedAddress, countedMailbox } from './address.ts';

/** The signature proves that the site sent them. */
const VISITOR_HEADER = 'x-visitor';
const VISITOR_SIGNATURE_HEADER = 'x-visitor-signature';

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** In constant time. */
export function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

export const visitorHeaders = async (address: string, secretKey: string) => ({
  [VISITOR_HEADER]: address,
  [VISITOR_SIGNATURE_HEADER]: await hmac(secretKey, address),
});

/** Keyed digests, so that addresses cannot be recovered by brute force. */
export type Counted = {
  visitor: () => Promise<string>;
  mailbox: (email: string) => Promise<string>;
};

/**
 * The network named by the site, otherwise the entry of X-Forwarded-For that the outermost trusted proxy wrote: entries
 * to its left are the caller's claims. `hops`: the number of trusted proxies that append to it.
 */
async function addressOf(request: Request, secretKey: string, hops: number): Promise<string> {
  const named = request.headers.get(VISITOR_HEADER);
  const signature = request.headers.get(VISITOR_SIGNATURE_HEADER);
  if (named && signature && isEqual(signature, await hmac(secretKey, named))) return named;
  return countedAddress(request.headers.get('x-forwarded-for')?.split(',').at(-hops));
}

/**
 * Keys change every day (UTC): a copy of the table reveals nothing, and visitors are not recognized on the next day.
 */
export function counted(request: Request, secretKey: string, hops = 1, now = Date.now()): Counted {
  const day = new Date(now).toISOString().slice(0, 10);
  const digest = (kind: string, value: string) => hmac(secretKey, `rate limit\n${day}\n${kind}\n${value}`);
  return {
    visitor: async () => digest('visitor', await addressOf(request, secretKey, hops)),
    mailbox: (email) => digest('mailbox', countedMailbox(email)),
  };
}
