/** The site names the visitor for whom it calls; the signature shows that it is the site that says so. */
export const VISITOR_HEADER = 'x-visitor';
export const VISITOR_SIGNATURE_HEADER = 'x-visitor-signature';

const encoder = new TextEncoder();

export const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA-256 as hexadecimal digits. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Compares in a time that tells nothing about where two texts differ. */
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

/** Who is asking: the visitor the site names, else the address that the request came from. */
export async function visitorOf(request: Request, secretKey: string): Promise<string> {
  const named = request.headers.get(VISITOR_HEADER);
  const signature = request.headers.get(VISITOR_SIGNATURE_HEADER);
  if (named && signature && isEqual(signature, await hmac(secretKey, named))) return named;
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}
