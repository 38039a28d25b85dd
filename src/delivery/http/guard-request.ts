import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that Next trusts from its own parts or its host: revalidation, middleware results, resumed renders. */
const INTERNAL = /^(?:x-(?:prerender|middleware|nextjs|next|now|matched|invoke|action|vercel)-|next-resume)/;

/**
 * Payload ignores its cookie if a browser does not send the origin of a read (plain HTTP) or reports a cross-site
 * click (mail). Both are safe, because a read changes nothing; `SameSite=Lax` covers the rest.
 */
const isSafeRead = (headers: IncomingHttpHeaders) =>
  headers['sec-fetch-site'] === undefined ||
  (headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document');

/**
 * Removes headers that only the site itself may set. Next reads the nonce of a page's scripts from the request's
 * policy header, even for cached pages.
 * @param hops number of reverse proxies; only they may set the forwarded host
 */
export function guardRequest({ headers, method }: IncomingMessage, hops = 0): void {
  if (hops === 0) delete headers['x-forwarded-host'];
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || name.startsWith('content-security-policy')) delete headers[name];
  }
  if ((method === 'GET' || method === 'HEAD') && !headers.origin && isSafeRead(headers))
    headers['sec-fetch-site'] = 'none';
}
