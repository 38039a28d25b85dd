import { plainPolicy } from '../html/policies.ts';
import { PRIVATE_CACHE_CONTROL } from '../html/status.ts';
import { securityHeaders, transportSecurity } from './security-headers.ts';

/** What Next trusts when it comes from its own parts or its host: revalidation, middleware results, resumed renders. */
const INTERNAL = /^(?:x-(?:prerender|middleware|nextjs|next|now|matched|invoke|action|vercel)-|next-resume)/;

/**
 * Drops what only the site itself may say. Next takes the nonce for a page's scripts from the request's own policy header,
 * also for pages that it keeps for all; a visitor has none to give, and the proxy sets it later.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} hops reverse proxies in front, which alone may say under which host they were asked
 */
export function guardRequest({ headers, method }, hops = 0) {
  if (hops === 0) delete headers['x-forwarded-host'];
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || name.startsWith('content-security-policy')) delete headers[name];
  }
  if ((method === 'GET' || method === 'HEAD') && !headers.origin && isSafeRead(headers))
    headers['sec-fetch-site'] = 'none';
}

/**
 * Payload ignores its cookie where a browser does not say where a read comes from (plain HTTP) or says that a link
 * elsewhere was clicked (mail). Both are safe, as a read changes nothing; `SameSite=Lax` covers the rest.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
const isSafeRead = ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': target }) =>
  site === undefined || (site === 'cross-site' && mode === 'navigate' && target === 'document');

/** An answer that a shared cache could keep, though the next visitor may get a better one. */
const isFailure = (/** @type {number} */ status) => status >= 400;

/**
 * Whoever answers, Next included: failures are kept by no cache, and no answer goes out without the headers of all.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function guardAnswer(request, response) {
  const secure = transportSecurity(request.headers);
  const writeHead = response.writeHead;
  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {[number, ...never[]]} */ ...answer) => {
      if (isFailure(answer[0])) response.setHeader('cache-control', PRIVATE_CACHE_CONTROL);
      for (const { key, value } of securityHeaders) if (!response.hasHeader(key)) response.setHeader(key, value);
      for (const [key, value] of Object.entries(secure)) response.setHeader(key, value);
      if (!response.hasHeader('content-security-policy')) {
        response.setHeader('content-security-policy', plainPolicy);
      }
      return writeHead.apply(response, answer);
    }
  );
}
