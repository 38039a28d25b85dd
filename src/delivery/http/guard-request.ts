import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What Next trusts when it comes from its own parts or its host: revalidation, middleware results, resumed renders. */
const INTERNAL = /^(?:x-(?:prerender|middleware|nextjs|next|now|matched|invoke|action|vercel)-|next-resume)/;

/**
 * Payload ignores its cookie where a browser does not say where a read comes from (plain HTTP) or says that a link
 * elsewhere was clicked (mail). Both are safe, as a read changes nothing; `SameSite=Lax` covers the rest.
 */
const isSafeRead = ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': target,
}: IncomingHttpHeaders) =>
  site === undefined || (site === 'cross-site' && mode === 'navigate' && target === 'document');

/**
 * Drops what only the site itself may say. Next takes the nonce for a page's scripts from the request's own policy header,
 * also for pages that it keeps for all; a visitor has none to give, and the proxy sets it later.
 * @param hops reverse proxies in front, which alone may say under which host they were asked
 */
export function guardRequest({ headers, method }: IncomingMessage, hops = 0): void {
  if (hops === 0) delete headers['x-forwarded-host'];
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || name.startsWith('content-security-policy')) delete headers[name];
  }
  if ((method === 'GET' || method === 'HEAD') && !headers.origin && isSafeRead(headers))
    headers['sec-fetch-site'] = 'none';
}
